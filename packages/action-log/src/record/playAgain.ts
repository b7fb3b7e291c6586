import type { UnknownAction } from 'redux';
import { isAction } from '../changes/fields';
import { fieldsOf } from '../file/readFields';
import type { Replayable } from '../model/replayable';
import type { Recorder, Recording } from './recorder';

interface Store<State> {
  getState(): State;
  dispatch(action: UnknownAction): unknown;
}

/**
 * Dispatches a recording's actions to a new store, whose rules may differ: a hot reload has just edited them. Afterwards
 * the store's `recorder` holds the session as if it had been recorded with these rules: the times, marks and notes of the
 * recording, and the side effects of the rules. A request (of `createAsyncThunk` or RTK Query) without an answer is left
 * out, because it must be sent again. Throws what a reducer or a rule throws.
 */
export function playAgain<State>(
  { segments }: Pick<Recording<State>, 'segments'>,
  store: Store<State>,
  { recording, logEffect, mark, logNote }: Recorder<State>,
  effectsOf: Replayable<State>['effectsOf'],
): void {
  const answered = new Set(
    segments.flatMap(({ actions }) =>
      actions.map((action) => !isPending(action) && requestOf(action).requestId),
    ),
  );
  for (const { actions, times, marks, happened: notes } of segments)
    for (const [at, action] of [...actions, null].entries()) {
      for (const [, text] of marks.filter(([count]) => count === at)) mark(text);
      for (const [, note] of notes.filter(([count]) => count === at)) logNote(note);
      if (!isAction(action) || (isPending(action) && !answered.has(requestOf(action).requestId))) continue;
      const before = store.getState();
      store.dispatch(action);
      recording.segments.at(-1)?.times.splice(-1, 1, times[at] ?? 0);
      effectsOf(action, before, store.getState()).forEach(logEffect);
    }
}

/** What Redux Toolkit writes into each action of a request. */
const requestOf = (action: unknown) => fieldsOf(fieldsOf(action).meta);

const isPending = (action: unknown) => requestOf(action).requestStatus === 'pending';
