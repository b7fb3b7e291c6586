import { setTimeout as delay } from 'node:timers/promises';
import type { EngineBrowser } from '../../tools/engines/browser';

/** A browser that is soaked, and the shop in it. */
export interface Soaked {
  browser: EngineBrowser;
  /** The browser's name and version, for people. */
  where: string;
  /** The port of the served shop. Each `NAME.localhost` is an origin of its own, with an empty storage. */
  port: number;
  /** The ids of the sample products. */
  ids: readonly string[];
}

/** Whether something becomes true before so many ms have passed. */
export async function becomesTrue(check: () => Promise<boolean>, within = 15_000) {
  for (const end = performance.now() + within; performance.now() < end; await delay(50))
    if (await check()) return true;
  return false;
}
