import type { UnknownAction } from '@reduxjs/toolkit';
import { applyChanges, valueAt } from '../changes/applyChanges';
import { writeAsked } from '../changes/asked';
import { changesBetween, type Change } from '../changes/changes';
import type { Log, Replayable } from '../model/log';
import { stepsOf, type Difference, type Step } from '../replay/replay';

type Table = ReadonlyMap<string, Change>;

/**
 * How a difference can be known again in fewer actions. The reducers that made the log are not here, so it is: at the
 * last action happens what happened in the whole log, and not what the log says.
 */
export interface Symptom {
  /** Whether these actions, the one where the log differs being the last, still show the difference. */
  isShownBy: (actions: readonly UnknownAction[]) => boolean;
  /** What the log would say that such a last step changed. */
  expectedChanges: (step: Step) => readonly Change[];
  /** What the log would say that effects asked for after it. */
  expectedAsked: (step: Step) => readonly string[];
}

/** Null where the log tells too little: of a difference in hashes nothing else is known. */
export function symptomOf(log: Log, difference: Difference, shop: Replayable): Symptom | null {
  const { what, index } = difference;
  const whole = lastStep(log, log.actions.slice(0, index + 1), shop);
  if (!whole || what === 'hash') return null;
  const askedBy = ({ action, before, after, crash }: Step) =>
    crash ? [] : writeAsked(shop.askedBy(action, before, after));
  const found = changesBetween(whole.before, whole.after);
  const told = what === 'state' || what === 'crash' ? changesIn(log.trail?.[index]) : found;
  const [toldAt, foundAt] = [tableOf(told), tableOf(found)];
  const differing = [...new Set([...toldAt.keys(), ...foundAt.keys()])].filter(
    (path) => !isEqual(toldAt.get(path), foundAt.get(path)),
  );
  const slices = slicesOf([...found, ...told]);
  const lacks = differing.some((path) => !foundAt.has(path));
  const askedFound = askedBy(whole);
  const askedTold = log.asked.length > 0 ? (new Map(log.asked).get(index) ?? []) : askedFound;

  const isSame = (step: Step): boolean => {
    if (what === 'unknown action') return true;
    if (what === 'crash') return step.crash === whole.crash;
    const changes = changesBetween(step.before, step.after);
    // A step that also changes other parts of the shop is another story: there, it may be as it should be.
    const touched = slicesOf(changes);
    if ([...touched].some((slice) => !slices.has(slice))) return false;
    // Where something is missing, the rest must be there.
    if (lacks && [...slicesOf(found)].some((slice) => !touched.has(slice))) return false;
    if (what === 'effects') return touched.size === slices.size && isEqual(askedBy(step), askedFound);
    const now = tableOf(changes);
    return differing.every((path) => {
      const [expected, had] = [toldAt.get(path), foundAt.get(path)];
      // What did not happen did not happen to the same thing.
      if (!had) return !now.has(path) && isEqual(valueAt(whole.after, path), valueAt(step.after, path));
      const [old, before] = [valueAt(whole.before, path), valueAt(step.before, path)];
      if (isEqual(now.get(path), shifted(had, old, before))) return true;
      return isEqual(now.get(path), had) && !(expected && isEqual(had, shifted(expected, old, before)));
    });
  };

  return {
    isShownBy(actions) {
      const step = lastStep(log, actions, shop);
      return step !== undefined && isSame(step);
    },
    expectedChanges(step) {
      const changes = changesBetween(step.before, step.after);
      const now = tableOf(changes);
      const expected = differing.flatMap((path) => {
        const change = toldAt.get(path);
        if (!change) return [];
        if (isEqual(now.get(path), foundAt.get(path))) return [change];
        return [shifted(change, valueAt(whole.before, path), valueAt(step.before, path))];
      });
      const all = [...changes.filter(([path]) => !differing.includes(path)), ...expected];
      // In the order in which a version that does so tells them.
      const state = applyChanges(step.before, all, step.after);
      return state === null ? all : changesBetween(step.before, state);
    },
    expectedAsked(step) {
      const kept = without(askedBy(step), without(askedFound, askedTold));
      return [...kept, ...without(askedTold, askedFound)].sort();
    },
  };
}

/** The last of some actions, replayed. */
function lastStep(log: Log, actions: readonly UnknownAction[], shop: Replayable): Step | undefined {
  return [...stepsOf({ ...log, actions }, shop)].at(-1);
}

/** The same step from another number: 3 that became 4 is 1 that becomes 2. */
function shifted(change: Change, old: unknown, before: unknown): Change {
  const [path, to] = change;
  const isStep = typeof to === 'number' && typeof old === 'number' && typeof before === 'number';
  return isStep ? [path, before + to - old] : change;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function without(list: readonly string[], others: readonly string[]): string[] {
  return list.filter((one) => !others.includes(one));
}

function changesIn(line = '[]'): readonly Change[] {
  return JSON.parse(line) as Change[];
}

function tableOf(changes: readonly Change[]): Table {
  return new Map(changes.map((change) => [change[0], change]));
}

function slicesOf(changes: readonly Change[]): Set<string> {
  return new Set(changes.map(([path]) => path.split('.')[0] ?? path));
}
