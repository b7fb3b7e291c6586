import type { Page } from '@playwright/test';
import type { UnknownAction } from 'redux';
import { hexOf } from 'action-log';
import type { DriveRules } from '../../app';

/** Ms of real time to wait for an action that must follow. */
const PATIENCE = 5_000;
/** Ms by which the clock is moved at once, and how often at most. The app's longest timer is shorter than both together. */
const LEAP = 500;
const MOST_LEAPS = 60;

export type ArrivedActions = ReturnType<typeof createArrivedActions>;

/** The actions that reached the app's reducers and have not been expected yet, in their order. */
export function createArrivedActions<State>(page: Page, rules: DriveRules<State>) {
  const { contentOf, isOptional, isUnrecorded, timed } = rules;
  const waiting: UnknownAction[] = [];

  const refresh = async () => {
    const arrived = await page.evaluate(() => window.replayTools.takeArrived());
    waiting.push(...arrived.filter((action) => !isUnrecorded(action)));
  };

  /** Takes an action off the list; false if it has not arrived. */
  const take = (action: UnknownAction) => {
    const content = hexOf(contentOf(action));
    const at = waiting.findIndex((one) => one.type === action.type && hexOf(contentOf(one)) === content);
    if (at >= 0) waiting.splice(at, 1);
    return at >= 0;
  };

  /** Takes an action off the list as soon as it has arrived; false if it does not arrive. */
  const waitFor = async (action: UnknownAction) => {
    const isTimed = timed.includes(action.type);
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
    /** The actions that were not expected so far. */
    async rest() {
      await refresh();
      return waiting.filter((action) => !isOptional(action));
    },
    forget() {
      waiting.length = 0;
    },
  };
}
