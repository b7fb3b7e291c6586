import { setTimeout as delay } from 'node:timers/promises';

/** What was tried of a promise, and how often it did not hold: a row of docs/reliability.md. */
export interface Figure extends Tried {
  area: 'Tabs' | 'Storage' | 'Backend' | 'Server' | 'Crash';
  /** What was tried, and what counts as lost. */
  what: string;
  /** In what: an engine with its version, or Node with its own. */
  where: string;
  /** What else was measured, with its unit. */
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
  /** Its own time. */
  seconds: number;
  /** How many things each try tries. */
  size?: number;
}

/** Ms that the rows before have left over of their time. */
let spare = 0;

/**
 * Tries something again and again, until it was tried often enough or the time is over: its own, and what the rows before
 * have left over.
 * @param attempt is given its number, and returns how many of the `size` things were lost; an error loses them all
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

/** Whether something becomes true before so many ms have passed. */
export async function becomesTrue(check: () => Promise<boolean>, within = 15_000): Promise<boolean> {
  for (const end = performance.now() + within; performance.now() < end; await delay(30))
    if (await check()) return true;
  return false;
}
