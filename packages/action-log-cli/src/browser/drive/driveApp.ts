import type { UnknownAction } from 'redux';
import type { Step } from 'action-log';
import type { PathDifference } from '../../cli/fileReport';
import { unlikeFacts } from '../browserReport';
import type { Unlike, Walk, Walked } from '../walk';
import { createArrivedActions, type ArrivedActions } from './arrivedActions';
import { compareApp } from './compareApp';
import { openApp, type OpenApp } from './openApp';
import { nameOf, PressError } from './press';
import { carryOut, isJoined, userInputsIn, type UserInput } from './userInputs';

/**
 * Repeats in the app what the person in a log did. After each action, compares what reached the reducers, the page,
 * alerts, storage and errors with what Node works out. Ends at the first step that differs.
 */
export async function driveApp<State>(walk: Walk<State>): Promise<Walked> {
  const { code, log, start, steps } = walk;
  const visit = code.drive.firstVisitOf(log, start);
  const app = await openApp(walk, visit);
  const byHand = { pressed: 0, moved: 0, dispatched: 0 };
  let compared = 0;
  const arrived = createArrivedActions(app.page, code.drive);
  const shown = compareApp(app, log, code);
  const inputs = userInputsIn(log, steps, visit.restoredAt, code.drive);
  await app.open();
  if (!visit.isPageLoad) await continueFrom(start, app, arrived);

  /** Does what comes before an action, or at the end. */
  const actBefore = async (index: number): Promise<Unlike | null> => {
    const todo = (inputs[index] ?? []).filter((input) => !isJoined(input));
    const isEnd = index === steps.length;
    const unexpected = todo.length > 0 || isEnd ? await extraAfter(index - 1, arrived) : null;
    if (unexpected) return unexpected;
    for (const input of todo)
      try {
        const { kind, times } = await carryOut(input, app);
        byHand[kind] += times;
      } catch (error) {
        if (!(error instanceof PressError)) throw error;
        return { index, facts: [notPressed(input, error)] };
      }
    return isEnd ? extraAfter(index - 1, arrived) : null;
  };

  const follow = async (step: Step<State>): Promise<Unlike | null> => {
    const { index, action, after } = step;
    app.backend.release(action);
    if (!(await arrived.waitFor(action))) return { index, facts: missing(action, await arrived.rest()) };
    shown.expect(step);
    if ((await arrived.rest()).length > 0) return null; // The app is at a later step already.
    const facts = await shown.compare(after);
    if ((await arrived.rest()).length > 0) return null;
    compared++;
    return facts.length > 0 ? { index, facts } : null;
  };

  for (const step of steps) {
    const difference = (await actBefore(step.index)) ?? (await follow(step));
    if (difference) return { compared, differences: [difference], byHand };
  }
  const difference = await actBefore(steps.length);
  return { compared, differences: difference ? [difference] : [], byHand };
}

/** Puts the app into the first state of a log that does not begin with a page load, as 'Continuar daqui' does. */
async function continueFrom<State>(start: State, { page, backend }: OpenApp, arrived: ArrivedActions) {
  backend.releaseAll();
  await page.evaluate(() => window.replayTools.settledFacts({}));
  // The state came from JSON.
  const action: UnknownAction = { type: 'action-log/sessionContinued', payload: start };
  await page.evaluate((one) => window.replayTools.dispatch(one), action);
  await arrived.rest();
  arrived.forget();
}

/** The actions that nothing in the log explains; null for none. */
async function extraAfter(index: number, arrived: ArrivedActions): Promise<Unlike | null> {
  const extra = await arrived.rest();
  return extra.length > 0 ? { index, facts: unlikeFacts({}, { actions: extra.map(shortOf) }) } : null;
}

function notPressed(input: UserInput, { message }: PressError): PathDifference {
  return {
    path: 'presses' in input ? input.presses.map(nameOf).join(', ') : 'the press',
    expected: { value: 'it is pressed' },
    found: { value: message },
  };
}

/** What came instead of an action: the same type with another payload, or other actions, or nothing. */
function missing(action: UnknownAction, arrived: readonly UnknownAction[]): PathDifference[] {
  const alike = arrived.find(({ type }) => type === action.type);
  if (alike) return unlikeFacts({ [action.type]: action.payload }, { [action.type]: alike.payload });
  return unlikeFacts(
    { actions: [shortOf(action)] },
    arrived.length > 0 ? { actions: arrived.map(shortOf) } : {},
  );
}

const shortOf = ({ type, payload }: UnknownAction) =>
  payload === undefined ? type : `${type} ${JSON.stringify(payload).slice(0, 100)}`;
