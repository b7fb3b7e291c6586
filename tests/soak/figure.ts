import { setTimeout as delay } from 'node:timers/promises';

/** How often a promise was tried, and how often it did not hold: a row of docs/reliability.md. */
export interface Figure extends Tried {
  area: 'Tabs' | 'Storage' | 'Backend' | 'Server' | 'Crash';
  /** What was tried, and what counts as lost. */
  what: string;
  /** The engine or Node, with its version. */
  where: string;
  /** Another measurement, with its unit. */
  measured?: string;
}

interface Tried {
  /** How often. */
  tried: number;
  /** How often it did not hold. */
  lost: number;
}

interface Often {
  times: number;
  /** The time of this row. */
  seconds: number;
  /** How many things one attempt tries. */
  size?: number;
}

/** Ms of their time that earlier rows did not need. */
let spare = 0;

/**
 * Repeats something until it was tried often enough, or until the row's time and the spare time are over.
 * @param attempt receives its number and returns how many of the `size` things were lost; an error loses all of them
 */
export async function tryOften(
  { times, seconds, size = 1 }: Often,
  attempt: (index: number) => Promise<number>,
): Promise<Tried> {
  const end = performance.now() + seconds * 1000 + spare;
  let lost = 0;
  let index = 0;
  for (; index < times && performance.now() < end; index++)
    try {
      const lostNow = await attempt(index);
      if (lostNow > 0) console.error(`  try ${index}: ${lostNow} lost`);
      lost += lostNow;
    } catch (error) {
      console.error(`  try ${index}:`, error);
      lost += size;
    }
  spare = Math.max(0, end - performance.now());
  return { tried: index * size, lost };
}

/** Whether something becomes true within some ms. */
export async function becomesTrue(check: () => Promise<boolean>, within = 15_000): Promise<boolean> {
  for (const end = performance.now() + within; performance.now() < end; await delay(30))
    if (await check()) return true;
  return false;
}
