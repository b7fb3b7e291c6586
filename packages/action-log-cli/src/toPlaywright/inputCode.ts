import type { Control } from 'action-log';
import type { DriveRules, PlaywrightRules } from '../app';
import type { Press } from '../browser/drive/press';
import type { UserInput } from '../browser/drive/userInputs';

const json = (value: unknown) => JSON.stringify(value);

/**
 * The lines of a Playwright test that do what a person did; null if the log does not say how.
 * @param locatorCode the app's own locator for a control; null for none
 */
export function inputCode<State>(
  input: UserInput,
  { channel, storagePrefix }: DriveRules<State>,
  locatorCode: (control: Control) => ReturnType<PlaywrightRules<State>['locatorCode']>,
): string[] | null {
  const locator = (control: Control) => locatorCode(control) ?? byRole(control);
  if ('presses' in input)
    return input.presses.length > 1
      ? atOnceCode(input.presses)
      : input.presses.map((press) => pressCode(press, locator));
  if ('action' in input) return null;
  if ('go' in input) return [goCode(input.go)];
  if ('key' in input)
    return [
      `await page.evaluate(() => localStorage.setItem(${json(storagePrefix + input.key)}, ${json(input.text)}));`,
    ];
  return [
    '// From another tab.',
    `await page.evaluate((change) => new BroadcastChannel(${json(channel)}).postMessage(change), ${json(input.message)});`,
  ];
}

function pressCode(press: Press, locator: (control: Control) => string): string {
  if ('click' in press) return `await ${locator(press.click)}.click();`;
  const control = byRole(press.on);
  if ('key' in press) return `await ${control}.press(${json(press.key)});`;
  if ('fill' in press) return `await ${control}.fill(${json(press.fill)});`;
  if ('choose' in press) return `await ${control}.selectOption(${json(press.choose)});`;
  return `await ${control}.fill(${json(press.submit)}); await page.keyboard.press('Enter');`;
}

/** Presses before the page is drawn again: the next frame may not have the second control any more. */
function atOnceCode(presses: readonly Press[]): string[] {
  const controls = presses.flatMap((press) => ('click' in press ? [byRole(press.click)] : []));
  return [
    '{ // At once, before the page is drawn again.',
    `const controls = await Promise.all([${controls.map((one) => `${one}.elementHandle()`).join(', ')}]);`,
    'await page.evaluate((all) => all.forEach((one) => one instanceof HTMLElement && one.click()), controls);',
    '}',
  ];
}

function byRole({ role, name, nth }: Control): string {
  return `page.getByRole(${json(role)}, { name: ${json(name)}, exact: true })${nthCode(nth)}`;
}

/** Chooses one of the controls that a locator finds, by its index. */
const nthCode = (nth = 0) => (nth > 0 ? `.nth(${nth})` : '.first()');

function goCode(steps: number): string {
  if (steps === -1) return 'await page.goBack();';
  if (steps === 1) return 'await page.goForward();';
  return `await page.evaluate(() => history.go(${steps}));`;
}
