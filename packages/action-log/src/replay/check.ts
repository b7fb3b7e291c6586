import type { UnknownAction } from 'redux';
import { changesBetween, parseChanges, type Change } from '../changes/changes';
import { isFields } from '../changes/fields';
import { hashOf } from '../changes/hash';
import { toJson } from '../changes/notJson';
import { partsOf, valueAt } from '../changes/valueAt';
import { withNames } from '../changes/withNames';
import { writeEffects } from '../changes/writeEffects';
import type { EffectRequest, Fact, Log } from '../model/log';
import { VIEW_ERROR, type Replayable } from '../model/replayable';
import { finish, startOf, stepsOf, type Step } from './steps';
import { createRecordedOutlines } from './recordedOutlines';

/** The first action after which this version of the app differs from a log. */
export interface Difference {
  /** The action's index in the log; -1 for the first state. */
  index: number;
  /** The action's type. */
  action: string;
  /** The action as a step that a person can repeat (`Replayable.describe`). */
  step: string;
  what: 'crash' | 'unknown action' | 'slice' | 'impure' | 'state' | 'screen' | 'effects' | 'hash';
  /** Of 'state', the values by their paths. Of 'impure', the path of the value that differs. */
  facts: readonly Fact[];
}

/** Compares a replay with its log, step by step. */
function createCheck<State>(log: Log, app: Replayable<State>) {
  const hashes = new Map(log.hashes);
  const requests = new Map(log.requests);
  // Without any entry nothing is known of effects: the file never contained them.
  const hasEffects = requests.size > 0;
  const crashes = new Map(
    log.happened.flatMap(([count, { crash }]) => (typeof crash === 'string' ? [[count - 1, crash]] : [])),
  );
  const recordedOutlineAfter = createRecordedOutlines(log);
  let shown: { state: State; outline: readonly string[] } | undefined;
  /** The slices that the log's app has had by now: it may load some late, which a replay has from the start. */
  const slices = new Set(isFields(log.preloadedState) ? Object.keys(log.preloadedState) : []);

  return {
    /** The difference in the log's first state, or null. Throws as `startOf` does. */
    start(): Difference | null {
      const at = { index: -1, action: 'the start', step: 'the start' };
      const crash = crashes.get(at.index);
      if (crash !== undefined) return crashAt(at, crash);
      const difference = atHash(at, log.preloadedState);
      if (difference) return difference;
      const start = startOf(log, app);
      return missingSlice(at, [...slices], start) ?? screenAt(at, log.screen, start);
    },

    /** The difference of a step, or null. Never throws. */
    step(step: Step<State>): Difference | null {
      const at = atStep(step, app);
      try {
        const difference = compare(at, step);
        return difference && { ...difference, facts: withNames(difference.facts, [step.before, step.after]) };
      } catch (error) {
        // Payloads and changes come from a file: a rule of the effects, or the parser, may fail on them.
        return crashAt(at, String(error));
      }
    },
  };

  function compare(at: At, { index, action, before, after, crash }: Step<State>): Difference | null {
    const outline = recordedOutlineAfter(index);
    if (!app.knows(action.type)) return differenceAt(at, 'unknown action', NO_ACTION, action.type);
    if (crash) return crashAt(at, crash, endpointOf(action));
    const line = log.stepChanges[index]?.state ?? null;
    const facts = stateFacts(line, before, after);
    if (facts.length > 0) {
      const names = facts.filter(({ expected }) => expected !== undefined).map(({ path }) => sliceOf(path));
      return missingSlice(at, names, after) ?? { ...at, what: 'state', facts };
    }
    const noted = crashes.get(index);
    return (
      screenAt(at, outline, after) ??
      (hasEffects ? effectsAt(at, app.effectsOf(action, before, after), line === '[]') : null) ??
      (noted === undefined ? atHash(at, after) : crashAt(at, noted))
    );
  }

  /** Compares the outline of a state with the one in the log, unless the log does not contain it. */
  function screenAt(at: At, expected: readonly string[] | null, state: State): Difference | null {
    if (expected === null) return null;
    if (shown?.state !== state) shown = { state, outline: app.outlineOf(state) };
    const found = shown.outline;
    const [first = ''] = found;
    if (first.startsWith(VIEW_ERROR) && first !== expected[0]) return crashAt(at, first);
    return found.join('\n') === expected.join('\n')
      ? null
      : differenceAt(at, 'screen', 'the screen', expected, found);
  }

  /** Compares effects. An unchanged state need not be saved again: what is lost shows when it changes. */
  function effectsAt(at: At, effects: readonly EffectRequest[], isUnchanged: boolean): Difference | null {
    const known = requests.get(at.index) ?? [];
    // Where a log hides what a person typed, it does not contain what is saved.
    const hasValues = known.some(({ value }) => value !== undefined);
    const written = (all: readonly EffectRequest[]) =>
      writeEffects(
        all
          .filter(({ save }) => save === undefined || !isUnchanged)
          .map(({ value, ...effect }) => (hasValues && value !== undefined ? { ...effect, value } : effect)),
      );
    const [expected, found] = [written(known), written(effects)];
    return expected.join() === found.join()
      ? null
      : differenceAt(at, 'effects', 'what effects request', expected, found);
  }

  function atHash(at: At, state: unknown): Difference | null {
    const expected = hashes.get(at.index + 1);
    if (expected === undefined) return null;
    const found = hashOf(state);
    const known = isFields(state) ? Object.entries(state).filter(([name]) => slices.has(name)) : [];
    return [found, hashOf(Object.fromEntries(known))].includes(expected)
      ? null
      : differenceAt(at, 'hash', 'hash of the state, of which the log says no more here', expected, found);
  }

  /**
   * The values that a line of the log and this version lead to, where they differ. What the log says of a
   * value that the replay has already, such as that of a slice that came late, is no difference. Throws if
   * the line is not a list of changes.
   */
  function stateFacts(line: string | null, before: State, after: State): Fact[] {
    if (line === null) return [];
    const changes = changesBetween(before, after);
    const isSame = toJson(changes) === line;
    const wanted = isSame ? changes : parseChanges(line);
    for (const [path] of wanted) slices.add(sliceOf(path));
    if (isSame) return [];
    const [expected, found] = [valuesByPath(wanted), valuesByPath(changes)];
    return [...new Set([...expected.keys(), ...found.keys()])]
      .map((path) => ({
        path,
        expected: expected.has(path) ? expected.get(path) : valueAt(before, path),
        found: found.has(path) ? found.get(path) : valueAt(after, path),
      }))
      .filter((fact) => !isSameValue(fact.expected, fact.found));
  }
}

