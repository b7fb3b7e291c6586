/**
 * What a shopper's actions take at every size of the catalogue: the shop beside the page without a framework and
 * the leanest one.
 */
import type { Browser } from '@playwright/test';
import { products } from '../../server/api/products';
import { median } from '../shared/median';
import { measureArrival, measureUse, type Action, type Arrival } from './measurePage';
import { byPage, orderOf, TARGETS, type ByPage, type Options, type Target } from './pages';
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

/** The most work, as a ratio to the page that the shop is compared with, by size. */
const WORK: Record<Target, ReadonlyMap<number, number>> = {
  reference: new Map([
    [50, 1.25],
    [1000, 1.25],
    [10_000, 1.25],
    [ALL, 1.3],
  ]),
  limit: new Map([
    [50, 1.25],
    [10_000, 1.25],
    [ALL, 1.2],
  ]),
};
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
  { rounds, sizes, tell }: Options & { sizes: readonly number[] },
): Promise<Measured[]> {
  const origins = { shop: servers.shop, reference: servers.references, limit: servers.limit.js };
  const measured: Measured[] = [];
  for (const size of sizes) {
    const rows = products(size);
    await servers.answer(rows);
    const measuring = byPage((name) => ({ browser, name, origin: origins[name], rows }));
    const arrivals = byPage<Arrival[]>(() => []);
    const uses: Uses[] = CPUS.map((cpu) => ({ cpu, ...byPage(() => []) }));
    for (let round = 0; round < rounds; round++) {
      tell(`${count.format(size)} products, round ${round + 1} of ${rounds}`);
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

/** The rows of the actions that the page beside the shop can do, too. */
function useRows(beside: Target, size: number, uses: Uses): Row[] {
  const place = { beside, section: titleOf(size, uses) };
  const actions = actionsOf(uses[beside]);
  const frames = actions.map((action) => {
    const shown = figuresOf(uses, action, 'shown');
    return compared(place, `until its frame: ${action}, the latest`, shown, 'ms', laterGoal(uses));
  });
  const works = actions.map((action) => figuresOf(uses, action, 'work'));
  const work = byPage((name) => geometricMean(works.map((figures) => figures[name])));
  const ratio = WORK[beside].get(size);
  return [
    frames.reduce((latest, row) => (row.value > latest.value ? row : latest)),
    compared(place, `main thread's work, mean of ${actions.length} actions`, work, 'ms', { ratio }),
    worstRow(beside, size, uses),
  ];
}

/** The worst interaction: beside the limit of the actions that both can do, else of all that the shop can do. */
function worstRow(beside: Target, size: number, uses: Uses): Row {
  const place = { beside, section: titleOf(size, uses) };
  const actions = actionsOf(uses[beside === 'limit' ? 'limit' : 'shop']);
  const worst = worstOf(uses, actions);
  const name = `worst interaction of ${actions.length} actions (INP)`;
  const most = WORST.get(size);
  if (beside === 'limit')
    return compared(place, name, worst, 'ms', { ratio: WORST.has(size) ? WORST_RATIO : undefined });
  return own(place, name, worst, 'ms', uses.cpu > 1 ? most : undefined);
}

function arrivalRows(size: number, arrivals: ByPage<Arrival[]>): Row[] {
  const place = { beside: 'reference', section: `${count.format(size)} products arrive` } as const;
  const figures = (key: keyof Arrival) => byPage((name) => median(arrivals[name].map((one) => one[key])));
  return [
    own(place, 'longest task, 0 for none above 50 ms', figures('longestTask'), 'ms', 50),
    compared(place, 'memory', figures('memory'), 'bytes', { ratio: 1.1 }),
  ];
}

/** The tables' rows, each beside its goal. */
export const interactionRows = (measured: readonly Measured[]): Row[] =>
  measured.flatMap(({ size, arrivals, uses }) => [
    ...(arrivals.shop.length ? arrivalRows(size, arrivals) : []),
    ...uses.flatMap((one) => TARGETS.flatMap((beside) => useRows(beside, size, one))),
  ]);

/** Each action by itself, to find what is slow; the shop alone where the page beside it lacks the action. */
export const actionRows = (measured: readonly Measured[]): Row[] =>
  measured.flatMap(({ size, uses }) =>
    uses.flatMap((one) => TARGETS.flatMap((beside) => rowsOfActions(beside, size, one))),
  );

function rowsOfActions(beside: Target, size: number, uses: Uses): Row[] {
  const place = { beside, section: titleOf(size, uses) };
  const common = actionsOf(uses[beside]);
  return actionsOf(uses.shop).flatMap((action) => {
    const shown = figuresOf(uses, action, 'shown');
    const work = figuresOf(uses, action, 'work');
    const [untilFrame, ofWork] = [`${action}, until its frame`, `${action}, work`];
    if (!common.includes(action))
      return [own(place, untilFrame, shown, 'ms'), own(place, ofWork, work, 'ms')];
    return [
      compared(place, untilFrame, shown, 'ms', laterGoal(uses)),
      compared(place, ofWork, work, 'ms', { ratio: undefined }),
    ];
  });
}
