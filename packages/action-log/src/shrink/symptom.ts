import type { UnknownAction } from 'redux';
import { applyChanges, valueAt } from '../changes/applyChanges';
import { changesBetween, parseChanges, type Change } from '../changes/changes';
import { writeEffect, writeEffects } from '../changes/writeEffects';
import type { EffectRequest, Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import type { Difference } from '../replay/check';
import { stepsOf, type Step } from '../replay/steps';

type Table = ReadonlyMap<string, Change>;

/**
 * Recognizes a log's difference when only some of its actions are replayed. What the reducers of the recording would do
 * with fewer actions is unknown. So the last action must have the same wrong result as in a replay of the whole log, and
 * not the result in the log.
 */
export interface Symptom<State> {
  /** Whether these actions, of which the last is the one with the difference, still lead to it. */
  isShownBy: (actions: readonly UnknownAction[]) => boolean;
  /** What the last one should change, for the log of these actions. */
  expectedChanges: (step: Step<State>) => readonly Change[];
  /** The side effects that the last one should cause. */
  expectedEffects: (step: Step<State>) => readonly EffectRequest[];
}

/**
 * Null if only a hash or the screen differs: a hash does not show what is wrong, and the right screen after fewer actions
 * is unknown.
 */
export function symptomOf<State>(
  log: Log,
  difference: Difference,
  app: Replayable<State>,
): Symptom<State> | null {
  const { what, index } = difference;
  const whole = lastStep(log, log.actions.slice(0, index + 1), app);
  if (!whole || what === 'hash' || what === 'screen' || what === 'outcome') return null;
  const effectsOf = ({ action, before, after, crash }: Step<State>) =>
    crash ? [] : app.effectsOf(action, before, after);
  const found = changesBetween(whole.before, whole.after);
  const recorded =
    what === 'state' || what === 'crash' ? parseChanges(log.trail[index]?.state ?? '[]') : found;
  const [recordedChanges, foundChanges] = [tableOf(recorded), tableOf(found)];
  const differing = [...new Set([...recordedChanges.keys(), ...foundChanges.keys()])].filter(
    (path) => !isEqual(recordedChanges.get(path), foundChanges.get(path)),
  );
  const slices = slicesOf([...found, ...recorded]);
  const lacks = differing.some((path) => !foundChanges.has(path));
  const foundEffects = effectsOf(whole);
  const recordedEffects = log.requests.length > 0 ? (new Map(log.requests).get(index) ?? []) : foundEffects;

  const isSame = (step: Step<State>): boolean => {
    if (what === 'unknown action') return true;
    if (what === 'crash') return step.crash === whole.crash;
    const changes = changesBetween(step.before, step.after);
    const touched = slicesOf(changes);
    // If the action changes other slices than in the whole log, it did something else, which may be right.
    if ([...touched].some((slice) => !slices.has(slice))) return false;
    // If a change is missing, its absence proves nothing unless the action still makes all the other changes.
    if (lacks && [...slicesOf(found)].some((slice) => !touched.has(slice))) return false;
    if (what === 'effects')
      return touched.size === slices.size && isSameEffects(effectsOf(step), foundEffects);
    const now = tableOf(changes);
    return differing.every((path) => {
      const [expected, had] = [recordedChanges.get(path), foundChanges.get(path)];
      // A missing change is the same one only if the value that was to change is the same.
      if (!had) return !now.has(path) && isEqual(valueAt(whole.after, path), valueAt(step.after, path));
      const [old, before] = [valueAt(whole.before, path), valueAt(step.before, path)];
      if (isEqual(now.get(path), shifted(had, old, before))) return true;
      return isEqual(now.get(path), had) && !(expected && isEqual(had, shifted(expected, old, before)));
    });
  };

  return {
    isShownBy(actions) {
      const step = lastStep(log, actions, app);
      return step !== undefined && isSame(step);
    },
    expectedChanges(step) {
      const changes = changesBetween(step.before, step.after);
      const now = tableOf(changes);
      const expected = differing.flatMap((path) => {
        const change = recordedChanges.get(path);
        if (!change) return [];
        if (isEqual(now.get(path), foundChanges.get(path))) return [change];
        return [shifted(change, valueAt(whole.before, path), valueAt(step.before, path))];
      });
      const all = [...changes.filter(([path]) => !differing.includes(path)), ...expected];
      // In the order that `changesBetween` gives them, as a trail contains them.
      const state = applyChanges(step.before, all, step.after);
      return state === null ? all : changesBetween(step.before, state);
    },
    expectedEffects(step) {
      const kept = without(effectsOf(step), without(foundEffects, recordedEffects));
      return [...kept, ...without(recordedEffects, foundEffects)];
    },
  };
}

/** The last step of a replay of some of the log's actions. */
function lastStep<State>(
  { preloadedState }: Log,
  actions: readonly UnknownAction[],
  app: Replayable<State>,
): Step<State> | undefined {
  return [...stepsOf({ preloadedState, actions }, app)].at(-1);
}

/** A change by the same amount from another number: if 3 became 4, 1 becomes 2. Other changes stay as they are. */
function shifted(change: Change, old: unknown, before: unknown): Change {
  const [path, to] = change;
  const isStep = typeof to === 'number' && typeof old === 'number' && typeof before === 'number';
  return isStep ? [path, before + to - old] : change;
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const isSameEffects = (one: readonly EffectRequest[], other: readonly EffectRequest[]) =>
  isEqual(writeEffects(one), writeEffects(other));

function without(effects: readonly EffectRequest[], others: readonly EffectRequest[]): EffectRequest[] {
  const texts = writeEffects(others);
  return effects.filter((one) => !texts.includes(writeEffect(one)));
}

function tableOf(changes: readonly Change[]): Table {
  return new Map(changes.map((change) => [change[0], change]));
}

function slicesOf(changes: readonly Change[]): Set<string> {
  return new Set(changes.map(([path]) => path.split('.')[0] ?? path));
}
