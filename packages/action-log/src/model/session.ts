import type { Action, Reducer } from 'redux';

/** A creator of actions whose payload is a whole state. */
function createStateAction<Type extends string>(type: Type) {
  const create = (payload: unknown) => ({ type, payload });
  return Object.assign(create, {
    type,
    match: (action: Action): action is { type: Type; payload: unknown } => action.type === type,
  });
}

/** A person continues from a state of a log, which is the payload. */
export const sessionContinued = createStateAction('action-log/sessionContinued');

/**
 * In a joined recording (record/joinLogs.ts): another page load of the same session begins. The payload is
 * its first state. A live app never dispatches it.
 */
export const pageLoaded = createStateAction('action-log/pageLoaded');

/**
 * In a recording: redux-persist restored the state that is the payload, or removed it. A live app never
 * dispatches it.
 */
export const stateRestored = createStateAction('action-log/stateRestored');

/** Whether the payload of an action, whose shape is to be checked first, replaces the state. */
export const replacesState = (action: Action): action is Action & { payload: unknown } =>
  sessionContinued.match(action) || isWhole(action);

/** Whether it does so for everything, also for what belongs to the page. */
const isWhole = (action: Action): action is Action & { payload: unknown } =>
  pageLoaded.match(action) || stateRestored.match(action);

/**
 * Makes a reducer answer the actions that replace the state. They take their payload, whose shape the caller
 * has checked, as the next state.
 * @param adopt what becomes of the payload of `sessionContinued`: an app keeps here what belongs to the page
 * and not to the session, such as the index in the browser's history
 */
export function continuable<State, Act extends Action, Preloaded>(
  reducer: Reducer<State, Act, Preloaded>,
  adopt = (from: State, _present: State): State => from,
): Reducer<State, Act, Preloaded> {
  return (state, action) => {
    if (isWhole(action)) return reducer(action.payload as State, action);
    if (state !== undefined && sessionContinued.match(action))
      return adopt(action.payload as State, state as State);
    return reducer(state, action);
  };
}
