import type { ElementHandle, Page } from '@playwright/test';
import type { Control, LogNote } from 'action-log';
import { messageOf } from '../report/messageOf';
import { WalkEnd } from './walkEnd';

/** Ms to wait for a control, and until it can be pressed. */
const TIMEOUT = 2_000;

/** What a person did: one kind of `LogNote`. */
export type Press =
  | { click: Control }
  | ({ on: Control } & ({ key: string } | { submit: string } | { fill: string } | { choose: string }));

/** What a person did; null for a note of another kind. */
export function pressIn(note: LogNote): Press | null {
  const isPress = ['key', 'submit', 'fill', 'choose'].some((kind) => kind in note) && 'on' in note;
  return isPress || 'click' in note ? (note as Press) : null;
}

/**
 * Repeats with the mouse and the keyboard what a person did. Several presses are done in one task, by the page's own script,
 * because Playwright's mouse takes longer than a frame. Throws a WalkEnd if that is not possible.
 */
export async function repeatPresses(page: Page, presses: readonly Press[]): Promise<void> {
  const [press, ...others] = presses;
  if (!press) return;
  if (others.length > 0) {
    const controls = presses.map(controlOf);
    const missing = await page.evaluate((all) => window.replayTools.pressQuickly(all), controls);
    const lost = presses[missing];
    if (lost) throw notPressed(lost, 'the page does not have it');
    return;
  }
  const control = await locate(page, press);
  try {
    await repeatPress(control, press);
  } catch (error) {
    const covering = await control.evaluate((one) => window.replayTools.coveredBy(one)).catch(() => null);
    const [why] = messageOf(error).split('\n');
    throw notPressed(press, covering ? `it is covered by ${covering}` : `it cannot be pressed: ${why}`);
  }
}

async function repeatPress(control: ElementHandle, press: Press): Promise<void> {
  if ('click' in press) await control.click({ timeout: TIMEOUT });
  else if ('key' in press) await control.press(press.key);
  else if ('fill' in press) await control.fill(press.fill);
  else if ('choose' in press) await control.selectOption(press.choose);
  else {
    await control.fill(press.submit);
    await control.press('Enter');
  }
}

const controlOf = (press: Press) => ('click' in press ? press.click : press.on);

/** Its fact is named by the control: 'combobox "Organizar por", number 2'. */
function notPressed(press: Press, why: string): WalkEnd {
  const { role, name, nth } = controlOf(press);
  const path = `${role} "${name}"${nth === undefined ? '' : `, number ${nth + 1}`}`;
  return new WalkEnd([{ path, expected: { value: 'it is pressed' }, found: { value: why } }]);
}

async function locate(page: Page, press: Press) {
  const found = await page
    .waitForFunction((wanted) => window.replayTools.find(wanted), controlOf(press), { timeout: TIMEOUT })
    .catch(() => null);
  const element = found?.asElement();
  if (!element) throw notPressed(press, 'the page does not have it');
  return element;
}
