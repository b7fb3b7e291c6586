/**
 * What a shopper's actions take at every size of the catalogue: the shop beside the page without a framework.
 */
import type { Browser } from '@playwright/test';
import { products } from '../../tools/api';
import { median } from '../shared/median';
import { ACTIONS } from './actions';
import { measureArrival, measureUse, type Action, type Arrival, type Use } from './measurePage';
import { bothOf, orderOf, type Both, type Options } from './pages';
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

/** Every use of both pages with one CPU. */
interface Uses extends Both<Use[]> {
  cpu: number;
}

/** Every figure of every round with a catalogue of one size. */
export interface Measured {
  /** Products. */
  size: number;
  /** None for the smaller catalogues. */
  arrivals: Both<Arrival[]>;
  uses: Uses[];
}

const count = new Intl.NumberFormat('en');

export async function measureInteractions(
  browser: Browser,
  servers: Servers,
  { rounds, sizes, tell }: Options & { sizes: readonly number[] },
): Promise<Measured[]> {
  const pages: Both<string> = { shop: servers.shop, floor: servers.references };
  const measured: Measured[] = [];
  for (const size of sizes) {
    const rows = products(size);
    await servers.answer(rows);
    const arrivals: Both<Arrival[]> = { shop: [], floor: [] };
    const uses: Uses[] = CPUS.map((cpu) => ({ cpu, shop: [], floor: [] }));
    for (let round = 0; round < rounds; round++) {
      tell(`${count.format(size)} products, round ${round + 1} of ${rounds}`);
      const names = orderOf(round);
      if (size === ALL) {
        for (const name of names) arrivals[name].push(await measureArrival(browser, pages[name], rows));
      }
      for (const one of uses) {
        for (const name of names) one[name].push(await measureUse(browser, pages[name], rows, one.cpu));
      }
    }
    measured.push({ size, arrivals, uses });
  }
  return measured;
}

type ActionKey = 'shown' | 'work';

/** An action's median over all rounds; in a round it may happen more than once. */
function actionOf(uses: readonly Use[], action: string, key: ActionKey): number {
  const isIt = (step: Action) => step.action === action;
  return median(uses.flatMap(({ steps }) => steps.filter(isIt)).map((step) => step[key]));
}

/** An action's medians on both pages. */
const actionOfBoth = (uses: Uses, action: string, key: ActionKey) =>
  bothOf((name) => actionOf(uses[name], action, key));

const geometricMean = (numbers: readonly number[]) =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

const titleOf = (size: number, { cpu }: Uses) =>
  `${count.format(size)} products${cpu > 1 ? `, CPU ${cpu} times slower` : ''}`;
const laterGoal = ({ cpu }: Uses) => ({ later: cpu > 1 ? 2 * FRAME : FRAME });

function useRows(size: number, uses: Uses): Row[] {
  const title = titleOf(size, uses);
  const worst = bothOf((name) => median(uses[name].map((use) => use.worstInteraction)));
  const work = bothOf((name) => geometricMean(ACTIONS.map((action) => actionOf(uses[name], action, 'work'))));
  const frames = ACTIONS.map((action) => {
    const shown = actionOfBoth(uses, action, 'shown');
    return compared(title, `until its frame: ${action}, the latest`, shown, 'ms', laterGoal(uses));
  });
  return [
    frames.reduce((latest, row) => (row.value > latest.value ? row : latest)),
    compared(title, "main thread's work, mean of the actions", work, 'ms', {
      ratio: size === ALL ? 1.3 : 1.25,
    }),
    own(title, 'worst interaction (INP)', worst, 'ms', uses.cpu > 1 ? WORST.get(size) : undefined),
  ];
}

function arrivalRows(size: number, arrivals: Both<Arrival[]>): Row[] {
  const title = `${count.format(size)} products arrive`;
  const both = (key: keyof Arrival) => bothOf((name) => median(arrivals[name].map((one) => one[key])));
  return [
    own(title, 'longest task, 0 for none above 50 ms', both('longestTask'), 'ms', 50),
    compared(title, 'memory', both('memory'), 'bytes', { ratio: 1.1 }),
  ];
}

/** The table's rows, each beside its goal. */
export const interactionRows = (measured: readonly Measured[]): Row[] =>
  measured.flatMap(({ size, arrivals, uses }) => [
    ...(arrivals.shop.length ? arrivalRows(size, arrivals) : []),
    ...uses.flatMap((one) => useRows(size, one)),
  ]);

/** Each action by itself, to find what is slow. */
export const actionRows = (measured: readonly Measured[]): Row[] =>
  measured.flatMap(({ size, uses }) =>
    uses.flatMap((one) => {
      const title = titleOf(size, one);
      return ACTIONS.flatMap((action) => {
        const shown = actionOfBoth(one, action, 'shown');
        const work = actionOfBoth(one, action, 'work');
        return [
          compared(title, `${action}, until its frame`, shown, 'ms', laterGoal(one)),
          compared(title, `${action}, work`, work, 'ms', { ratio: undefined }),
        ];
      });
    }),
  );
