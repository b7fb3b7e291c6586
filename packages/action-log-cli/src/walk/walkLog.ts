import type { Page } from '@playwright/test';
import type { UnknownAction } from 'redux';
import { pageLoaded, type Fact, type Log, type Step } from 'action-log';
import type { WalkRules } from '../app';
import type { Reading } from '../inPage/readPage';
import type { WalkReport } from '../report/fileReport';
import { compareApp } from './compareApp';
import { differingFacts } from './differingFacts';
import { createDispatchedActions, type DispatchedActions } from './dispatchedActions';
import { openApp, type OpenApp, type WalkedLog } from './openApp';
import { settledReading } from './settledReading';
import { performInput, substituteFor, unrepeatableIn, userInputsIn } from './userInputs';
import { WalkEnd } from './walkEnd';

/** The page after an action has been compared with the log. */
export interface SettledPage {
  page: Page;
  /** The action's index. */
  index: number;
  /** What it showed when it had settled. */
  reading: Reading;
}

/**
 * Repeats in the app what the person in a log did. After each action, compares what reached the reducers, the
 * page, the focus, alerts, storage and errors with what Node works out. Ends where the app does something
 * else than the log says, or where a joined recording goes on with another page load.
 * @param compareMore what else is compared
 */
export async function walkLog<State>(
  walked: WalkedLog<State>,
  compareMore: (shown: SettledPage) => Promise<readonly Fact[]> = async () => [],
): Promise<WalkReport> {
  const { code, log, start, steps, browser } = walked;
  const rules = code.walk;
  const visit = rules.firstVisitOf(log, start);
  const app = await openApp(walked, visit);
  const typed = JSON.stringify(log.happened.map(([, { fill, submit, choose }]) => [fill, submit, choose]));
  const isKnown = (text: string, index: number) =>
    typed.includes(text) || JSON.stringify(steps[index]?.before).includes(text);
  const dispatched = createDispatchedActions(app.page, rules, isKnown);
  const comparison = compareApp(app, log, code);
  const inputs = userInputsIn(log, steps, code.replayable.outlineOf);
  const counts = { pressed: 0, moved: 0, dispatched: 0 };
  const arrivals = new Map<number, number>();
  const differences: WalkReport['differences'][number][] = [];
  let compared = 0;

  const noteDifference = (index: number, facts: readonly Fact[]) => {
    const { action, before } = steps[index] ?? {};
    const nowhere = index < 0 ? 'the start' : 'the end';
    const step = action && before ? code.replayable.describe(action, before) : nowhere;
    differences.push({ index, action: action?.type ?? nowhere, step, facts });
  };

  /** Whether the app dispatches an action of the log by itself later, or sooner if it is faster now. */
  const comesLater = (action: UnknownAction, from: number) =>
    steps
      .slice(from)
      .some(
        (step, at) =>
          step.action.type === action.type &&
          rules.actorOf(step, steps[from + at - 1]) === 'app' &&
          !timerOf(log, step),
      );

  /** Ends the walk, at the action before, if there are actions that nothing in the log explains. */
  const refuseUnexpected = async (index: number) => {
    const rest = (await dispatched.rest()).filter(({ action }) => !comesLater(action, index));
    const actions = rest.map(({ action }) => action);
    if (rest[0]) throw new WalkEnd([{ path: 'actions', expected: [], found: actions }], rest[0].after);
  };

  /** Does what comes before an action, or at the end, as long after the action before as the person did. */
  const actBefore = async (index: number) => {
    const now = await app.page.evaluate(() => Date.now());
    const due = (arrivals.get(index - 1) ?? now) + (log.times[index] ?? 0);
    if (due > now) await app.page.clock.runFor(due - now);
    const step = steps[index];
    const isCaused = (inputs[index] ?? []).length > 0 || !step || (await dispatched.has(step.action));
    const todo = isCaused ? (inputs[index] ?? []) : substituteFor(step, steps[index - 1], rules);
    if (todo.length > 0 || !step) await refuseUnexpected(index);
    for (const input of todo) {
      const { kind, times } = await performInput(input, app, rules);
      counts[kind] += times;
    }
    if (!step) await refuseUnexpected(index);
  };

  /** Waits for an action, and compares the app after it, unless the app is at a later step. */
  const follow = async (step: Step<State>) => {
    const { index, action, after } = step;
    app.backend.release(action);
    if (rules.isUnrecorded(action)) return;
    const timer = timerOf(log, step);
    const at = await dispatched.waitFor(action, index, timer !== undefined);
    if (at === undefined) throw new WalkEnd(missingAction(action, await dispatched.rest(), rules));
    arrivals.set(index, at);
    const late = timer ? timeDifference(timer, at - (arrivals.get(timer.from) ?? NaN)) : [];
    comparison.expect(step);
    const isAhead = async () => late.length === 0 && (await dispatched.rest()).length > 0;
    if (await isAhead()) return;
    // What another tab removes takes the focus with it.
    const isElsewhere = rules.actorOf(step, steps[index - 1]) === 'other tab';
    const focus = counts.pressed > 0 && !isElsewhere ? rules.focusAfter?.(step) : undefined;
    const reading = await comparison.read(after, focus);
    if (await isAhead()) return;
    const facts = await comparison.compare(reading, after, focus);
    compared++;
    const all = [...late, ...facts, ...(await compareMore({ page: app.page, index, reading }))];
    if (all.length > 0) noteDifference(index, all);
  };

  let index = 0;
  try {
    await app.open();
    if (!visit.isPageLoad) await continueFrom(start, app, dispatched);
    for (; index < steps.length; index++) {
      const step = steps[index];
      if (!step || pageLoaded.match(step.action)) break;
      await actBefore(index);
      await follow(step);
    }
    if (index === steps.length) await actBefore(index);
  } catch (error) {
    if (!(error instanceof WalkEnd)) throw error;
    noteDifference(error.index ?? index, error.facts);
  } finally {
    await app.close();
  }
  return { version: browser.version(), compared, differences, ...unrepeatableIn(log), ...counts };
}

