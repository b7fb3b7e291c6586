import type { UnknownAction } from 'redux';
import { isFields } from '../model/fields';
import { fileJson } from '../changes/notJson';

// What RTK Query and redux-persist dispatch and keep, besides what an app does.

/**
 * RTK Query records which component uses which answer. A replay needs them, but their ids and when
 * they are dispatched differ in every session.
 */
export const isBookkeeping = ({ type }: Pick<UnknownAction, 'type'>) =>
  /\/(internalSubscriptions|subscriptions|mutations)\/\w+$/.test(type);

/** Whether a library dispatches an action for itself: RTK Query does when the window gets the focus, or to forget an answer. */
export const isInternal = ({ type }: Pick<UnknownAction, 'type'>) =>
  /^(__rtkq|@@(INIT|redux\/))|\/(config|internal_\w+)\b|\/removeQueryResult$/.test(type);

/** Whether an action is of a request of `createAsyncThunk` or of RTK Query. */
export const isOfRequest = ({ meta }: UnknownAction) => isFields(meta) && 'requestId' in meta;

/** Whether RTK Query requests an answer by an action. */
export const isQueryPending = ({ meta }: UnknownAction) =>
  isFields(meta) && isFields(meta.arg) && meta.arg.type === 'query' && meta.requestStatus === 'pending';

/**
 * What an action says besides its type: its payload; for a request its argument, such as 'post(1)'. The rest of
 * RTK Query's argument says how the request is sent.
 */
export function contentOf(action: UnknownAction): unknown {
  if (!isOfRequest(action) || !isFields(action.meta)) return action.payload;
  const { arg } = action.meta;
  return isFields(arg) && typeof arg.endpointName === 'string'
    ? `${arg.endpointName}(${fileJson(arg.originalArgs) ?? ''})`
    : arg;
}

const isPersisted = (value: unknown) => isFields(value) && '_persist' in value;

/**
 * A state without what redux-persist keeps in it and in its slices. If a replay in the page had it,
 * redux-persist's reducers would write the replay's states to storage.
 */
export function withoutPersist<State>(state: State): State {
  if (!isFields(state) || ![state, ...Object.values(state)].some(isPersisted)) return state;
  const slices = Object.entries(state).filter(([name]) => name !== '_persist');
  return Object.fromEntries(slices.map(([name, slice]) => [name, withoutPersist(slice)])) as State;
}
