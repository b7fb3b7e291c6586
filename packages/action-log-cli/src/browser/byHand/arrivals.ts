import type { Page } from '@playwright/test';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Shop } from '../../cli/loadShop';
import { endpointOf } from './backend';
import { sameAction } from './sameAction';

/** Ms of real time to wait for an action that must follow. */
const PATIENCE = 5_000;
/** Ms by which the clock is put forward at a time, and the most of them: the shop's longest timer is shorter. */
const LEAP = 500;
const MOST_LEAPS = 60;

/** What the shop sends by a timer: until it comes, time is made to pass. */
export const TIMED: readonly string[] = ['cart/undoExpired', 'checkout/orderFinished'];

/** RTK Query's own housekeeping, which no log contains. */
const PLUMBING = /^product\/(?!executeQuery\/)/;

export type Arrivals = ReturnType<typeof createArrivals>;

/** The actions that reached the shop's reducers and were not yet expected, in their order. */
export function createArrivals(page: Page, hexOf: Shop['hexOf']) {
  const waiting: UnknownAction[] = [];

  const refresh = async () => {
    const arrived = await page.evaluate(() => window.replayTools.takeArrived());
    waiting.push(...arrived.filter(({ type }) => !PLUMBING.test(type)));
  };

  /** Takes an action off the list; false where it has not arrived. */
  const take = (action: UnknownAction) => {
    const at = waiting.findIndex((one) => sameAction(one, action, hexOf));
    if (at >= 0) waiting.splice(at, 1);
    return at >= 0;
  };

  /** Takes an action off the list once it has arrived; false where it does not arrive. */
  const waitFor = async (action: UnknownAction) => {
    const isTimed = TIMED.includes(action.type);
    const until = Date.now() + PATIENCE;
    for (let leaps = 0; ; leaps++) {
      await refresh();
      if (take(action)) return true;
      if (isTimed ? leaps > MOST_LEAPS : Date.now() > until) return false;
      if (isTimed && leaps > 0) await page.clock.fastForward(LEAP);
      else await page.waitForTimeout(10);
    }
  };

  return {
    waitFor,
    /** What nobody expected so far; whether the built-in list was asked for depends on the line's speed. */
    async rest() {
      await refresh();
      return waiting.filter(({ meta }) => endpointOf(meta) !== 'builtIn');
    },
    forget() {
      waiting.length = 0;
    },
  };
}
