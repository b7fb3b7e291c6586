/**
 * What a shopper's actions take at every size of the catalogue: the shop beside the leanest page.
 */
import type { Browser } from '@playwright/test';
import { products } from '../../server/api/products';
import { median } from '../shared/median';
import { measureArrival, measureUse, type Action, type Arrival } from './measurePage';
import { byPage, orderOf, type ByPage, type Options } from './pages';
import type { Servers } from './servers';
import { compared, own, type Row } from './table';

export const SIZES = [50, 1000, 10_000, 100_000];
/** How many times slower the CPU is than this machine's. */
const CPUS = [1, 4];
/** The size whose arrival is judged. */
const ALL = 100_000;
/** Ms. */
const FRAME = 17;
/** The most ms of the worst interaction with a slow CPU, by size. */
const WORST = new Map([
  [50, 48],
  [10_000, 80],
  [ALL, 110],
]);

/** The most work, as a ratio to the limit's, by size. */
const WORK = new Map([
  [50, 1.25],
  [10_000, 1.25],
  [ALL, 1.2],
]);
/** The worst interaction's most as a ratio to the limit's, at the sizes that have a goal. */
const WORST_RATIO = 1.25;

/** Every use of each page with one CPU. */
interface Uses extends ByPage<Action[][]> {
  cpu: number;
}

/** Every figure of every round with a catalogue of one size. */
export interface Measured {
  /** Products. */
  size: number;
  /** None for the smaller catalogues. */
  arrivals: ByPage<Arrival[]>;
  uses: Uses[];
}

const count = new Intl.NumberFormat('en');

export async function measureInteractions(
  browser: Browser,
  servers: Servers,
  { rounds, sizes, report }: Options & { sizes: readonly number[] },
): Promise<Measured[]> {
  const origins = { shop: servers.shop, limit: servers.limit.js };
  const measured: Measured[] = [];
  for (const size of sizes) {
    const rows = products(size);
    await servers.answer(rows);
    const measuring = byPage((name) => ({ browser, name, origin: origins[name], rows }));
    const arrivals = byPage<Arrival[]>(() => []);
    const uses: Uses[] = CPUS.map((cpu) => ({ cpu, ...byPage(() => []) }));
    for (let round = 0; round < rounds; round++) {
      report(`${count.format(size)} products, round ${round + 1} of ${rounds}`);
      const names = orderOf(round);
      if (size === ALL) {
        for (const name of names) arrivals[name].push(await measureArrival(measuring[name]));
      }
      for (const one of uses) {
        for (const name of names) one[name].push(await measureUse(measuring[name], one.cpu));
      }
    }
    measured.push({ size, arrivals, uses });
  }
  return measured;
}

/** The actions that a page can do: all that it was measured with. */
const actionsOf = (uses: readonly Action[][]) => [...new Set(uses.flat().map(({ action }) => action))];

/** An action's median over all rounds, of each page; in a round it may happen more than once. */
const figuresOf = (uses: Uses, action: string, key: 'shown' | 'work') =>
  byPage((name) => {
    const all = uses[name].flat().filter((one) => one.action === action);
    return median(all.map((one) => one[key]));
  });

/** A round's slowest interaction in any of some actions, the median over all rounds, of each page. */
const worstOf = (uses: Uses, actions: readonly string[]) =>
  byPage((name) => {
    const some = uses[name].map((use) => use.filter(({ action }) => actions.includes(action)));
    return median(some.map((use) => Math.max(...use.map(({ interaction }) => interaction))));
  });

const geometricMean = (numbers: readonly number[]) =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

const titleOf = (size: number, { cpu }: Uses) =>
  `${count.format(size)} products${cpu > 1 ? `, CPU ${cpu} times slower` : ''}`;
const laterGoal = ({ cpu }: Uses) => ({ later: cpu > 1 ? 2 * FRAME : FRAME });

/** The rows of the actions that the limit can do, too. */
function useRows(size: number, uses: Uses): Row[] {
  const section = titleOf(size, uses);
  const actions = actionsOf(uses.limit);
  const frames = actions.map((action) => {
    const shown = figuresOf(uses, action, 'shown');
    return compared(section, `until its frame: ${action}, the latest`, shown, 'ms', laterGoal(uses));
  });
  const works = actions.map((action) => figuresOf(uses, action, 'work'));
  const work = byPage((name) => geometricMean(works.map((figures) => figures[name])));
  const all = actionsOf(uses.shop);
  const most = uses.cpu > 1 ? WORST.get(size) : undefined;
  const worst = (some: readonly string[]) => `worst interaction of ${some.length} actions (INP)`;
  return [
    frames.reduce((latest, row) => (row.value > latest.value ? row : latest)),
    compared(section, `main thread's work, mean of ${actions.length} actions`, work, 'ms', {
      ratio: WORK.get(size),
    }),
    compared(section, worst(actions), worstOf(uses, actions), 'ms', {
      ratio: WORST.has(size) ? WORST_RATIO : undefined,
    }),
    own(section, worst(all), { ...worstOf(uses, all), limit: NaN }, 'ms', most),
  ];
}

function arrivalRows(size: number, arrivals: ByPage<Arrival[]>): Row[] {
  const section = `${count.format(size)} products arrive`;
  const figures = (key: keyof Arrival) => byPage((name) => median(arrivals[name].map((one) => one[key])));
  return [
    own(section, 'longest task, 0 for none above 50 ms', figures('longestTask'), 'ms', 50),
    compared(section, 'memory', figures('memory'), 'bytes', { ratio: 1.1 }),
  ];
}

/** The tables' rows, each beside its goal. */
export const interactionRows = (measured: readonly Measured[]): Row[] =>
  measured.flatMap(({ size, arrivals, uses }) => [
    ...(arrivals.shop.length ? arrivalRows(size, arrivals) : []),
    ...uses.flatMap((one) => useRows(size, one)),
  ]);

/** Each action alone, to find what is slow; only the shop if the limit lacks the action. */
export const actionRows = (measured: readonly Measured[]): Row[] =>
  measured.flatMap(({ size, uses }) => uses.flatMap((one) => rowsOfActions(size, one)));

function rowsOfActions(size: number, uses: Uses): Row[] {
  const section = titleOf(size, uses);
  const common = actionsOf(uses.limit);
  return actionsOf(uses.shop).flatMap((action) => {
    const shown = figuresOf(uses, action, 'shown');
    const work = figuresOf(uses, action, 'work');
    const [untilFrame, ofWork] = [`${action}, until its frame`, `${action}, work`];
    if (!common.includes(action))
      return [own(section, untilFrame, shown, 'ms'), own(section, ofWork, work, 'ms')];
    return [
      compared(section, untilFrame, shown, 'ms', laterGoal(uses)),
      compared(section, ofWork, work, 'ms', { ratio: undefined }),
    ];
  });
}