/** Puts the app into the first state of a log that begins later than a page load. */
async function continueFrom<State>(start: State, app: OpenApp, dispatched: DispatchedActions) {
  const { page, backend } = app;
  backend.releaseAll();
  await settledReading(app, () => true);
  // The state came from JSON.
  const action: UnknownAction = { type: 'action-log/sessionContinued', payload: start };
  await page.evaluate((one) => window.replayTools.dispatch(one), action);
  await dispatched.rest();
  dispatched.forget();
}

interface Timer {
  /** The index of the action whose effect requested `{ wait: ms, then: type }`. */
  from: number;
  /** Ms. */
  wait: number;
}

/** The timer that brings an action; undefined if no timer does. */
function timerOf<State>({ requests }: Log, { index, action }: Step<State>): Timer | undefined {
  const timers = requests.flatMap(([from, effects]) =>
    from < index
      ? effects.flatMap(({ wait, then }) => (then === action.type ? [{ from, wait: Number(wait) }] : []))
      : [],
  );
  return timers.at(-1);
}

/** Ms by which a timer may end earlier or later: the clock is moved by 500 ms at once. */
const TOLERANCE = 1_000;

function timeDifference({ from, wait }: Timer, took: number): Fact[] {
  const name = `ms since step ${from + 1}, give or take ${TOLERANCE}`;
  return Math.abs(took - wait) > TOLERANCE ? differingFacts({ [name]: wait }, { [name]: took }) : [];
}

/** What came instead of an action: the same type with another content, or other actions, or nothing. */
function missingAction<State>(
  action: UnknownAction,
  instead: readonly { action: UnknownAction }[],
  { contentOf }: WalkRules<State>,
): Fact[] {
  const { type, payload } = action;
  const actions = instead.map((one) => one.action);
  const alike = actions.find((one) => one.type === type);
  if (!alike) return [{ path: 'actions', expected: [action], found: actions }];
  const facts = differingFacts({ [type]: payload }, { [type]: alike.payload });
  return facts.length > 0
    ? facts
    : differingFacts({ [type]: contentOf(action) }, { [type]: contentOf(alike) });
}
