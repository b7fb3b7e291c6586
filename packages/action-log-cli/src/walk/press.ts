import type { ElementHandle, Page } from '@playwright/test';
import type { Control, LogNote } from 'action-log';
import { messageOf } from '../report/messageOf';

/** Ms to wait for a control, and until it can be pressed. */
const TIMEOUT = 2_000;

/** A control cannot be pressed; the message says why. */
export class PressError extends Error {}

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
 * because Playwright's mouse takes longer than a frame. Throws a PressError if that is not possible.
 */
export async function repeatPresses(page: Page, presses: readonly Press[]): Promise<void> {
  const [press, ...others] = presses;
  if (!press) return;
  if (others.length > 0) {
    const controls = presses.map(controlOf);
    const missing = await page.evaluate((all) => window.replayTools.pressQuickly(all), controls);
    const lost = presses[missing];
    if (lost) throw new PressError(`the page does not have ${nameOf(lost)}`);
    return;
  }
  const control = await locate(page, controlOf(press));
  try {
    await repeatPress(control, press);
  } catch (error) {
    const covering = await control.evaluate((one) => window.replayTools.coveredBy(one)).catch(() => null);
    const [why] = messageOf(error).split('\n');
    throw new PressError(covering ? `it is covered by ${covering}` : `it cannot be pressed: ${why}`);
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

/** 'button "Voltar"', 'combobox "Organizar por", number 2' */
export function nameOf(press: Press): string {
  const { role, name, nth } = controlOf(press);
  return `${role} "${name}"${nth === undefined ? '' : `, number ${nth + 1}`}`;
}

async function locate(page: Page, control: Control) {
  const found = await page
    .waitForFunction((wanted) => window.replayTools.find(wanted), control, { timeout: TIMEOUT })
    .catch(() => null);
  const element = found?.asElement();
  if (!element) throw new PressError('the page does not have it');
  return element;
}
