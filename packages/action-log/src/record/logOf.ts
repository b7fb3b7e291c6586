import { changesBetween } from '../changes/changes';
import { isAction } from '../model/fields';
import { structuralHash } from '../changes/hash';
import { refuseEndless, comparableJson } from '../changes/notJson';
import type { Mask } from '../model/hiddenText';
import type { LoggedEffect, Log, LogHeader, StepChanges } from '../model/log';
import type { Replayable } from '../model/replayable';
import { lineChanges } from '../outline/lineChanges';
import { finish, startOf, stepsOf, type Step } from '../replay/steps';
import { isRestored } from '../model/plumbing';
import { withoutPersist } from '../replay/libraries';
import type { Recording } from './recorder';

interface Options<State> extends LogHeader {
  /** The state at the end of the recording. */
  end: State;
  /** Hides what a person typed; nothing by default. */
  hide?: Hiding<State> | undefined;
}

/** What replaces texts that a person typed in states, actions and notes. */
interface Hiding<State> extends Pick<Replayable<State>, 'hideState' | 'hideAction' | 'hideNote'> {
  mask: Mask;
}

/**
 * The log of a recording. It has the hashes of the recorded states. The reducers run again to find what each action
 * changed.
 */
export function logOf<State>(
  recording: Pick<Recording<State>, 'segments'>,
  app: Replayable<State>,
  { mask, ...options }: Omit<Options<State>, 'hide'> & { mask?: Mask | undefined },
): Log<State> {
  const hide = mask && { ...app, mask };
  return finish(withChanges(logWithoutChanges(recording, { ...options, hide }), app, mask !== undefined));
}

/**
 * Adds to a log the outline of its first page, and what each action changed; nothing of the page if the app has no `view`. The generator yields after each action,
 * so that a page stays responsive. If a reducer throws, the state after the action is the state before it, as it was
 * during the recording: the log of a crash is needed most.
 * @param replacesEffects whether the log's effects are replaced by the effects that follow from its states
 */
export function* withChanges<State>(
  log: Log<State>,
  app: Replayable<State>,
  replacesEffects = false,
): Generator<void, Log<State>> {
  const screen = app.outlineOf(startOf(log, app));
  const stepChanges: StepChanges[] = [];
  const effects: Log['effects'][number][] = [];
  let shown = screen;
  for (const step of stepsOf(log, app)) {
    yield;
    const { index, before, after } = step;
    const ofAction = replacesEffects ? effectsOfStep(step, app) : [];
    if (ofAction.length > 0) effects.push([index, ofAction]);
    const next = after === before ? shown : app.outlineOf(after);
    stepChanges.push({
      state: comparableJson(changesBetween(before, after)),
      screen: shown && next && JSON.stringify(lineChanges(shown, next)),
    });
    shown = next;
  }
  return { ...log, screen, stepChanges, ...(replacesEffects && { effects }) };
}

/** The effects of a step; none if the reducer or the rule of the effects throws. Every replay of the log names that error. */
function effectsOfStep<State>({ action, before, after, crash }: Step<State>, app: Replayable<State>) {
  try {
    return crash === undefined ? app.effectsOf(action, before, after) : [];
  } catch {
    return [];
  }
}

/**
 * The log of a recording, without what each action changed: another build may have made the recording, so this build's
 * reducers may change something else. If `hide` is given, the log has no effects either, because a recorded effect may
 * contain what a person typed. Throws an Error if a value contains itself, or is too deep or too long.
 */
export function logWithoutChanges<State>(
  { segments }: Pick<Recording<State>, 'segments'>,
  { end, hide, ...header }: Options<State>,
): Log<State> {
  const hidden = (state: State) => withoutPersist(hide ? hide.hideState(state, hide.mask) : state);
  const counted: [from: number, segment: Recording<State>['segments'][number]][] = [];
  let count = 0;
  for (const segment of segments) {
    counted.push([count, segment]);
    count += segment.actions.length;
  }
  const recorded = segments.flatMap((segment) => segment.actions).filter(isAction);
  const [first] = segments;
  const start = first ? first.snapshot : end; // A snapshot itself may be null.
  refuseEndless(start, recorded);
  const effects = new Map<number, LoggedEffect[]>();
  for (const [from, segment] of hide ? [] : counted)
    for (const [at, effect] of segment.effects)
      effects.set(from + at, [...(effects.get(from + at) ?? []), effect]);
  const states = [...counted.map(([from, { snapshot }]) => [from, snapshot] as const), [count, end] as const];
  return {
    ...header,
    preloadedState: hidden(start),
    actions: recorded
      .map((action) => (isRestored(action) ? { ...action, payload: withoutPersist(action.payload) } : action))
      .map((action) => (hide ? hide.hideAction(action, hide.mask) : action)),
    times: waits(
      Date.parse(header.recordedAt),
      segments.flatMap((segment) => segment.times),
    ),
    hashes: states.map(([at, state]) => [at, structuralHash(hidden(state))]),
    effects: [...effects],
    marks: counted.flatMap(([from, { marks }]) => marks.map(([at, text]) => [from + at, text] as const)),
    happened: counted.flatMap(([from, { happened }]) =>
      happened.map(([at, note]) => [from + at, hide ? hide.hideNote(note, hide.mask) : note] as const),
    ),
    response: null,
    screen: null,
    stepChanges: [],
  };
}

/** Ms between each time and the one before it. */
function waits(start: number, times: readonly number[]): number[] {
  return times.map((time, index) => Math.max(0, time - (times[index - 1] ?? start)));
}
