import { changesBetween, onlyInOne, parseChanges, type Change } from '../changes/changes';
import { isFields } from '../changes/fields';
import { hexOf } from '../changes/hash';
import { toJson } from '../changes/notJson';
import { partsOf, valueAt } from '../changes/valueAt';
import { writeEffects } from '../changes/writeEffects';
import type { Log } from '../model/log';
import type { Replayable } from '../model/replayable';
import { startOf, stepsOf, type Step } from './steps';
import { createRecordedOutlines } from './trail';
import { unshownAlerts } from './unshownAlerts';

/** The first action after which this version of the app differs from a log. Both sides are JSON, or lines of an outline. */
export interface Difference {
  /** The action's index in the log; -1 for the first state. */
  index: number;
  /** The action's type. */
  action: string;
  /** Of 'slice' and 'impure', `found` has the slice that this version lacks, or the path of the value that a reducer may not make. */
  what: 'crash' | 'unknown action' | 'slice' | 'impure' | 'state' | 'screen' | 'effects' | 'outcome' | 'hash';
  expected: readonly string[];
  found: readonly string[];
}

/** Compares a replay with its log, step by step. */
export function createCheck<State>(log: Log, app: Replayable<State>) {
  const hashes = new Map(log.hashes);
  const requests = new Map(log.requests);
  // Without any entry nothing is known of effects: the file was cut off before them, or never contained them.
  const hasEffects = requests.size > 0;
  const unshown = unshownAlerts(log);
  const crashes = new Map(
    log.happened.flatMap(([count, { crash }]) => (typeof crash === 'string' ? [[count - 1, crash]] : [])),
  );
  const recordedOutlineAfter = createRecordedOutlines(log);
  let shown: { state: State; outline: readonly string[] } | undefined;
  /** The slices that the log's app has had by now. An app may load slices late; a replay has all of them from the start. */
  const slices = new Set(isFields(log.preloadedState) ? Object.keys(log.preloadedState) : []);

  return {
    /** The difference in the log's first state, or null. Throws as `startOf` does. */
    start(): Difference | null {
      const at = { index: -1, action: 'the start' };
      const crash = crashes.get(at.index);
      if (crash !== undefined) return crashAt(at, crash);
      const difference = atHash(0, at.index, at.action, log.preloadedState);
      if (difference) return difference;
      const start = startOf(log, app);
      return missingSlice(at, [...slices], start) ?? screenAt(at, log.screen, start);
    },

    /** The difference of a step, or null. Never throws. */
    step(step: Step<State>): Difference | null {
      try {
        return compare(step);
      } catch (error) {
        // Payloads and trails come from a file: a rule of the effects, or the parser, may fail on them.
        return crashAt({ index: step.index, action: step.action.type }, String(error));
      }
    },
  };

  function compare(step: Step<State>): Difference | null {
    const { index, action, before, after, crash } = step;
    const at = { index, action: action.type };
    const outline = recordedOutlineAfter(index);
    if (!app.knows(action.type))
      return { ...at, what: 'unknown action', expected: [`"${action.type}"`], found: [] };
    if (crash) return crashAt(at, crash);
    const { state = null } = log.trail[index] ?? {};
    const otherState = state === null ? null : compareLine(state, changesBetween(before, after), after);
    if (otherState) {
      const names = otherState.expected.flatMap((change) => parseChanges(`[${change}]`)).map(sliceOf);
      return missingSlice(at, names, after) ?? { ...at, what: 'state', ...otherState };
    }
    const otherScreen = screenAt(at, outline, after);
    if (otherScreen) return otherScreen;
    if (hasEffects) {
      const expected = writeEffects(requests.get(index) ?? []);
      const found = writeEffects(app.effectsOf(action, before, after));
      if (found.join() !== expected.join()) return { ...at, what: 'effects', expected, found };
    }
    const unseen = unshown.get(index);
    if (unseen) return { ...at, what: 'outcome', expected: unseen, found: [] };
    const noted = crashes.get(index);
    if (noted !== undefined) return crashAt(at, noted);
    return atHash(index + 1, index, action.type, after);
  }

  /** Compares the outline of a state with the one in the log, unless the log does not contain it. */
  function screenAt(
    at: Pick<Difference, 'index' | 'action'>,
    expected: readonly string[] | null,
    state: State,
  ): Difference | null {
    if (expected === null) return null;
    if (shown?.state !== state) shown = { state, outline: app.outlineOf(state) };
    const found = shown.outline;
    return found.join('\n') === expected.join('\n') ? null : { ...at, what: 'screen', expected, found };
  }

  function atHash(count: number, index: number, action: string, state: unknown): Difference | null {
    const expected = hashes.get(count);
    if (expected === undefined) return null;
    const found = hexOf(state);
    const known = isFields(state) ? Object.entries(state).filter(([name]) => slices.has(name)) : [];
    return [found, hexOf(Object.fromEntries(known))].includes(expected)
      ? null
      : { index, action, what: 'hash', expected: [`"${expected}"`], found: [`"${found}"`] };
  }

  /** The first of some slices that the state of a replay lacks. */
  function missingSlice(
    at: Pick<Difference, 'index' | 'action'>,
    names: readonly string[],
    state: unknown,
  ): Difference | null {
    const missing = names.find((name) => name !== '' && isFields(state) && !(name in state));
    return missing === undefined
      ? null
      : { ...at, what: 'slice', expected: [JSON.stringify(missing)], found: [] };
  }

  /**
   * The changes that only a line of the log or only this version contains. What the log says of a value that the replay has already,
   * such as that of a slice that came late, is no difference. Throws if the line is not a list of changes.
   */
  function compareLine(line: string, changes: readonly Change[], after: unknown) {
    const isSame = toJson(changes) === line;
    const wanted = isSame ? changes : parseChanges(line);
    for (const change of wanted) slices.add(sliceOf(change));
    if (isSame) return null;
    const changed = new Set(changes.map(([path]) => path));
    return onlyInOne(
      wanted.filter(([path, to]) => changed.has(path) || !isValue(valueAt(after, path), to)),
      changes,
    );
  }
}

