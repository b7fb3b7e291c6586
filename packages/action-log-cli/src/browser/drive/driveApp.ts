import type { UnknownAction } from 'redux';
import { pageLoaded, type Step } from 'action-log';
import type { DriveRules } from '../../app';
import type { PathDifference } from '../../cli/fileReport';
import { unlikeFacts } from '../browserReport';
import { words } from '../../cli/words';
import type { Unlike, Walk, Walked } from '../walk';
import { createArrivedActions, type ArrivedActions } from './arrivedActions';
import { compareApp } from './compareApp';
import { openApp, type OpenApp } from './openApp';
import { nameOf, PressError } from './press';
import { unlikeTime } from './timedActions';
import { carryOut, isJoined, userInputsIn, type UserInput } from './userInputs';

/** What a person sees and the log does not say, after some of its actions. */
export type Sight = Readonly<Record<string, unknown>>;

interface Options {
  /** Whether presses follow one another without a pause. */
  isHasty?: boolean;
  /** By an action's index, what another build showed; undefined for no comparison. */
  others?: ReadonlyMap<number, Sight>;
  /** What is noted for `others`. */
  notes?: Map<number, Sight>;
}

/**
 * Repeats in the app what the person in a log did. After each action, compares what reached the reducers, the page, the
 * focus, alerts, storage and errors with what Node works out. Ends at the first step that differs, or where a joined recording
 * goes on with another page load.
 */
export async function driveApp<State>(
  walk: Walk<State>,
  { isHasty = false, others, notes }: Options = {},
): Promise<Walked> {
  const { code, log, start, steps, progress } = walk;
  const visit = code.drive.firstVisitOf(log, start);
  const app = await openApp(walk, visit);
  const byHand = { pressed: 0, moved: 0, dispatched: 0 };
  const arrivals = new Map<number, number>();
  let compared = 0;
  const arrived = createArrivedActions(app.page, code.drive);
  const shown = compareApp(app, log, code);
  const inputs = userInputsIn(log, steps, visit.restoredAt, code.drive, isHasty);
  await app.open();
  if (!visit.isPageLoad) await continueFrom(start, app, arrived);

  /** Does what comes before an action, or at the end. */
  const actBefore = async (index: number): Promise<Unlike | null> => {
    const todo = (inputs[index] ?? []).filter((input) => !isJoined(input));
    const isEnd = index === steps.length;
    const unexpected = todo.length > 0 || isEnd ? await extra(arrived) : null;
    if (unexpected) return unexpected;
    for (const input of todo)
      try {
        const { kind, times } = await carryOut(input, app, isHasty);
        byHand[kind] += times;
      } catch (error) {
        if (!(error instanceof PressError)) throw error;
        return { index, facts: [notPressed(input, error)] };
      }
    return isEnd ? extra(arrived) : null;
  };

  const follow = async (step: Step<State>): Promise<Unlike | null> => {
    const { index, action, after } = step;
    if (code.drive.isUnrecorded(action)) return null;
    app.backend.release(action);
    const at = await arrived.waitFor(action, index);
    if (at === undefined) return { index, facts: missing(action, await arrived.rest(), code.drive) };
    arrivals.set(index, at);
    const late = unlikeTime(log, index, arrivals);
    shown.expect(step);
    const isLater = late.length === 0 && (await arrived.rest()).length > 0; // The app is at a later step already.
    if (isLater) return null;
    // What another tab removes takes the focus with it.
    const isElsewhere = code.drive.actorOf(step, steps[index - 1]) === 'other tab';
    const focus = byHand.pressed > 0 && !isElsewhere ? code.drive.focusAfter?.(step) : undefined;
    const facts = [...late, ...(await shown.compare(after, focus))];
    if (late.length === 0 && (await arrived.rest()).length > 0) return null;
    compared++;
    if (facts.length === 0) facts.push(...(await unlikeSight(index)));
    return facts.length > 0 ? { index, facts } : null;
  };

  const unlikeSight = async (index: number): Promise<PathDifference[]> => {
    if (!notes && !others) return [];
    const sight = await app.page.evaluate((root) => window.replayTools.sightIn(root), walk.app.browser.root);
    notes?.set(index, sight);
    const other = others?.get(index);
    return other ? unlikeFacts(other, sight) : [];
  };

  try {
    for (const step of steps) {
      progress(step.index, steps.length);
      if (pageLoaded.match(step.action)) return { compared, differences: [], byHand };
      const difference = (await actBefore(step.index)) ?? (await follow(step));
      if (difference) return { compared, differences: [difference], byHand };
    }
    const difference = await actBefore(steps.length);
    return { compared, differences: difference ? [difference] : [], byHand };
  } finally {
    await app.close();
  }
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

/** The actions that nothing in the log explains, at the step after which they came; null for none. */
async function extra(arrived: ArrivedActions): Promise<Unlike | null> {
  const rest = await arrived.rest();
  const [first] = rest;
  return first
    ? { index: first.after, facts: unlikeFacts({}, { actions: rest.map(({ action }) => shortOf(action)) }) }
    : null;
}

function notPressed(input: UserInput, { message }: PressError): PathDifference {
  return {
    path: 'presses' in input ? input.presses.map(nameOf).join(', ') : words('the press'),
    expected: { value: words('it is pressed') },
    found: { value: message },
  };
}

/** What came instead of an action: the same type with another content, or other actions, or nothing. */
function missing<State>(
  action: UnknownAction,
  arrived: readonly { action: UnknownAction }[],
  { contentOf }: DriveRules<State>,
): PathDifference[] {
  const actions = arrived.map((one) => one.action);
  const { type, payload } = action;
  const alike = actions.find((one) => one.type === type);
  if (alike) {
    const facts = unlikeFacts({ [type]: payload }, { [type]: alike.payload });
    return facts.length > 0
      ? facts
      : unlikeFacts({ [type]: contentOf(action) }, { [type]: contentOf(alike) });
  }
  return unlikeFacts(
    { actions: [shortOf(action)] },
    actions.length > 0 ? { actions: actions.map(shortOf) } : {},
  );
}

const shortOf = ({ type, payload }: UnknownAction) =>
  payload === undefined ? type : `${type} ${JSON.stringify(payload)}`;
