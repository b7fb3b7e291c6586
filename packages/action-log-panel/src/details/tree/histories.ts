import { changesBetween, isFields, type Timeline } from 'action-log';

/**
 * Returns a function that lists the steps which changed a value, by the numbers of the states that they led to, and that walks
 * all steps only once for each value. The value is at some keys from the root in the state after `at` actions; a member of a list
 * that has an id is followed by its id, because its index changes.
 * @param ready how many steps to look at; all of them have been replayed
 */
export function createHistories(timeline: Timeline, at: number, ready = timeline.ready()) {
  const known = new Map<string, readonly number[]>();
  return (keys: readonly string[]): readonly number[] => {
    const path = JSON.stringify(keys);
    const counts = known.get(path) ?? stepsThatChanged(timeline, finderOf(timeline.stateAt(at), keys), ready);
    known.set(path, counts);
    return counts;
  };
}

function stepsThatChanged(timeline: Timeline, find: (state: unknown) => unknown, ready: number): number[] {
  const counts: number[] = [];
  let before = find(timeline.start);
  for (let count = 1; count <= ready; count++) {
    const step = timeline.stepTo(count);
    if (!step || step.before === step.after) continue;
    const value = find(step.after);
    if (value !== before && changesBetween({ value: before }, { value }).length > 0) counts.push(count);
    before = value;
  }
  return counts;
}

/** What finds the same value in other states. */
function finderOf(state: unknown, keys: readonly string[]): (other: unknown) => unknown {
  let value = state;
  const steps = keys.map((key) => {
    const holder = value;
    value = memberOf(holder, key);
    const id = Array.isArray(holder) && isFields(value) ? value.id : undefined;
    return (other: unknown): unknown =>
      typeof id === 'string' && Array.isArray(other)
        ? other.find((member) => isFields(member) && member.id === id)
        : memberOf(other, key);
  });
  return (other) => steps.reduce((found: unknown, step) => step(found), other);
}

function memberOf(holder: unknown, key: string): unknown {
  if (Array.isArray(holder)) return holder[Number(key)];
  return isFields(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
}
