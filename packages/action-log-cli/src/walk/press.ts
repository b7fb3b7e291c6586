import type { ElementHandle, Page } from '@playwright/test';
import type { Control, LogNote } from 'action-log';
import { messageOf } from '../report/messageOf';
import { WalkEnd } from './walkEnd';

/** Ms to wait for a control, and until it can be pressed: a machine with other work needs some seconds. */
const TIMEOUT = 15_000;

interface Click {
  click: Control;
  button?: 'left' | 'middle' | 'right';
  keys?: ('Alt' | 'Control' | 'Meta' | 'Shift')[];
  /** 2 for the second press of a double press. */
  count?: number;
}

/** What a person did: one kind of `LogNote`. */
export type Press =
  | Click
  | { key: string; on?: Control }
  | ({ on: Control } & ({ submit: string } | { fill: string } | { choose: string | string[] }));

/** Ms to wait until a control is no longer disabled: a page that has settled does not enable it later. */
const ENABLED_WITHIN = 2_000;

/** Ms by which the page's clock is moved after a press that came too soon. */
const PAUSE = 500;
/** Ms by which it is moved before a press that is to come too soon. */
const SHORT_PAUSE = 250;

/** Keys that every keyboard has. A file may name any. */
const KEY = /^((Alt|Control|Meta|Shift)\+)*(Enter|Escape|Tab|Home|End|Arrow\w+|Page\w+|[ -~])$/;

/** What a person did; null for a note of another kind. */
export function pressIn(note: LogNote): Press | null {
  if (typeof note.key === 'string') return KEY.test(note.key) ? (note as unknown as Press) : null;
  const isText = ['submit', 'fill', 'choose'].some((kind) => kind in note) && 'on' in note;
  return isText || 'click' in note ? (note as Press) : null;
}

/** Whether a press is one of the main button, and of nothing else. */
export const isPlainClick = (press: Press): press is Click =>
  'click' in press && Object.keys(press).length === 1;

/**
 * Repeats with the mouse and the keyboard what a person did. Several presses are done in one task, by the
 * page's own script, because Playwright's mouse takes longer than a frame. Throws a WalkEnd if that is not
 * possible.
 */
export async function repeatPresses(page: Page, presses: readonly Press[]): Promise<void> {
  const [press, ...others] = presses;
  if (!press) return;
  if (others.length > 0) {
    const controls = presses.flatMap((item) => controlOf(item) ?? []);
    const missing = await page.evaluate((all) => window.replayTools.pressQuickly(all), controls);
    const lost = controls[missing];
    if (lost) throw notPressed(lost, 'the page does not have it');
    return;
  }
  const on = controlOf(press);
  if (!on) return 'key' in press ? page.keyboard.press(press.key) : undefined;
  const control = await locate(page, on);
  if (await staysDisabled(page, control)) throw notPressed(on, 'it is disabled');
  try {
    await repeatPress(page, control, press);
    // The app was quicker in the recording, so that the person's press did not come too soon.
    for (let tries = 0; tries < 3 && (await isTooSoon(page)); tries++) {
      await page.clock.runFor(PAUSE);
      await repeatPress(page, control, press);
    }
  } catch (error) {
    const covering = await control
      .evaluate((element) => window.replayTools.nameOfCovering(element))
      .catch(() => null);
    const [why] = messageOf(error).split('\n');
    throw notPressed(on, covering ? `it is covered by ${covering}` : `it cannot be pressed: ${why}`);
  }
}

/** Presses where the mouse is, as soon as the page has a control, but too soon for a person who has seen it. */
export async function pressTooSoon(page: Page, control: Control): Promise<void> {
  await page.clock.runFor(SHORT_PAUSE);
  if (!(await locate(page, control).catch(() => null))) return;
  await page.mouse.down();
  await page.mouse.up();
  await isTooSoon(page); // Takes the note of this press, so that it does not count for the next one.
}

/** Whether the browser gives a control no press, now and in a while. */
async function staysDisabled(page: Page, control: ElementHandle): Promise<boolean> {
  const isEnabled = (element: Node) => !(element as Element).matches(':disabled');
  if (await control.evaluate(isEnabled)) return false;
  const enabled = page.waitForFunction(isEnabled, control, { timeout: ENABLED_WITHIN });
  return enabled.then(
    () => false,
    () => true,
  );
}

/** Whether the app dropped the press. A press that leaves the document was not dropped. */
const isTooSoon = (page: Page) => page.evaluate(() => window.replayTools.takeTooSoon()).catch(() => false);

async function repeatPress(page: Page, control: ElementHandle, press: Press): Promise<void> {
  if ('click' in press) await click(page, control, press);
  else if ('key' in press) await control.press(press.key);
  else if ('fill' in press) await control.fill(press.fill);
  else if ('choose' in press) await control.selectOption(press.choose);
  else {
    await control.fill(press.submit);
    await control.press('Enter');
  }
}

async function click(page: Page, control: ElementHandle, { button = 'left', keys = [], count = 1 }: Click) {
  // `aria-disabled` only informs a person. The browser gives the control its press, for which Playwright would wait.
  const isSaidToBeDisabled = await control.evaluate(
    (element) => (element as Element).closest('[aria-disabled=true]') !== null,
  );
  if (count === 1 && !isSaidToBeDisabled) return control.click({ timeout: TIMEOUT, button, modifiers: keys });
  // The press before was the first of a double press, so only the second is left to do.
  await control.hover({ timeout: TIMEOUT });
  await page.mouse.down({ button, clickCount: count });
  await page.mouse.up({ button, clickCount: count });
}

/** The control that was pressed; undefined for a key that was pressed without a focused control. */
export const controlOf = (press: Press) => ('click' in press ? press.click : press.on);

/** 'a press on button "Back"', 'the key Escape on combobox "Sort"' */
export function describePress(press: Press): string {
  const control = controlOf(press);
  const what = 'key' in press ? `the key ${press.key}` : 'click' in press ? 'a press' : 'a text or a choice';
  return control ? `${what} on ${nameOfControl(control)}` : what;
}

/** 'combobox "Organizar por", number 2' */
export const nameOfControl = ({ role, name, nth = 0 }: Control) =>
  `${role} ${JSON.stringify(name)}${nth === 0 ? '' : `, number ${nth + 1}`}`;

const notPressed = (control: Control, why: string) =>
  new WalkEnd([{ path: nameOfControl(control), expected: 'it is pressed', actual: why }]);

async function locate(page: Page, control: Control) {
  const handle = await page
    .waitForFunction((described) => window.replayTools.find(described), control, { timeout: TIMEOUT })
    .catch(() => null);
  const element = handle?.asElement();
  if (!element) throw notPressed(control, 'the page does not have it');
  return element;
}
