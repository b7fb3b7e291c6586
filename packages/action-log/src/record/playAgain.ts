import { isFulfilled, isPending, isRejected, type UnknownAction } from '@reduxjs/toolkit';
import { isAction } from '../changes/fields';
import type { Replayable } from '../model/replayable';
import type { Recorder, Recording } from './recorder';

interface Store<State> {
  getState(): State;
  dispatch(action: UnknownAction): unknown;
}

/**
 * Dispatches a recording's actions to a new store whose rules may be others, such as rules that were just edited. The
 * store's `recorder` then holds the session as if it had been recorded with these rules: times, notes and what else
 * happened as they were, side effects as the rules ask for them. A request that was still under way is left out: it must
 * be made again. Throws what a reducer or a rule throws.
 */
export function playAgain<State>(
  { segments }: Pick<Recording<State>, 'segments'>,
  store: Store<State>,
  { recording, logEffect, mark, happened }: Recorder<State>,
  effectsOf: Replayable<State>['effectsOf'],
): void {
  const actions = segments.flatMap((segment) => segment.actions);
  const settled = new Set(
    actions.flatMap((action) => (isFulfilled(action) || isRejected(action) ? [action.meta.requestId] : [])),
  );
  for (const { actions, times, marks, happened: others } of segments)
    for (const [at, action] of [...actions, null].entries()) {
      for (const [, text] of marks.filter(([place]) => place === at)) mark(text);
      for (const [, one] of others.filter(([place]) => place === at)) happened(one);
      if (!isAction(action) || (isPending(action) && !settled.has(action.meta.requestId))) continue;
      const before = store.getState();
      store.dispatch(action);
      recording.segments.at(-1)?.times.splice(-1, 1, times[at] ?? 0);
      effectsOf(action, before, store.getState()).forEach(logEffect);
    }
}