/** The slice that a change is in; empty for the whole state. */
const sliceOf = ([path]: Change) => partsOf(path)[0] ?? '';

/** Whether a value is what a change leads to. */
const isValue = (value: unknown, to: unknown) =>
  value === undefined || to === undefined
    ? value === to
    : hexOf(value) === hexOf(to) || to === `#${hexOf(value)}`;

/**
 * The first difference between a log and this version, or null. If there is one, the log is replayed once more: a reducer that then
 * makes something else, or that has changed a state in place, is the reason. Throws as `startOf` does.
 */
export function firstDifference<State>(log: Log, app: Replayable<State>): Difference | null {
  const check = createCheck(log, app);
  const steps: Step<State>[] = [];
  let difference = check.start();
  for (const step of difference ? [] : stepsOf(log, app)) {
    steps.push(step);
    difference = check.step(step);
    if (difference) break;
  }
  if (!difference || steps.length === 0) return difference;
  return impureStep(log, app, steps, difference) ?? difference;
}

function impureStep<State>(
  log: Log,
  app: Replayable<State>,
  steps: readonly Step<State>[],
  { index, what }: Difference,
): Difference | null {
  const end = Date.now();
  while (Date.now() === end); // A time in a state has to be another one.
  const again = [...stepsOf({ ...log, actions: steps.map(({ action }) => action) }, app)];
  for (const step of steps) {
    const second = again[step.index];
    const impure = step.impure ?? (second && otherPath(step, second));
    // Steps whose changes were compared with the log, and are the same, are not the reason.
    if (impure !== undefined && (step.impure !== undefined || step.index === index || what === 'hash'))
      return { index: step.index, action: step.action.type, what: 'impure', expected: [], found: [impure] };
  }
  return null;
}

/** The path of the first value that a step changed otherwise the second time. */
function otherPath<State>(one: Step<State>, other: Step<State>): string | undefined {
  const changes = [one, other].map(({ before, after }) => changesBetween(before, after));
  const only = onlyInOne(changes[0] ?? [], changes[1] ?? []);
  const [first] = only ? [...only.expected, ...only.found] : [];
  return first === undefined ? undefined : parseChanges(`[${first}]`)[0]?.[0];
}

/** An error that a rule throws in this version, or that led to the error view during the recording. */
function crashAt(at: Pick<Difference, 'index' | 'action'>, why: string): Difference {
  return { ...at, what: 'crash', expected: [], found: [JSON.stringify(why)] };
}
