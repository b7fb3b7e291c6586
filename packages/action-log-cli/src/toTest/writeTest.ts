import type { UnknownAction } from 'redux';
import {
  alertsIn,
  firstDifference,
  hexOf,
  screenOrError,
  startOf,
  stepsOf,
  type Log,
  type Replayable,
  type Screen,
} from 'action-log';
import type { AppCode, ShortSteps, Slices } from '../app';
import { expectedOutcome } from './expectedOutcome';
import { outcomeOf, type Outcome } from './openReplayed';
import { codeOf, testOf } from './testOf';

/** What a test plays. */
interface Given {
  start: Slices;
  /** The facts at the start. */
  screen: Screen;
  events: readonly PlayedEvent[];
  codes: ReadonlyMap<object, string>;
  note?: string | undefined;
}

interface PlayedEvent {
  /** The index of the event in the log. */
  index: number;
  action: UnknownAction;
  /** The event in words. */
  description: string;
  /** The screen after it, and what changed. */
  shown: { screen: Screen; alerts: readonly string[] };
  outcome: Outcome;
}

/**
 * A Jest test of a log: its events, and what each changes on the screen. If this version differs from the log, the test
 * ends with the event that differs and expects what the log says, so it fails until the app does that again. Throws if
 * the log's first state is not a state of the app.
 * @param title what the test is called
 * @param source where the log comes from, for a comment
 */
export function writeTest<State>(
  log: Log,
  title: string,
  source: string,
  { replayable, jest }: Pick<AppCode<State>, 'replayable' | 'jest'>,
) {
  const difference = firstDifference(log, replayable);
  const end = difference ? difference.index + 1 : log.actions.length;
  const steps = [...stepsOf({ ...log, actions: log.actions.slice(0, end) }, replayable)];
  const start = unusualSlices(startOf(log, replayable), replayable);
  const whole = play({ steps, start, codes: new Map(), sameFrom: 0 }, replayable);
  const given = shortest(whole, jest.shorten(steps, start), replayable);
  const code = (value: unknown) => codeOf(value, (one) => given.codes.get(one) ?? null);
  const [lastStep, lastEvent] = [steps.at(-1), given.events.at(-1)];
  const expected =
    difference && lastStep && lastEvent?.index === lastStep.index
      ? expectedOutcome(log, difference, lastStep, lastEvent.outcome, replayable)
      : null;

  const notes = [
    `${source}, recorded at ${log.recordedAt} with version ${log.app.version} (${log.app.commit}).`,
  ];
  if (given.note) notes.push(given.note);
  if (difference && expected)
    notes.push('The last facts are what the log says; the version that wrote this test differs.');
  if (difference && !expected)
    notes.push('The version that wrote this test differs, and the log does not say how.');
  const text = testOf({
    title,
    notes,
    imports: jest.imports,
    given: [
      ...(jest.replayable === undefined ? [] : [jest.replayable]),
      ...(Object.keys(given.start).length > 0 ? [code(given.start)] : []),
    ].join(', '),
    screen: code(given.screen),
    events: given.events.map((event) => ({
      code: code(event.action),
      description: event.description,
      outcome: code((event === lastEvent && expected) || event.outcome),
    })),
  });
  return { text, difference };
}

/** The first of the shorter ways that shows the same, or the log as it is. */
function shortest<State>(
  whole: Given,
  shorter: readonly ShortSteps<State>[],
  replayable: Replayable<State>,
): Given {
  for (const one of shorter) {
    const short = play(one, replayable);
    const startsTheSame = one.sameFrom > 0 || hexOf(short.screen) === hexOf(whole.screen);
    const isSame = ({ index, shown }: PlayedEvent) =>
      index < one.sameFrom || hexOf(shown) === hexOf(whole.events[index]?.shown);
    if (startsTheSame && short.events.every(isSame)) return short;
  }
  return whole;
}

/** What the actions of some steps show, and each step in words. */
function play<State>({ steps, start, codes, note }: ShortSteps<State>, replayable: Replayable<State>): Given {
  const log = { preloadedState: start, actions: steps.map(({ action }) => action) };
  const first = startOf(log, replayable);
  const events = [...stepsOf(log, replayable)].map(({ index: at, action, before, after, crash }) => {
    const [screen, last] = [screenOrError(replayable, after), screenOrError(replayable, before)];
    const alerts = crash ? [] : alertsIn(replayable.effectsOf(action, before, after));
    const { index = at, before: recorded = before } = steps[at] ?? {};
    const description = replayable.describe(action, recorded);
    return {
      index,
      action,
      description,
      shown: { screen, alerts },
      outcome: outcomeOf(last, screen, alerts),
    };
  });
  return { start, screen: screenOrError(replayable, first), events, codes, note };
}

/** The slices that differ from those of a new store. */
function unusualSlices<State>(state: State, { reducer }: Replayable<State>): Slices {
  const slicesOf = (whole: State) => Object.entries<unknown>({ ...(whole as object) });
  const usual = new Map(slicesOf(reducer(undefined, { type: 'start' })));
  return Object.fromEntries(
    slicesOf(state).filter(([name, slice]) => hexOf(slice) !== hexOf(usual.get(name))),
  );
}
