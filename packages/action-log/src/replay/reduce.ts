import { changesBetween } from '../changes/changes';
import { isHolder, isPlain } from '../model/fields';

/** What a reducer made of a state. */
interface Reduced<State> {
  after: State;
  /** The path of the first value that the reducer changed in place. */
  impure?: string;
}

/** Frozen copies, by the objects that they are copies of, and by themselves. */
const copies = new WeakMap<object, object>();

/**
 * A frozen copy of a JSON value, the same one for the same object, so that states go on sharing what did not
 * change. An app's own objects are never frozen, because the live app may change them.
 */
function frozenCopy<Value>(value: Value): Value {
  if (!isHolder(value) || !isPlain(value)) return value;
  const copy = copies.get(value) ?? Object.freeze(copyOf(value, frozenCopy));
  copies.set(value, copy).set(copy, copy);
  return copy as Value;
}

function looseCopy<Value>(value: Value): Value {
  return isHolder(value) && isPlain(value) ? (copyOf(value, looseCopy) as Value) : value;
}

const copyOf = (value: object, copyPart: (part: unknown) => unknown): object =>
  Array.isArray(value)
    ? value.map(copyPart)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyPart(part)]));

/**
 * Runs a reducer without letting it change its state or its action: the live app may have the same objects.
 * Throws what the reducer throws.
 */
export function reduce<State, Action>(
  reducer: (state: State, action: Action) => State,
  state: State,
  action: Action,
): Reduced<State> {
  const before = frozenCopy(state);
  try {
    return { after: frozenCopy(reducer(before, frozenCopy(action))) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const loose = looseCopy(before);
    const after = frozenCopy(reducer(loose, looseCopy(action)));
    const [changed] = changesBetween(before, loose);
    return { after, impure: changed ? changed[0] : 'the action' };
  }
}
