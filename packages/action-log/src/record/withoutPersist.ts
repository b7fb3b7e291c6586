import { isFields, isPlain } from '../changes/fields';

/**
 * A state without what redux-persist keeps in it and in its slices. If a replay in the page had it, redux-persist's reducers would
 * write the replay's states to storage.
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
