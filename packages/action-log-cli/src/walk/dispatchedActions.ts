import type { Page } from '@playwright/test';
import type { UnknownAction } from 'redux';
import { structuralHash } from 'action-log';
import type { WalkRules } from '../app';
import type { Dispatched } from '../inPage/watchStore';
import { createIds, isSameShape } from './ids';

/** Ms of real time to wait for an action that must follow. */
const TIMEOUT = 10_000;
/** Ms by which the page's clock is moved meanwhile: a frame. */
const FRAME = 16;
/** Ms by which it is moved at once, if a timer brings the action. */
const LEAP = 500;

/**
 * The actions that reached the app's reducers and have not been expected yet, in their order.
 * @param isKnown whether the log has a text before an action. Then the text is not an id that the action made
 */
export function createDispatchedActions<State>(
  page: Page,
  rules: WalkRules<State>,
  isKnown: (text: string, index: number) => boolean,
) {
  const { contentOf } = rules;
  const waiting: (Dispatched & { after: number })[] = [];
  let newest = -1;
  const ids = createIds();

  const refresh = async () => {
    const dispatched = await page.evaluate(() => window.replayTools.takeDispatched());
    for (const arrived of dispatched)
      if (contentOf(arrived.action) !== undefined) waiting.push({ ...arrived, after: newest });
  };

  /** Takes an action off the list; undefined if it has not arrived. `index` is its index in the log. */
  const take = (action: UnknownAction, index: number) => {
    const text = ids.inPage(JSON.stringify(contentOf(action) ?? null));
    const content: unknown = JSON.parse(text);
    const alike = waiting.filter(({ action: { type } }) => type === action.type);
    const arrived =
      alike.find((dispatched) => structuralHash(contentOf(dispatched.action)) === structuralHash(content)) ??
      alike.find((dispatched) =>
        isSameShape(content, contentOf(dispatched.action), (id) => ids.isOfPage(id) || isKnown(id, index)),
      );
    if (!arrived) return undefined;
    ids.note(text, JSON.stringify(contentOf(arrived.action) ?? null));
    const at = waiting.indexOf(arrived);
    newest = index;
    for (const later of waiting.slice(at)) later.after = index;
    return waiting.splice(at, 1)[0];
  };

  /**
   * Takes an action off the list as soon as it has arrived.
   * @param index its index in the log
   * @param isTimed whether a timer brings it
   * @returns when it arrived, in ms since 1970 by the page's clock; undefined if it does not arrive
   */
  const waitFor = async (
    action: UnknownAction,
    index: number,
    isTimed: boolean,
  ): Promise<number | undefined> => {
    const until = Date.now() + TIMEOUT;
    for (;;) {
      await refresh();
      const arrived = take(action, index);
      if (arrived) return arrived.at;
      if (Date.now() > until) return undefined;
      await page.clock.runFor(isTimed ? LEAP : FRAME);
    }
  };

  return {
    waitFor,
    /** Replaces the log's ids in a text by those that the page made. */
    inPage: ids.inPage,
    /** Whether an action of the same type has arrived, and was not expected so far. */
    async has({ type }: UnknownAction) {
      await refresh();
      return waiting.some(({ action }) => action.type === type);
    },
    /** The actions that were not expected so far, each with the index of the log's action before it. */
    async rest() {
      await refresh();
      return [...waiting];
    },
    forget() {
      waiting.length = 0;
    },
  };
}
