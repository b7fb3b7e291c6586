import type { UnknownAction } from '@reduxjs/toolkit';
import {
  firstDifference,
  hexOf,
  screenOrError,
  startOf,
  stepsOf,
  type Log,
  type Screen,
  type Step,
} from 'action-log';
import { rootReducer, type RootState } from '../../../../src/app/redux/rootReducer';
import { replayable } from '../../../../src/app/qa/replayable';
import { expectedOutcome } from './expectedOutcome';
import { alertsIn, outcomeOf, type Outcome } from './openReplayed';
import { shortenProducts } from './shortenProducts';
import { codeOf, testOf } from './testOf';

interface Played {
  /** The place of the event in the log. */
  index: number;
  action: UnknownAction;
  /** The event in words. */
  told: string;
  /** All that is shown after it, and what of that it changed. */
  shown: { screen: Screen; alerts: readonly unknown[] };
  outcome: Outcome;
}

/** What a test plays, as short as its facts allow. */
interface Given {
  /** The slices that differ from those of a new store at the start. */
  start: Readonly<Record<string, unknown>>;
  /** The facts at the start. */
  screen: Screen;
  events: readonly Played[];
  /** The code of each product, or list of them, that can be written in few words. */
  codes: ReadonlyMap<object, string>;
}

/**
 * A Jest test of a log: its events, and what each changes on the screen. Where this version differs from the log, the
 * test ends with the event that differs and expects what the log says, so it fails until the shop does that again.
 * Throws where the log's first state is no state of the shop.
 * @param title what the test is called
 * @param source where the log comes from, for a comment
 */
export function writeTest(log: Log, title: string, source: string) {
  const difference = firstDifference(log, replayable);
  const end = difference ? difference.index + 1 : log.actions.length;
  const steps = [...stepsOf({ ...log, actions: log.actions.slice(0, end) }, replayable)];
  const given = givenFor(steps, startOf(log, replayable));
  const code = (value: unknown) => codeOf(value, (one) => given.codes.get(one) ?? null);
  const [last, told] = [steps.at(-1), given.events.at(-1)];
  const expected =
    difference && last && told?.index === last.index
      ? expectedOutcome(log, difference, last, told.outcome)
      : null;

  const notes = [
    `${source}, recorded at ${log.recordedAt} with version ${log.app.version} (${log.app.commit}).`,
  ];
  if (given.events.length < steps.length)
    notes.push('The call for the products is left out: no fact here needs it.');
  if (difference && expected)
    notes.push('The last facts are what the log says; the version that wrote this test differs.');
  if (difference && !expected)
    notes.push('The version that wrote this test differs, and the log does not tell how.');
  const text = testOf({
    title,
    notes,
    imports: {
      './openReplayed': ['openReplayed'],
      '@/entities/product/index.fixtures': ['productOf', 'productRow', 'sampleProducts'],
    },
    start: Object.keys(given.start).length > 0 ? code(given.start) : '',
    screen: code(given.screen),
    events: given.events.map(({ action, told: inWords, outcome }) => ({
      code: code(action),
      told: inWords,
      outcome: code((action === told?.action && expected) || outcome),
    })),
  });
  return { text, difference };
}

/** The events without the call for the products, or with its products in few words, where that shows the same. */
function givenFor(steps: readonly Step<RootState>[], first: RootState): Given {
  const start = unusualSlices(first);
  const { product: _loaded, ...others } = start;
  const whole = played(steps, start, new Map());
  const withoutCall = shortened(
    steps.filter(({ action }) => !action.type.startsWith('product/')),
    others,
  );
  if (hexOf(withoutCall.screen) === hexOf(whole.screen) && showsTheSame(withoutCall, whole, 0))
    return withoutCall;
  // Until the whole list arrives, a prerendered page shows a part of it, which few words do not tell.
  const arrived = steps.findIndex(({ action }) => action.type.endsWith('/fulfilled'));
  const withCall = shortened(steps, others);
  return arrived >= 0 && showsTheSame(withCall, whole, arrived) ? withCall : whole;
}

/** Whether a shorter test shows the same after every event from one of the log's steps on. */
function showsTheSame(short: Given, whole: Given, from: number): boolean {
  return short.events.every(
    ({ index, shown }) => index < from || hexOf(shown) === hexOf(whole.events[index]?.shown),
  );
}

function shortened(steps: readonly Step<RootState>[], start: Given['start']): Given {
  const codes = new Map<object, string>();
  const short = steps.map((step) => {
    const { type } = step.action;
    return { ...step, action: { ...shortenProducts(step.action, codes), type } };
  });
  return played(short, shortenProducts(start, codes), codes);
}

/** What the actions of some steps show from a start on, and each step in words. */
function played(
  steps: readonly Pick<Step<RootState>, 'index' | 'action' | 'before'>[],
  start: Given['start'],
  codes: Given['codes'],
): Given {
  const log = { preloadedState: start, actions: steps.map(({ action }) => action) };
  const shop = startOf(log, replayable);
  const events = [...stepsOf(log, replayable)].map(({ index: at, action, before, after, crash }) => {
    const [screen, last] = [screenOrError(replayable, after), screenOrError(replayable, before)];
    const alerts = crash ? [] : alertsIn(replayable.effectsOf(action, before, after));
    const { index = at, before: recorded = before } = steps[at] ?? {};
    const told = replayable.tell(action, recorded);
    return { index, action, told, shown: { screen, alerts }, outcome: outcomeOf(last, screen, alerts) };
  });
  return { start, screen: screenOrError(replayable, shop), events, codes };
}

/** The slices that differ from those of a new store. */
function unusualSlices(state: RootState): Record<string, unknown> {
  const usual = new Map<string, unknown>(Object.entries(rootReducer(undefined, { type: 'start' })));
  return Object.fromEntries(
    Object.entries(state).filter(([name, slice]) => hexOf(slice) !== hexOf(usual.get(name))),
  );
}
