import type { UnknownAction } from 'redux';
import { pageLoaded, withNames, type Fact, type Log, type Step } from 'action-log';
import type { Reading } from '../inPage/readPage';
import type { WalkReport } from '../report/fileReport';
import { compareApp } from './compareApp';
import { differingFacts } from './differingFacts';
import { createDispatchedActions, type DispatchedActions } from './dispatchedActions';
import { openApp, type OpenApp, type WalkedLog } from './openApp';
import { settledReading } from './settledReading';
import { controlOf } from './press';
import { describeInput, performInput, substituteFor, unrepeatableIn, userInputsIn } from './userInputs';
import type { UserInput } from './userInputs';
import { WalkEnd } from './walkEnd';

/**
 * Repeats in the app what the person in a log did. After each action, compares what reached the reducers, the
 * page, the focus, alerts, storage and errors with what Node works out. Ends where the app does something
 * else than the log says, or where a joined recording goes on with another page load.
 * @param compareMore what else is compared after an action, by its index and what the page showed
 */
export async function walkLog<State>(
  walked: WalkedLog<State>,
  compareMore: (index: number, reading: Reading) => readonly Fact[] = () => [],
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
  let last: UserInput | undefined;
  let index = 0;

  const noteDifference = (index: number, all: readonly Fact[]) => {
    const { action, before, after } = steps[index] ?? {};
    const facts = withNames(all, [before, after]);
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
  const refuseUnexpected = async () => {
    const rest = (await dispatched.rest()).filter(({ action }) => !comesLater(action, index));
    if (rest[0]) throw new WalkEnd(actionFacts([], rest), rest[0].after);
  };

  /** The actions that should have come, and those that came, in words, below what was done before. */
  const actionFacts = (expected: readonly UnknownAction[], found: readonly { action: UnknownAction }[]) => {
    const before = steps[index]?.before ?? start;
    const inWords = (one: UnknownAction) => `${one.type} (${code.replayable.describe(one, before)})`;
    const path = last ? `actions after ${describeInput(last)}` : 'actions';
    return [{ path, expected: expected.map(inWords), found: found.map(({ action }) => inWords(action)) }];
  };

  /** Does what comes before an action, or at the end, as long after the action before as the person did. */
  const actBefore = async () => {
    const now = await app.page.evaluate(() => Date.now());
    const due = (arrivals.get(index - 1) ?? now) + (log.times[index] ?? 0);
    if (due > now) await app.page.clock.runFor(due - now);
    const step = steps[index];
    const isCaused = (inputs[index] ?? []).length > 0 || !step || (await dispatched.has(step.action));
    const todo = isCaused ? (inputs[index] ?? []) : substituteFor(step, steps[index - 1], rules);
    if (todo.length > 0 || !step) await refuseUnexpected();
    for (const input of todo) {
      last = input;
      const { kind, times } = await performInput(input, app, rules);
      counts[kind] += times;
    }
    if (!step) await refuseUnexpected();
  };

  /** Waits for an action, and compares the app after it, unless the app is at a later step. */
  const follow = async (step: Step<State>) => {
    const { index, action, after } = step;
    app.backend.release(action);
    if (rules.isUnrecorded(action)) return;
    const timer = timerOf(log, step);
    const at = await dispatched.waitFor(action, index, timer !== undefined);
    if (at === undefined) {
      const instead = await dispatched.rest();
      const alike = instead.find((one) => one.action.type === action.type);
      const contentOf = (one: UnknownAction) => ({ [one.type]: rules.contentOf(one) });
      throw new WalkEnd(
        alike ? differingFacts(contentOf(action), contentOf(alike.action)) : actionFacts([action], instead),
      );
    }
    arrivals.set(index, at);
    const late = timer ? timeDifference(timer, at - (arrivals.get(timer.from) ?? NaN)) : [];
    comparison.expect(step);
    const isAhead = async () => late.length === 0 && (await dispatched.rest()).length > 0;
    if (await isAhead()) return;
    // What another tab removes takes the focus with it.
    const isElsewhere = rules.actorOf(step, steps[index - 1]) === 'other tab';
    const presses = last && 'presses' in last ? last.presses : [];
    const pressed = presses.map(controlOf).at(-1);
    const position = counts.pressed > 0 && !isElsewhere ? rules.positionAfter?.(step, pressed) : undefined;
    const reading = await comparison.read(after, position);
    if (await isAhead()) return;
    const facts = await comparison.compare(reading, after, position);
    compared++;
    const all = [...late, ...facts, ...compareMore(index, reading)];
    if (all.length > 0) noteDifference(index, all);
  };

  try {
    const html = await app.open();
    const served = visit.isPageLoad ? comparison.compareServed(html, start) : [];
    if (served.length > 0) noteDifference(-1, served);
    if (!visit.isPageLoad) await continueFrom(start, app, dispatched);
    for (; index < steps.length; index++) {
      const step = steps[index];
      if (!step || pageLoaded.match(step.action)) break;
      await actBefore();
      await follow(step);
    }
    if (index === steps.length) await actBefore();
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
