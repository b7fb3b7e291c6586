import type { UnknownAction } from 'redux';
import { structuralHash, type Fact, type Step } from 'action-log';
import type { Position } from '../app';
import type { WalkReport } from '../report/fileReport';
import { compareApp } from './compareApp';
import { compareServed } from './compareServed';
import { differingFacts } from './differingFacts';
import { createDispatchedActions } from './dispatchedActions';
import { explainActions } from './explainActions';
import { openApp, type WalkedLog } from './openApp';
import { controlOf, isPlainClick, pressTooSoon } from './press';
import { createRefusals } from './refusals';
import { createTimers } from './timers';
import {
  describeInput,
  droppedAfter,
  performInput,
  substituteFor,
  unrepeatableIn,
  userInputsIn,
  type UserInput,
} from './userInputs';
import { WalkEnd } from './walkEnd';

/**
 * Repeats in the app what the person in a log did. After each action, key and text, compares what reached the
 * reducers, the page, the focus, alerts, storage and errors with what Node works out. Ends where the app does
 * something else than the log says.
 */
export async function walkLog<State>(walked: WalkedLog<State>): Promise<WalkReport> {
  const { code, log, start, steps, browser } = walked;
  const rules = code.walk;
  const visit = rules.firstVisitOf(log, start);
  const app = await openApp(walked, visit);
  const typed = JSON.stringify(log.happened.map(([, { fill, submit, choose }]) => [fill, submit, choose]));
  const isKnown = (text: string, index: number) =>
    typed.includes(text) || JSON.stringify(steps[index]?.before).includes(text);
  const dispatched = createDispatchedActions(app.page, rules, isKnown);
  const comparison = compareApp(app, log, code, dispatched.inPage);
  const inputs = userInputsIn(log, steps, code.replayable.outlineOf);
  const timers = createTimers(log);
  const refuses = createRefusals(log);
  const explained = explainActions(walked, timers);
  let notRepeated = unrepeatableIn(log);
  const counts = { pressed: 0, moved: 0, dispatched: 0 };
  const differences: WalkReport['differences'][number][] = [];
  let compared = 0;
  let last: UserInput | undefined;
  /** The index of the action that is waited for. */
  let index = 0;

  const noteDifference = (at: number, facts: readonly Fact[], endsWalk = false) => {
    const { action, before } = steps[at] ?? {};
    const nowhere = at < 0 ? 'the start' : 'the end';
    const step = action && before ? code.replayable.describe(action, before) : nowhere;
    if (facts.length === 0) return;
    differences.push({
      index: at,
      action: action?.type ?? nowhere,
      step,
      facts,
      ...(endsWalk && { endsWalk }),
    });
  };

  /** Ends the walk, at the action before, if there are actions that nothing in the log explains. */
  const refuseUnexpected = async () => {
    const rest = explained.unexplained(await dispatched.rest(), index);
    if (rest[0]) throw new WalkEnd(explained.factsAt(index, last, [], rest), rest[0].after);
  };

  /** Reads the page. Returns how it differs from a state; undefined if the app is at a later step. */
  const compare = async (state: State, position?: Position) => {
    const isAhead = async () => (await dispatched.rest()).length > 0;
    if (await isAhead()) return undefined;
    const reading = await comparison.read(state, position);
    if (await isAhead()) return undefined;
    return comparison.compare(reading, state, position);
  };

  /** Does what comes before an action, or at the end, as long after the action before as the person did. */
  const actBefore = async (step: Step<State> | undefined) => {
    await app.page.evaluate((isRefused) => window.replayTools.refuseTexts(isRefused), refuses(index));
    const now = await app.page.evaluate(() => Date.now());
    const due = (timers.arrivalOf(index - 1) ?? now) + (log.times[index] ?? 0);
    if (due > now) await app.page.clock.runFor(due - now);
    const inputsOfLog = inputs[index] ?? [];
    const isCaused = inputsOfLog.length > 0 || !step || (await dispatched.has(step.action));
    const todo = isCaused ? inputsOfLog : substituteFor(step, steps[index - 1], rules);
    if (todo.length > 0 || !step) await refuseUnexpected();
    for (const input of todo) {
      last = input;
      const { kind, times } = await performInput(input, app);
      counts[kind] += times;
      // What a key or a text changes without an action is not in the store, but may be wrong.
      const facts = isTyped(input) ? await compare(steps[index - 1]?.after ?? start) : [];
      noteDifference(
        index - 1,
        (facts ?? []).map((fact) => ({ ...fact, path: `${fact.path}, after ${describeInput(input)}` })),
      );
    }
    if (!step) await refuseUnexpected();
  };

  /** Waits for an action, and compares the app after it, unless the app is at a later step. */
  const follow = async (step: Step<State>) => {
    const { action, after } = step;
    app.backend.release(action);
    if (rules.contentOf(action) === undefined) return;
    const at = await dispatched.waitFor(action, index, timers.of(step) !== undefined);
    if (at === undefined) {
      const instead = await dispatched.rest();
      const alike = instead.find((arrived) => arrived.action.type === action.type);
      const contentOf = (compared: UnknownAction) => ({ [compared.type]: rules.contentOf(compared) });
      // What the log does not explain may be why the action has another content, such as a second request.
      const unexplained = explained.unexplained(instead, index).filter((arrived) => arrived !== alike);
      throw new WalkEnd([
        ...explained
          .factsAt(index, last, [action], alike ? [...unexplained, alike] : instead)
          .filter(isDifferent),
        ...(alike ? differingFacts(contentOf(action), contentOf(alike.action)) : []),
      ]);
    }
    const late = timers.arrived(step, at);
    const presses = last && 'presses' in last ? last.presses : [];
    const isClick = inputs[index]?.length === 1 && presses.length === 1 && presses.every(isPlainClick);
    const dropped = isClick ? droppedAfter(log, index) : [];
    for (const control of dropped) await pressTooSoon(app.page, control);
    comparison.expect(step, refuses(index));
    // What another tab removes takes the focus with it.
    const cause = rules.causeOf(step, steps[index - 1]);
    const isElsewhere = typeof cause === 'object' && 'send' in cause;
    const pressed = presses.map(controlOf).at(-1);
    const isKnownPlace = counts.pressed > 0 && !isElsewhere && dropped.length === 0;
    const position = isKnownPlace ? rules.positionAfter?.(step, pressed) : undefined;
    const facts = await compare(after, position);
    if (facts) compared++;
    noteDifference(index, [...late, ...(facts ?? [])]);
  };

  /** Whether a page load leads to the first state of a log that begins later. */
  const loadsStart = async () => {
    app.backend.releaseAll();
    const reading = await comparison.read(start, undefined);
    const facts = await comparison.compare(reading, start, undefined);
    await dispatched.rest();
    dispatched.forget();
    return facts.every(({ path }) => path !== 'page');
  };

  try {
    if (refuses(0)) await app.page.addInitScript(() => window.replayTools.refuseTexts(true));
    const response = await app.open();
    if (visit.isPageLoad && response) noteDifference(-1, await compareServed(response, walked, app.basePath));
    if (visit.isPageLoad || (await loadsStart())) {
      for (const step of steps) {
        index = step.index;
        await actBefore(step);
        await follow(step);
      }
      index = steps.length;
      await actBefore(undefined);
    } else notRepeated = { index: 0, what: 'first state to which no page load leads' };
  } catch (error) {
    if (app.page.isClosed()) throw new Error('The page was closed, or Chromium ended.', { cause: error });
    if (!(error instanceof WalkEnd)) throw error;
    noteDifference(error.index ?? index, error.facts, true);
  } finally {
    await app.close();
  }
  return {
    version: browser.version(),
    compared,
    differences,
    ...(notRepeated && { notRepeated }),
    ...counts,
  };
}

/** Two actions may differ in more than the sentences say of them: then the sentences are the same. */
const isDifferent = ({ expected, actual }: Fact) => structuralHash(expected) !== structuralHash(actual);

/** Whether an input is a key, a text or a choice, which may change the page without an action. */
const isTyped = (input: UserInput) =>
  'presses' in input && input.presses.some((press) => !('click' in press) && !('submit' in press));
