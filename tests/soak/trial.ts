import { setTimeout as delay } from 'node:timers/promises';
import type { EngineBrowser } from '../engines/driver/browser';

/** How often a promise of docs/reliability.md was tried, and how often it did not hold. */
export interface Trial extends Tried {
  area: 'Tabs' | 'Crash' | 'Storage' | 'Backend' | 'Server';
  /** What was tried, and what counts as lost. */
  what: string;
}

interface Tried {
  /** How often it was tried. */
  tried: number;
  /** How often the promise did not hold. */
  lost: number;
}

/** The served shop. */
export interface Served {
  /** Its port. Each `NAME.localhost` is another origin with an empty storage. */
  port: number;
  /** The ids of the sample products. */
  ids: readonly string[];
}

/** The served shop in a browser. */
export interface Opened extends Served {
  browser: EngineBrowser;
}

interface Often {
  times: number;
  /** Seconds after which no attempt begins. */
  seconds: number;
  /** How many things one attempt tries. */
  size?: number;
}

/**
 * Repeats something until it was tried often enough, or until its time is over.
 * @param attempt receives its number and returns how many of the `size` things were lost; an error loses all of them
 */
export async function tryOften(
  { times, seconds, size = 1 }: Often,
  attempt: (index: number) => Promise<number>,
): Promise<Tried> {
  const end = performance.now() + seconds * 1000;
  let lost = 0;
  let index = 0;
  for (; index < times && performance.now() < end; index++) {
    const lostNow = await attempt(index).catch((error: unknown) => {
      console.error(error);
      return size;
    });
    if (lostNow > 0) console.error(`  try ${index}: ${lostNow} lost`);
    lost += lostNow;
  }
  return { tried: index * size, lost };
}

/** Whether something becomes true within some ms. */
export async function becomesTrue(check: () => Promise<boolean>, within = 15_000): Promise<boolean> {
  for (const end = performance.now() + within; performance.now() < end; await delay(30))
    if (await check()) return true;
  return false;
}
