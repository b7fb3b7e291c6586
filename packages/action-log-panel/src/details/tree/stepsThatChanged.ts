import { changesBetween, valueAt, type Timeline } from 'action-log';

/**
 * The steps that changed a value, by the numbers of the states that they led to.
 * @param path where the value is (`changesBetween`): a member of a list is found by its id, because its index
 * changes
 * @param replayedCount how many steps to look at; all of them have been replayed
 */
export function stepsThatChanged(timeline: Timeline, path: string, replayedCount: number): number[] {
  const counts: number[] = [];
  for (let count = 1; count <= replayedCount; count++) {
    const step = timeline.stepTo(count);
    if (!step || step.before === step.after) continue;
    const [before, after] = [valueAt(step.before, path), valueAt(step.after, path)];
    if (before !== after && changesBetween({ value: before }, { value: after }).length > 0)
      counts.push(count);
  }
  return counts;
}
