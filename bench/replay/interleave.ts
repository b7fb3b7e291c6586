/**
 * Compares variants on a machine that other programs use too: in turn, many times, in CPU time.
 */
import process from 'node:process';
import { median } from '../shared/median';

/** Prepares a round, which is not measured, and returns the work that is. */
type Prepare = () => () => unknown;

interface Medians {
  /** Ms of CPU. */
  ms: number;
  /** To the first variant of the same round. */
  ratio: number;
}

/** The CPU time of one call in ms, that of the garbage collector's threads included. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The medians of each variant over all rounds.
 * @param variants by name; the first is what the others are compared with
 * @param warmUp rounds ahead that are not counted
 */
export async function interleave<Name extends string>(
  variants: Readonly<Record<Name, Prepare>>,
  rounds: number,
  warmUp?: number,
): Promise<Record<Name, Medians>>;
export async function interleave(
  variants: Readonly<Record<string, Prepare>>,
  rounds: number,
  warmUp = 2,
): Promise<Record<string, Medians>> {
  const all = Object.entries(variants).map(([name, prepare]) => ({ name, prepare, times: Array<number>() }));
  for (let round = 0; round < warmUp + rounds; round++) {
    const first = round % all.length; // Being first may be slower, so every variant is at times.
    for (const { prepare, times } of [...all.slice(first), ...all.slice(0, first)]) {
      const time = await cpuOf(prepare());
      if (round >= warmUp) times.push(time);
    }
  }
  const base = all[0]?.times ?? [];
  return Object.fromEntries(
    all.map(({ name, times }) => {
      const ratios = times.map((time, round) => time / (base[round] ?? NaN));
      return [name, { ms: median(times), ratio: median(ratios) }];
    }),
  );
}
