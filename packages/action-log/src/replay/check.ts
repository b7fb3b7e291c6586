import { changesBetween, onlyInOne, parseChanges, type Change } from '../changes/changes';
import { hexOf } from '../changes/hash';
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
  const recordedOutlineAfter = createRecordedOutlines(log);
  let shown: { state: State; outline: readonly string[] } | undefined;

  return {
    /** The difference in the log's first state, or null. Throws as `startOf` does. */
    start(): Difference | null {
      const at = { index: -1, action: 'the start' };
      const difference = atHash(0, at.index, at.action, log.preloadedState);
      const crash = crashes.get(at.index);
      if (crash !== undefined) return crashAt(at, crash);
      return difference ?? screenAt(at, log.screen, startOf(log, app));
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
    const otherState = state === null ? null : compareLine(state, changesBetween(before, after));
    if (otherState) return { ...at, what: 'state', ...otherState };
    const otherScreen = screenAt(at, outline, after);
    if (otherScreen) return otherScreen;
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
    return found === expected
      ? null
      : { index, action, what: 'hash', expected: [`"${expected}"`], found: [`"${found}"`] };
  }
}

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
