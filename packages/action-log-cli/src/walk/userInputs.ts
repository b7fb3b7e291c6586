import type { UnknownAction } from 'redux';
import { isFields, type Control, type Log, type LogNote, type Step } from 'action-log';
import type { WalkRules } from '../app';
import type { WalkReport } from '../report/fileReport';
import type { OpenApp } from './openApp';
import { isPlainClick, nameOfControl, pressIn, repeatPresses, type Press } from './press';

/** Ms. */
const FRAME = 16;

type OutlineOf<State> = (state: State) => readonly string[];

/** What is done to the app so that it does what a log says. */
export type UserInput =
  /** Several presses are done before the page is drawn again. */
  | { presses: readonly Press[] }
  /** A move by this many entries in the browser's history. */
  | { go: number }
  /** A message from another tab, or what another tab wrote into storage. */
  | { message: unknown }
  | { key: string; text: string }
  /** The log contains neither a press nor anything from outside that causes this action. */
  | { action: UnknownAction };

/** The rules that say what causes an action. */
type Rules<State> = Pick<
  WalkRules<State>,
  'actorOf' | 'causedByBlur' | 'historyMove' | 'isAbout' | 'messageFor'
>;

/**
 * By an action's index, what is done before it; the last entry is what is done at the end.
 * @param outlineOf the outline of a state's page
 */
export function userInputsIn<State>(
  log: Log,
  steps: readonly Step<State>[],
  restoredAt: number,
  rules: Rules<State>,
  outlineOf: OutlineOf<State> = () => [],
): readonly (readonly UserInput[])[] {
  const inputs: UserInput[][] = Array.from({ length: steps.length + 1 }, () => []);
  for (const [count, note] of log.happened) {
    const press = pressIn(note);
    if (press) addPress(inputs[count] ?? [], press);
    else if (typeof note.go === 'number') inputs[count]?.push({ go: note.go });
    else if ('tab' in note) inputs[count]?.push({ message: note.tab });
    // What the app read when it opened is in storage from the start. It read the rest because of the action before.
    else if (count > restoredAt) inputs[count - 1]?.unshift(...writtenIn(note));
  }
  preferMessages(inputs, steps, rules);
  pressBeforeBlur(inputs, steps, rules, outlineOf);
  // A control that the action before takes from the page was pressed before the page was drawn, however slow the machine was.
  const isGone = (index: number) => {
    const [last, step] = [steps[index - 1], steps[index]];
    const [press] = clicksIn(inputs[index] ?? []);
    if (!last || !step || !press) return false;
    return Boolean(lineOf(press, outlineOf(last.before))) && !lineOf(press, outlineOf(step.before));
  };
  joinQuickPresses(inputs, (index) => (log.times[index] ?? FRAME) < FRAME || isGone(index));
  for (const [index, step] of steps.entries())
    if (!inputs[index]?.length) inputs[index]?.push(...substituteFor(step, steps[index - 1], rules));
  return inputs.map((own) => own.filter((input) => input !== joined));
}

/** The first thing in a log that no walk can repeat. */
export function unrepeatableIn({ happened }: Log): Pick<WalkReport, 'notRepeated'> {
  const [index, note] = happened.find(([, { unrepeatable }]) => typeof unrepeatable === 'string') ?? [];
  if (index === undefined || !note) return {};
  const where = isFields(note.on) ? ` on ${nameOfControl(note.on as unknown as Control)}` : '';
  return { notRepeated: { index, what: `${String(note.unrepeatable)}${where}` } };
}

/** Adds a press. The Enter key that sent a text is part of sending it, and a text is typed once. */
function addPress(inputs: UserInput[], press: Press): void {
  const last = inputs.at(-1);
  const before = last && 'presses' in last ? last.presses[0] : undefined;
  const isPart =
    before &&
    (('submit' in press && 'key' in before && before.key === 'Enter') ||
      (('fill' in press || 'submit' in press) && 'fill' in before)) &&
    before.on?.name === press.on.name;
  if (isPart) inputs.pop();
  inputs.push({ presses: [press] });
}

/**
 * A tab may read another tab's change from storage before the message arrives. Storage does not say what was changed, so
 * the message is sent instead, or one that says the same.
 */
