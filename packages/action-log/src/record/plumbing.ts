import { isAction, isFields, isPlain } from '../changes/fields';

/**
 * Actions of libraries that are not recorded: RTK Query registers its middleware by one whose payload differs
 * with every page load, and those of redux-persist contain functions.
 */
export const isPlumbing = (action: unknown): boolean =>
  isAction(action) && /^persist\/|\/config\/middlewareRegistered$/.test(action.type);

export const isOfPersist = (action: unknown): boolean =>
  isAction(action) && action.type.startsWith('persist/');

/**
 * A state without what redux-persist keeps in it and in its slices. If a replay in the page had it,
 * redux-persist's reducers would write the replay's states to storage.
 */
export function withoutPersist<State>(state: State, levels = 3): State {
  if (!isFields(state) || !isPlain(state) || levels === 0) return state;
  if (
    !('_persist' in state) &&
    Object.values(state).every((part) => withoutPersist(part, levels - 1) === part)
  )
    return state;
  const { _persist: _ofLibrary, ...parts } = state;
  return Object.fromEntries(
    Object.entries(parts).map(([key, part]) => [key, withoutPersist(part, levels - 1)]),
  ) as State;
}
