import type { UnknownAction } from 'redux';
import { structuralHash } from '../changes/hash';
import { whatIsTaken } from '../changes/standIn';
import { writeEffects } from '../file/writeLog';
import type { LoggedEffect, Fact, Log } from '../model/log';
import { VIEW_ERROR, type Replayable } from '../model/replayable';
import { applyLineChanges } from '../outline/lineChanges';
import {
  AT_START,
  atStep,
  crashAt,
  differenceAt,
  missingSliceAt,
  unknownActionAt,
  type At,
  type Difference,
} from './differences';
import { reduce } from './reduce';
import { createStateFacts, sliceOf } from './stateFacts';
import { finish, startOf, stepsOf, type Step } from './steps';

/** Compares a replay with its log, step by step. */
function createCheck<State>(log: Log, app: Replayable<State>) {
  const effectsInLog = new Map(log.effects);
  const crashes = new Map(
    log.happened.flatMap(([count, { crash }]) => (typeof crash === 'string' ? [[count - 1, crash]] : [])),
  );
  /** The outline in the log after the step before; null if the log does not contain it. */
  let outlineInLog = log.screen;
  const stateFacts = createStateFacts(log);
  let shown: { state: State; outline: readonly string[] | null } | undefined;
  /** Whether the states of the replay can no longer be compared with those of the log. */
  let isLost = false;
  const notCompared: string[] = [];
  const leaveOut = (index: number, taken: readonly string[], what = '') => {
    const texts = taken.map((part) => `step ${index + 1}, ${part}${what}`);
    notCompared.push(...texts.filter((text) => !notCompared.includes(text)));
  };

  return {
    /** In words, what was not compared, because the log has only a part of a value: 'step 3, message of payload (Error)'. */
    notCompared,

    /** The difference in the log's first state, or null. Throws as `startOf` does. */
    start(): Difference | null {
      const crash = crashes.get(AT_START.index);
      if (crash !== undefined) return crashAt(AT_START, crash);
      const facts = stateFacts.ofHash(0, log.preloadedState);
      if (facts.length > 0) return { ...AT_START, what: 'hash', facts };
      const start = startOf(log, app);
      return missingSliceAt(AT_START, [...stateFacts.slices], start) ?? screenAt(AT_START, log.screen, start);
    },

    /** The differences of a step. Those after the first may follow from it. Never throws. */
    step(step: Step<State>): Difference[] {
      if (isLost) return [];
      ({ isLost } = step);
      leaveOut(step.index, step.taken, isLost ? ', and all that follows' : '');
      if (isLost) return [];
      const at = atStep(step, app);
      try {
        return compare(at, step);
      } catch (error) {
        // Payloads and changes come from a file: a rule of the effects, or the parser, may fail on them.
        return [crashAt(at, String(error))];
      }
    },
  };

  function compare(at: At, { index, action, before, after, crash }: Step<State>): Difference[] {
    const changed = log.stepChanges[index]?.screen ?? null;
    const outline = outlineInLog && changed !== null ? applyLineChanges(outlineInLog, changed) : null;
    outlineInLog = outline;
    if (!app.knows(action.type)) return [unknownActionAt(at)];
    if (crash) return [crashAt(at, crash, action)];
    const differences = [
      stateAt(at, stateFacts.afterStep(index, before, after), { action, before, after }),
      unlessTaken(at, () => screenAt(at, outline, after)),
      unlessTaken(at, () => effectsAt(at, app.effectsOf(action, before, after))),
    ].filter((difference) => difference !== null);
    if (differences.length > 0) return differences;
    const crashInLog = crashes.get(index);
    if (crashInLog !== undefined) return [crashAt(at, crashInLog)];
    const facts = stateFacts.ofHash(index + 1, after);
    return facts.length > 0 ? [{ ...at, what: 'hash', facts }] : [];
  }

  /** What a comparison finds; null if the view or an effect took a part of a value that the log does not have. */
  function unlessTaken(at: At, compareIt: () => Difference | null): Difference | null {
    const { result, taken } = whatIsTaken(() => {
      try {
        return compareIt();
      } catch (error) {
        return crashAt(at, String(error));
      }
    });
    if (result === null || taken.length === 0) return result;
    leaveOut(at.index, taken);
    return null;
  }

  function stateAt(
    at: At,
    facts: readonly Fact[],
    { action, before, after }: Pick<Step<State>, 'action' | 'before' | 'after'>,
  ): Difference | null {
    const slices = facts.filter(({ expected }) => expected !== undefined).map(({ path }) => sliceOf(path));
    const missingSlice = missingSliceAt(at, slices, after);
    if (missingSlice || facts.length === 0) return missingSlice;
    return { ...at, what: isPure(app, before, action) ? 'state' : 'impure reducer', facts };
  }

  /** Compares the outline of a state with the one in the log, unless the log does not contain it, or the app has no `view`. */
  function screenAt(at: At, expected: readonly string[] | null, state: State): Difference | null {
    if (expected === null) return null;
    if (shown?.state !== state) shown = { state, outline: app.outlineOf(state) };
    const { outline } = shown;
    if (outline === null)
      return differenceAt(
        at,
        'screen',
        'the screen, for which this version of the app has no `view`',
        expected,
      );
    const [first = ''] = outline;
    if (first.startsWith(VIEW_ERROR) && first !== expected[0]) return crashAt(at, first);
    return outline.join('\n') === expected.join('\n')
      ? null
      : differenceAt(at, 'screen', 'the screen', expected, outline);
  }

  /** Compares the effects of a step with the effects in the log. A log without any effect is not compared: its file never contained them. */
  function effectsAt(at: At, effects: readonly LoggedEffect[]): Difference | null {
    if (effectsInLog.size === 0) return null;
    const inLog = effectsInLog.get(at.index) ?? [];
    // If an action did not change the state, this version may save the state again or not. If it no longer saves at all,
    // a step that changes the state shows the difference.
    const isUnchanged = log.stepChanges[at.index]?.state === '[]';
    const written = (all: readonly LoggedEffect[]) =>
      writeEffects(all.filter(({ save }) => save === undefined || !isUnchanged));
    const [expected, actual] = [written(inLog), written(effects)];
    return expected.join() === actual.join()
      ? null
      : differenceAt(at, 'effects', 'what effects request', expected, actual);
  }
}

