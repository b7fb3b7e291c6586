import type { ElementHandle, Page } from '@playwright/test';
import type { Control, LogNote } from 'action-log';

/** Ms to wait for a control that must be there, and for it to be free to be pressed. */
const PATIENCE = 2_000;

/** A control cannot be pressed; the message tells why. */
export class PressError extends Error {}

/** What a person did: one of the kinds of a `LogNote`. */
export type Input = { click: Control } | { key: string; on: Control } | { submit: string; on: Control };

/** What a person did, among what happened; null for everything else. */
export function inputIn(one: LogNote): Input | null {
  const isInput = 'click' in one || (('key' in one || 'submit' in one) && 'on' in one);
  return isInput ? (one as Input) : null;
}

/**
 * Does with the mouse and the keyboard what a person did; several inputs before the page is drawn again. Throws a
 * PressError where that is not possible.
 */
export async function press(page: Page, inputs: readonly Input[]): Promise<void> {
  const controls = await Promise.all(inputs.map((input) => locate(page, controlOf(input))));
  const [control, ...others] = controls;
  const [input] = inputs;
  try {
    if (others.length > 0)
      await page.evaluate((all) => all.forEach((one) => one instanceof HTMLElement && one.click()), controls);
    else if (control && input) await pressOne(control, input);
  } catch (error) {
    throw new PressError(`it cannot be pressed: ${String(error).split('\n')[0]}`);
  }
}

async function pressOne(control: ElementHandle, input: Input): Promise<void> {
  if ('click' in input) await control.click({ timeout: PATIENCE });
  else if ('key' in input) await control.press(input.key);
  else {
    await control.fill(input.submit);
    await control.press('Enter');
  }
}

const controlOf = (input: Input) => ('click' in input ? input.click : input.on);

/** 'button "Voltar"', 'combobox "Organizar por", number 2' */
export function nameOf(input: Input): string {
  const { role, name, nth } = controlOf(input);
  return `${role} "${name}"${nth === undefined ? '' : `, number ${nth + 1}`}`;
}

async function locate(page: Page, control: Control) {
  const found = await page
    .waitForFunction((wanted) => window.replayTools.find(wanted), control, { timeout: PATIENCE })
    .catch(() => null);
  const element = found?.asElement();
  if (!element) throw new PressError('there is none on the page');
  return element;
}
