import { isHolder, isPlain } from '../model/fields';

/** Frozen copies, by the objects that they are copies of, and by themselves. */
const copies = new WeakMap<object, object>();

/**
 * A frozen copy of a JSON value, the same one for the same object, so that states go on sharing what did not
 * change. An app's own objects are never frozen, because the live app may change them.
 */
function frozenCopy<Value>(value: Value): Value {
  if (!isHolder(value) || !isPlain(value)) return value;
  const copy = copies.get(value) ?? Object.freeze(copyOf(value));
  copies.set(value, copy).set(copy, copy);
  return copy as Value;
}

const copyOf = (value: object): object =>
  Array.isArray(value)
    ? value.map(frozenCopy)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, frozenCopy(part)]));

/**
 * Runs a reducer. Throws what it throws, and a TypeError if it changes its state or its action in place: the
 * live app may have the same objects.
 */
export const reduce = <State, Action>(
  reducer: (state: State, action: Action) => State,
  state: State,
  action: Action,
): State => frozenCopy(reducer(frozenCopy(state), frozenCopy(action)));