/** Ms between two runs of a reducer, which tell apart one that reads the clock. */
const CLOCK_STEP = 2;

/** Whether a reducer makes the same state of the same action twice: no random id, and no time of now. */
function isPure<State>({ reducer }: Replayable<State>, before: State, action: UnknownAction): boolean {
  const hashNow = () => structuralHash(reduce<State, UnknownAction>(reducer, before, action));
  const hash = hashNow();
  const until = Date.now() + CLOCK_STEP;
  while (Date.now() < until);
  return hash === hashNow();
}

/** What a replay of a whole log finds. */
export interface Comparison {
  /** The first difference between the log and this version. */
  difference: Difference | null;
  /** In words, the steps that were not compared because the log has only a part of a value. */
  notCompared: readonly string[];
}

/** Compares a log with this version. It yields after each step, so that a page stays responsive. Throws as `startOf` does. */
export function* checking<State>(log: Log, app: Replayable<State>): Generator<void, Comparison> {
  const check = createCheck(log, app);
  const { notCompared } = check;
  const atStart = check.start();
  if (atStart) return { difference: atStart, notCompared };
  for (const step of stepsOf(log, app)) {
    yield;
    const [difference] = check.step(step);
    if (difference) return { difference, notCompared };
  }
  return { difference: null, notCompared };
}

/** All differences, step by step. Throws as `startOf` does. */
export function allDifferences<State>(log: Log, app: Replayable<State>): Difference[] {
  const check = createCheck(log, app);
  const start = check.start();
  return [...(start ? [start] : []), ...[...stepsOf(log, app)].flatMap(check.step)];
}

/** The same as `checking`, at once. */
export const compareLog = <State>(log: Log, app: Replayable<State>): Comparison => finish(checking(log, app));

/** The first difference of a log, or null. Throws as `startOf` does. */
export const firstDifference = <State>(log: Log, app: Replayable<State>): Difference | null =>
  compareLog(log, app).difference;
