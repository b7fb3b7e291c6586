/**
 * What a shopper's actions take at every size of the catalogue: the shop beside the page without a framework.
 */
import { products } from '../../tools/api';
import { ACTIONS } from './actions';
import { median } from '../shared/interleave';
import { compared, own } from './table';
import { arrive, use } from './using';

export const SIZES = [50, 1000, 10_000, 100_000];
const CPUS = [1, 4];
/** The size whose arrival is judged. */
const ALL = 100_000;
const FRAME = 17;
/** The most ms of the worst interaction, with a slow CPU. */
const WORST = { 50: 48, 10_000: 80, [ALL]: 110 };

const count = new Intl.NumberFormat('en');

/**
 * Every figure of every round, by size: `uses` by the CPU's slowness and by page, `arrivals` by page.
 * @param servers see `startServers`
 */
export async function measureInteractions(browser, servers, { rounds, sizes, tell }) {
  const pages = { shop: servers.shop, floor: servers.references };
  const measured = [];
  for (const size of sizes) {
    const rows = products(size);
    await servers.answer(rows);
    const arrivals = { shop: [], floor: [] };
    const uses = CPUS.map((cpu) => ({ cpu, shop: [], floor: [] }));
    for (let round = 0; round < rounds; round++) {
      tell(`${count.format(size)} products, round ${round + 1} of ${rounds}`);
      const names = round % 2 ? ['floor', 'shop'] : ['shop', 'floor']; // None is always first.
      if (size === ALL) {
        for (const name of names) arrivals[name].push(await arrive(browser, pages[name], rows));
      }
      for (const one of uses) {
        for (const name of names) one[name].push(await use(browser, pages[name], rows, one.cpu));
      }
    }
    measured.push({ size, arrivals, uses });
  }
  return measured;
}

/** An action's median over all rounds; in a round it may happen more than once. */
function actionOf(runs, action, key) {
  const steps = runs.flatMap((run) => run.steps.filter((step) => step.action === action));
  return median(steps.map((step) => step[key]));
}

const geometricMean = (numbers) =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

const titleOf = (size, cpu) => `${count.format(size)} products${cpu > 1 ? `, CPU ${cpu} times slower` : ''}`;
const laterGoal = (cpu) => ({ later: cpu > 1 ? 2 * FRAME : FRAME });

/** An action's medians on both pages. */
const bothOf = (runs, action, key) => ({
  shop: actionOf(runs.shop, action, key),
  floor: actionOf(runs.floor, action, key),
});

function useRows(size, { cpu, ...runs }) {
  const title = titleOf(size, cpu);
  const worst = (name) => median(runs[name].map((run) => run.worstInteraction));
  const mean = (name) => geometricMean(ACTIONS.map((action) => actionOf(runs[name], action, 'work')));
  const frames = ACTIONS.map((action) =>
    compared(
      title,
      `until its frame: ${action}, the latest`,
      bothOf(runs, action, 'shown'),
      'ms',
      laterGoal(cpu),
    ),
  );
  return [
    frames.reduce((latest, row) => (row.value > latest.value ? row : latest)),
    compared(
      title,
      "main thread's work, mean of the actions",
      { shop: mean('shop'), floor: mean('floor') },
      'ms',
      { ratio: size === ALL ? 1.3 : 1.25 },
    ),
    own(
      title,
      'worst interaction (INP)',
      { shop: worst('shop'), floor: worst('floor') },
      'ms',
      cpu > 1 ? WORST[size] : undefined,
    ),
  ];
}

function arrivalRows(size, arrivals) {
  const title = `${count.format(size)} products arrive`;
  const both = (key) => ({
    shop: median(arrivals.shop.map((run) => run[key])),
    floor: median(arrivals.floor.map((run) => run[key])),
  });
  return [
    own(title, 'longest task, 0 for none above 50 ms', both('longestTask'), 'ms', 50),
    compared(title, 'memory', both('memory'), 'bytes', { ratio: 1.1 }),
  ];
}

/** The table's rows, each beside its goal. */
export const interactionRows = (measured) =>
  measured.flatMap(({ size, arrivals, uses }) => [
    ...(arrivals.shop.length ? arrivalRows(size, arrivals) : []),
    ...uses.flatMap((one) => useRows(size, one)),
  ]);

/** Each action by itself, for who looks for what is slow. */
export const actionRows = (measured) =>
  measured.flatMap(({ size, uses }) =>
    uses.flatMap(({ cpu, ...runs }) =>
      ACTIONS.flatMap((action) => [
        compared(
          titleOf(size, cpu),
          `${action}, until its frame`,
          bothOf(runs, action, 'shown'),
          'ms',
          laterGoal(cpu),
        ),
        compared(titleOf(size, cpu), `${action}, work`, bothOf(runs, action, 'work'), 'ms', {
          ratio: undefined,
        }),
      ]),
    ),
  );
