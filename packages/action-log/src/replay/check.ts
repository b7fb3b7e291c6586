import { changesBetween, onlyInOne, parseChanges, type Change } from '../changes/changes';
import { hexOf } from '../changes/hash';
import { writeEffects } from '../changes/writeEffects';
import type { Log } from '../model/log';
import type { Replayable, Screen } from '../model/replayable';
import { startOf, stepsOf, type Step } from './steps';
import { screenOrError } from './trail';
import { unshownAlerts } from './unshownAlerts';

/** The first action after which this version of the app differs from a log. Both sides are JSON. */
export interface Difference {
  /** The action's index in the log; -1 for the first state. */
  index: number;
  /** The action's type. */
  action: string;
  what: 'crash' | 'unknown action' | 'state' | 'screen' | 'effects' | 'outcome' | 'hash';
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
  const unknown = factsUnknownTo(log, app);
  // A step begins with the state that the one before it ended with.
  let shown: { state: State; screen: Screen } | undefined;
  const screenAt = (state: State) => {
    if (shown?.state !== state) shown = { state, screen: withoutFacts(unknown, screenOrError(app, state)) };
    return shown.screen;
  };

  return {
    /** The difference in the log's first state, or null. Throws as `startOf` does. */
    start(): Difference | null {
      const at = { index: -1, action: 'the start' };
      const difference = atHash(0, at.index, at.action, log.preloadedState);
      const crash = crashes.get(at.index);
      if (crash !== undefined) return crashAt(at, crash);
      if (difference || log.screen === null) return difference;
      const sides = compareLine(log.screen, changesBetween({}, screenAt(startOf(log, app))));
      return sides && { ...at, what: 'screen', ...sides };
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
    if (!app.knows(action.type))
      return { ...at, what: 'unknown action', expected: [`"${action.type}"`], found: [] };
    if (crash) return crashAt(at, crash);
    const { state = null, screen = null } = log.trail[index] ?? {};
    const otherState = state === null ? null : compareLine(state, changesBetween(before, after));
    if (otherState) return { ...at, what: 'state', ...otherState };
    const otherScreen =
      screen === null ? null : compareLine(screen, changesBetween(screenAt(before), screenAt(after)));
    if (otherScreen) return { ...at, what: 'screen', ...otherScreen };
    if (hasEffects) {
      const expected = writeEffects(requests.get(index) ?? []);
      const found = writeEffects(app.effectsOf(action, before, after));
      if (found.join() !== expected.join()) return { ...at, what: 'effects', expected, found };
    }
    const missing = unshown.get(index);
    if (missing) return { ...at, what: 'outcome', expected: missing, found: [] };
    const noted = crashes.get(index);
    if (noted !== undefined) return crashAt(at, noted);
    return atHash(index + 1, index, action.type, after);
  }

  function atHash(count: number, index: number, action: string, state: unknown): Difference | null {
    const expected = hashes.get(count);
    if (expected === undefined) return null;
    const found = hexOf(state);
    return found === expected
      ? null
      : { index, action, what: 'hash', expected: [`"${expected}"`], found: [`"${found}"`] };
  }
}

/** The facts of the screen that a log is older than. */
function factsUnknownTo<State>({ screen }: Log, { addedFacts = [] }: Replayable<State>): readonly string[] {
  if (screen === null) return addedFacts;
  try {
    const known = new Set(parseChanges(screen).map(([path]) => path));
    return addedFacts.filter((name) => !known.has(name));
  } catch {
    return []; // The file is damaged. The comparison of the first screen reports it.
  }
}

const withoutFacts = (names: readonly string[], screen: Screen): Screen =>
  names.length === 0
    ? screen
    : Object.fromEntries(Object.entries(screen).filter(([name]) => !names.includes(name)));

/** The first difference between a log and this version, or null. Throws as `startOf` does. */
export function firstDifference<State>(log: Log, app: Replayable<State>): Difference | null {
  const check = createCheck(log, app);
  let difference = check.start();
  if (difference) return difference;
  for (const step of stepsOf(log, app)) {
    difference = check.step(step);
    if (difference) return difference;
  }
  return null;
}

/** An error that a rule throws in this version, or that led to the error view during the recording. */
function crashAt(at: Pick<Difference, 'index' | 'action'>, why: string): Difference {
  return { ...at, what: 'crash', expected: [], found: [JSON.stringify(why)] };
}

/** The changes that only a line of the log or only this version contains. Throws if the line is not a list of changes. */
function compareLine(line: string, changes: readonly Change[]) {
  return JSON.stringify(changes) === line ? null : onlyInOne(parseChanges(line), changes);
}