const NO_ACTION = 'the action, which this version of the app does not have';
const NO_SLICE = 'the slice, which this version of the app does not have (load it in the module of --entry)';

type At = Pick<Difference, 'index' | 'action' | 'step'>;

const atStep = <State>({ index, action, before }: Step<State>, app: Replayable<State>): At => ({
  index,
  action: action.type,
  step: app.describe(action, before),
});

const differenceAt = (
  at: At,
  what: Difference['what'],
  path: string,
  expected: unknown,
  found?: unknown,
): Difference => ({ ...at, what, facts: [{ path, expected, found }] });

/** An error that a rule throws in this version, or that led to the error view during the recording. */
const crashAt = (at: At, why: string, where = '') =>
  differenceAt(
    at,
    'crash',
    `an error in a reducer, in the view or in a rule of the effects${where}, now or when the log was recorded`,
    undefined,
    why,
  );

/** RTK Query's reducer throws a bare TypeError if the app has no endpoint of a name any more. */
const endpointOf = ({ meta }: UnknownAction) =>
  isFields(meta) && isFields(meta.arg) && typeof meta.arg.endpointName === 'string'
    ? ` (of the endpoint '${meta.arg.endpointName}', which this version may not have)`
    : '';

/** The first of some slices that the state of a replay lacks. */
function missingSlice(at: At, names: readonly string[], state: unknown): Difference | null {
  const missing = names.find((name) => name !== '' && isFields(state) && !(name in state));
  return missing === undefined ? null : differenceAt(at, 'slice', NO_SLICE, missing);
}

const valuesByPath = (changes: readonly Change[]) => new Map(changes.map(([path, to]) => [path, to]));

/** The slice that a path is in; empty for the whole state. */
const sliceOf = (path: Change[0]) => partsOf(path)[0] ?? '';

/** Whether a value is what a log says: the value, or the hash of a long list. */
function isSameValue(expected: unknown, found: unknown): boolean {
  const [one, other] = [expected, found].map((value) => hashOf(JSON.parse(toJson([value]))));
  return one === other || (found !== undefined && expected === `#${hashOf(found)}`);
}

/**
 * The first difference between a log and this version, or null. If there is one, the log is replayed once
 * more: a reducer that then makes something else, or that has changed a state in place, is the reason. It
 * yields after each step, so that a page stays responsive. Throws as `startOf` does.
 */
export function* checking<State>(log: Log, app: Replayable<State>): Generator<void, Difference | null> {
  const check = createCheck(log, app);
  const steps: Step<State>[] = [];
  let difference = check.start();
  for (const step of difference ? [] : stepsOf(log, app)) {
    yield;
    steps.push(step);
    difference = check.step(step);
    if (difference) break;
  }
  if (!difference || steps.length === 0) return difference;
  return impureStep(log, app, steps, difference) ?? difference;
}

/** The same at once. */
export const firstDifference = <State>(log: Log, app: Replayable<State>): Difference | null =>
  finish(checking(log, app));

function impureStep<State>(
  log: Log,
  app: Replayable<State>,
  steps: readonly Step<State>[],
  { index, what }: Difference,
): Difference | null {
  const known = { ...log, actions: steps.map(({ action }) => action) };
  const again = later(() => [...stepsOf(known, app)]);
  for (const step of steps) {
    const [first, second] = [step, again[step.index]].map(changesOf);
    const impure = step.impure ?? changesBetween(first, second)[0]?.[0];
    // Steps whose changes were compared with the log, and are the same, are not the reason.
    if (impure !== undefined && (step.impure !== undefined || step.index === index || what === 'hash'))
      return { ...atStep(step, app), what: 'impure', facts: [{ path: impure }] };
  }
  return null;
}

/** Does some work a second later by the clock, so that a reducer which reads it makes another value. */
function later<Result>(work: () => Result): Result {
  const { Date: Now } = globalThis;
  const now = () => Now.now() + 1000;
  globalThis.Date = new Proxy(Now, {
    construct: (_Now, given: unknown[]) =>
      Reflect.construct(Now, given.length === 0 ? [now()] : given) as Date,
    get: (_Now, name): unknown => (name === 'now' ? now : Reflect.get(Now, name)),
  });
  try {
    return work();
  } finally {
    globalThis.Date = Now;
  }
}

/** What a step changed, by path. */
const changesOf = <State>(step: Step<State> | undefined): unknown =>
  Object.fromEntries(step ? changesBetween(step.before, step.after) : []);