function preferMessages<State>(
  inputs: UserInput[][],
  steps: readonly Step<State>[],
  rules: Rules<State>,
): void {
  for (const [index, step] of steps.entries()) {
    const own = inputs[index] ?? [];
    const isElsewhere = rules.actorOf(step, steps[index - 1]) === 'other tab';
    if (!isElsewhere || own.some((input) => 'message' in input)) continue;
    const isIt = (input: UserInput) => 'message' in input && rules.isAbout(input.message, step.action);
    const later = inputs.slice(index + 1).find((each) => each.some(isIt));
    own.push(...(later?.splice(later.findIndex(isIt), 1) ?? substituteFor(step, steps[index - 1], rules)));
  }
}

/** The line of the control that is pressed in the outline of a page. */
const lineOf = (press: Press, outline: readonly string[]) =>
  'click' in press ? outline.find((line) => line.includes(JSON.stringify(press.click.name))) : undefined;

/**
 * A press takes the focus from a control, which reacts first: one press causes both actions. Older logs note it between them, newer
 * ones before both.
 */
function pressBeforeBlur<State>(
  inputs: UserInput[][],
  steps: readonly Step<State>[],
  { causedByBlur, actorOf }: Rules<State>,
  outlineOf: OutlineOf<State>,
): void {
  for (const [index, step] of steps.entries()) {
    if (!causedByBlur.includes(step.action.type)) continue;
    const [own = [], next = [], nextStep] = [inputs[index], inputs[index + 1], steps[index + 1]];
    if (own.length === 0 && next[0] && 'presses' in next[0]) {
      inputs[index] = next;
      inputs[index + 1] = [joined];
    }
    // A press on the control itself changes its line.
    const [press] = clicksIn(own);
    const isElsewhere =
      press && lineOf(press, outlineOf(step.before)) === lineOf(press, outlineOf(step.after));
    if (isElsewhere && next.length === 0 && nextStep && actorOf(nextStep, step) === 'person')
      inputs[index + 1] = [joined];
  }
}

/** Stands for an input that was joined with the one before. */
const joined: UserInput = { presses: [] };

/** Joins clicks that follow one another within a frame, which Playwright's mouse is too slow for. */
function joinQuickPresses(inputs: UserInput[][], isQuick: (index: number) => boolean): void {
  let first = 0; // Of the clicks that are joined.
  for (let index = 1; index < inputs.length; index++) {
    const [before, next] = [inputs[first] ?? [], inputs[index] ?? []];
    const clicks = [before, next].map(clicksIn);
    if (isQuick(index) && clicks.every((each) => each.length > 0)) {
      inputs[first] = [{ presses: clicks.flat() }];
      inputs[index] = [joined];
    } else if (!next.includes(joined)) first = index;
  }
}

/** The presses of one action, if all are clicks. */
function clicksIn(inputs: readonly UserInput[]): readonly Press[] {
  const [input, ...others] = inputs;
  const presses = input && 'presses' in input && others.length === 0 ? input.presses : [];
  return presses.every(isPlainClick) ? presses : [];
}

function writtenIn({ read, text }: LogNote): UserInput[] {
  return typeof read === 'string' && typeof text === 'string' ? [{ key: read, text }] : [];
}

/** What causes an action if the log does not contain its input. */
function substituteFor<State>(
  step: Step<State>,
  previous: Step<State> | undefined,
  rules: Rules<State>,
): UserInput[] {
  const { action } = step;
  const actor = rules.actorOf(step, previous);
  if (actor === 'app') return [];
  if (actor === 'other tab') return [{ message: rules.messageFor(action) }];
  const go = actor === 'browser' && rules.historyMove(step);
  return go ? [{ go }] : [{ action }];
}

/** Does to the app what an input says; returns what it counts as, and how often. Throws a WalkEnd. */
export async function performInput(input: UserInput, { page, otherTab }: OpenApp) {
  if ('presses' in input) {
    await repeatPresses(page, input.presses);
    return { kind: 'pressed', times: input.presses.length } as const;
  }
  if ('action' in input) {
    await page.evaluate((action) => window.replayTools.dispatch(action), input.action);
    return { kind: 'dispatched', times: 1 } as const;
  }
  if ('go' in input) await page.evaluate((steps) => history.go(steps), input.go);
  else if ('key' in input) await otherTab.write(input.key, input.text);
  else await otherTab.post(input.message);
  return { kind: 'moved', times: 1 } as const;
}
