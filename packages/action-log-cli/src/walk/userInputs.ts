import type { UnknownAction } from 'redux';
import { isFields, type Control, type Log, type Step } from 'action-log';
import type { Cause, WalkRules } from '../app';
import type { WalkReport } from '../report/fileReport';
import type { OpenApp } from './openApp';
import { describePress, isPlainClick, nameOfControl, pressIn, repeatPresses, type Press } from './press';
import { WalkEnd } from './walkEnd';

/** What is done to the app so that it does what a log says. */
export type UserInput =
  /** Several presses are done before the page is drawn again. */
  | { presses: readonly Press[] }
  /** A move by this many entries in the browser's history. */
  | { go: number }
  /** The person looks at the page again. */
  | { look: true }
  /** Another tab sends a message, given what the tabs have sent until now. */
  | Extract<Cause, { send: unknown }>
  /** The log contains neither a press nor anything from outside that causes this action. */
  | { action: UnknownAction };

/**
 * What a person did before each action, by the action's index. The last entry is what was done at the end.
 * @param outlineOf the outline of a state's page; null if the app has no `view`
 */
export function userInputsIn<State>(
  { happened }: Pick<Log, 'happened'>,
  steps: readonly Step<State>[],
  outlineOf: (state: State) => readonly string[] | null,
): readonly (readonly UserInput[])[] {
  const inputs: UserInput[][] = Array.from({ length: steps.length + 1 }, () => []);
  for (const [count, note] of happened) {
    const press = pressIn(note);
    if (press) addPress(inputs[count] ?? [], press);
    else if (typeof note.go === 'number') inputs[count]?.push({ go: note.go });
  }
  const isShown = ({ click: { name } }: Click, step: Step<State> | undefined) =>
    step !== undefined && (outlineOf(step.before) ?? []).some((line) => line.includes(JSON.stringify(name)));
  let first = 0; // The index of the first of the clicks that are joined.
  for (const [index, inputsOfAction] of inputs.entries()) {
    const [before, next] = [clicksIn(inputs[first] ?? []), clicksIn(inputsOfAction)];
    const [press] = next;
    // A control that the clicks before take away was pressed in the same frame: the mouse is too slow.
    if (before.length > 0 && press && isShown(press, steps[first]) && !isShown(press, steps[index])) {
      inputs[first] = [{ presses: [...before, ...next] }];
      inputs[index] = [];
    } else if (inputsOfAction.length > 0) first = index;
  }
  return inputs;
}

/** The controls of presses that the app dropped after an action, because they came too soon. */
export const droppedAfter = ({ happened }: Pick<Log, 'happened'>, index: number): readonly Control[] =>
  happened.flatMap(([count, { tooSoon }]) =>
    count === index + 1 && isFields(tooSoon) ? [tooSoon as unknown as Control] : [],
  );

/** The first thing in a log that no walk can repeat. */
export function unrepeatableIn({ happened }: Log): WalkReport['notRepeated'] {
  const [index, note] = happened.find(([, { unrepeatable }]) => typeof unrepeatable === 'string') ?? [];
  if (index === undefined || !note) return undefined;
  const where = isFields(note.on) ? ` on ${nameOfControl(note.on as unknown as Control)}` : '';
  return { index, what: `${String(note.unrepeatable)}${where}` };
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

type Click = Extract<Press, { click: Control }>;

/** The presses of one action, if all are clicks. */
function clicksIn(inputs: readonly UserInput[]): readonly Click[] {
  const [input, ...others] = inputs;
  const presses = input && 'presses' in input && others.length === 0 ? input.presses : [];
  return presses.every(isPlainClick) ? presses : [];
}

/** What a walk does to cause an action, if the log has nothing that a person did before it. */
export function substituteFor<State>(
  step: Step<State>,
  previous: Step<State> | undefined,
  { causeOf }: Pick<WalkRules<State>, 'causeOf'>,
): UserInput[] {
  const cause = causeOf(step, previous);
  if (cause === 'app') return [];
  if (cause === 'look') return [{ look: true }];
  return [cause === 'person' ? { action: step.action } : cause];
}

/** What was done last, in words. */
export function describeInput(input: UserInput): string {
  if ('go' in input) return `a move by ${input.go} in the history`;
  if ('look' in input) return 'another look at the page';
  if ('send' in input) return 'a message of another tab';
  if ('action' in input) return `${input.action.type} by the walk`;
  return input.presses.map(describePress).join(' and ');
}

/** Repeats an input in the app. Returns the kind under which it is counted, and how often. Throws a WalkEnd. */
export async function performInput(input: UserInput, { page }: OpenApp) {
  if ('presses' in input) {
    await repeatPresses(page, input.presses);
    return { kind: 'pressed', times: input.presses.length } as const;
  }
  if ('action' in input) {
    await page.evaluate((action) => window.replayTools.dispatch(action), input.action);
    return { kind: 'dispatched', times: 1 } as const;
  }
  if ('go' in input) {
    const isThere = await page.evaluate((steps) => {
      const { currentEntry } = navigation;
      const entry = navigation.entries()[(currentEntry?.index ?? NaN) + steps];
      if (entry) history.go(steps); // If there is no such entry, the browser would leave the app.
      return entry !== undefined;
    }, input.go);
    if (!isThere) {
      const path = describeInput(input);
      throw new WalkEnd([{ path, expected: 'an entry of the app', actual: 'the history has none' }]);
    }
  } else if ('look' in input) {
    await page.evaluate(() => window.replayTools.lookAgain());
  } else {
    const message = input.send(await page.evaluate(() => window.replayTools.sentBetweenTabs()));
    await page.evaluate((sent) => window.replayTools.sendFromOtherTab(sent), message);
  }
  return { kind: 'moved', times: 1 } as const;
}
