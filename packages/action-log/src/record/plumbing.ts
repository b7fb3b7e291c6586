import { isAction, isFields } from '../changes/fields';

/**
 * Actions of libraries that are not recorded: RTK Query registers its middleware by one whose payload differs
 * with every page load, and those of redux-persist contain functions.
 */
export const isPlumbing = (action: unknown): boolean =>
  isAction(action) && /^persist\/|\/config\/middlewareRegistered$/.test(action.type);

export const isOfPersist = (action: unknown): boolean =>
  isAction(action) && action.type.startsWith('persist/');

const isPersisted = (value: unknown) => isFields(value) && '_persist' in value;

/**
 * A state without what redux-persist keeps in it and in its slices. If a replay in the page had it,
 * redux-persist's reducers would write the replay's states to storage.
 */
export function withoutPersist<State>(state: State): State {
  if (!isFields(state) || ![state, ...Object.values(state)].some(isPersisted)) return state;
  const own = Object.entries(state).filter(([name]) => name !== '_persist');
  return Object.fromEntries(own.map(([name, slice]) => [name, withoutPersist(slice)])) as State;
}
