import type { Control } from 'action-log';
import type { Deed } from '../browser/byHand/deeds';
import type { Input } from '../browser/byHand/press';
import { readSettings } from '../../../../tools/settings/readSettings';

const { STORAGE_NAME } = readSettings().env;

const json = (value: unknown) => JSON.stringify(value);

/**
 * The lines of a Playwright test that do what a person did; null where the log does not tell how.
 * @param opensProduct whether a product's page is opened: a card is named by its heading, not by all that is on it
 */
export function deedCode(deed: Deed, opensProduct: boolean): string[] | null {
  if ('inputs' in deed)
    return deed.inputs.length > 1
      ? atOnceCode(deed.inputs)
      : deed.inputs.map((input) => inputCode(input, opensProduct));
  if ('action' in deed) return null;
  if ('go' in deed) return [goCode(deed.go)];
  if ('key' in deed)
    return [
      `await page.evaluate(() => localStorage.setItem(${json(`${STORAGE_NAME}:${deed.key}`)}, ${json(deed.text)}));`,
    ];
  return [
    '// From another tab.',
    `await page.evaluate((change) => new BroadcastChannel(${json(`${STORAGE_NAME}:cart`)}).postMessage(change), ${json(deed.message)});`,
  ];
}

function inputCode(input: Input, opensProduct: boolean): string {
  if ('click' in input) return `await ${locatorCode(input.click, opensProduct)}.click();`;
  const control = locatorCode(input.on, false);
  if ('key' in input) return `await ${control}.press(${json(input.key)});`;
  return `await ${control}.fill(${json(input.submit)}); await page.keyboard.press('Enter');`;
}

/** A very quick finger presses what the next frame does not show any more. */
function atOnceCode(inputs: readonly Input[]): string[] {
  const controls = inputs.flatMap((input) => ('click' in input ? [locatorCode(input.click, false)] : []));
  return [
    '{ // At once, before the page is drawn again.',
    `const controls = await Promise.all([${controls.map((one) => `${one}.elementHandle()`).join(', ')}]);`,
    'await page.evaluate((all) => all.forEach((one) => one instanceof HTMLElement && one.click()), controls);',
    '}',
  ];
}

function locatorCode({ role, name, nth = 0 }: Control, opensProduct: boolean): string {
  const named = `{ name: ${json(name)}, exact: true }`;
  const place = nth > 0 ? `.nth(${nth})` : '.first()';
  if (role === 'link' && opensProduct)
    return `page.getByRole('link').filter({ has: page.getByRole('heading', ${named}) })${place}`;
  return `page.getByRole(${json(role)}, ${named})${place}`;
}

function goCode(steps: number): string {
  if (steps === -1) return 'await page.goBack();';
  if (steps === 1) return 'await page.goForward();';
  return `await page.evaluate(() => history.go(${steps}));`;
}
