import { setTimeout as delay } from 'node:timers/promises';
import type { EngineBrowser } from '../engines/driver/browser';

/** How often a promise of docs/reliability.md was tried, and how often it did not hold. */
export interface Trial extends Tried {
  area: 'Tabs' | 'Crash' | 'Storage' | 'Server';
  /** What was tried, and what counts as lost. */
  what: string;
}

interface Tried {
  /** How often it was tried. */
  tried: number;
  /** How often the promise did not hold. */
  lost: number;
  /** How often an attempt ended with an error, such as a killed process: it shows nothing of the promise. */
  notTried: number;
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
  /** Seconds after which the attempt that runs is given up and not counted. */
  seconds: number;
  /** How many things one attempt tries. */
  size?: number;
}

/**
 * Repeats something until it was tried often enough, or until its time is over.
 * @param attempt receives its number; returns how many of the `size` things were lost
 */
export async function tryOften(
  { times, seconds, size = 1 }: Often,
  attempt: (index: number) => Promise<number>,
): Promise<Tried> {
  const signal = AbortSignal.timeout(seconds * 1000);
  const isOver = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null)));
  const counted = { tried: 0, lost: 0, notTried: 0 };
  for (let index = 0; index < times; index++) {
    const attempted = attempt(index).catch((error: unknown) => error);
    const outcome = await Promise.race([attempted, isOver]);
    if (outcome === null) break;
    if (typeof outcome === 'number') {
      counted.tried += size;
      counted.lost += outcome;
      if (outcome > 0) console.error(`  try ${index}: ${outcome} lost`);
    } else {
      counted.notTried += size;
      console.error(`  try ${index}: not tried:`, outcome);
    }
  }
  return counted;
}

/** Whether something becomes true within some ms. */
export async function becomesTrue(check: () => Promise<boolean>, within = 30_000): Promise<boolean> {
  for (const end = performance.now() + within; performance.now() < end; await delay(30))
    if (await check()) return true;
  return false;
}
