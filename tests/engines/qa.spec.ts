import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Tab } from './driver/browser';
import { pathOf, press, saved, search, untilShown } from '../drive/shopper';
import { addProduct, cartNames, expect, product, test, untilFocused } from './shop';

async function openPanel(tab: Tab) {
  await tab.keys('Control+Shift+L');
  await untilShown(tab, 'region', 'QA panel');
}

/** The panel's verdict about the log. */
const verdict = (tab: Tab) =>
  tab.evaluate(() => {
    const panel = document.querySelector('[data-action-log-panel]')?.shadowRoot;
    return panel?.querySelector<HTMLElement>('[data-verdict] [role=status]')?.innerText ?? '';
  });

/** Downloads the log into a file of this test. The browser itself saves nothing. */
async function download(tab: Tab): Promise<string> {
  await tab.evaluate(() => {
    URL.createObjectURL = (file) => {
      Object.assign(globalThis, { file });
      return '#';
    };
    HTMLAnchorElement.prototype.click = () => {};
  });
  await press(tab, 'button', 'Download log');
  const text = () => tab.evaluate(() => (globalThis as { file?: Blob }).file?.text() ?? '');
  await expect.poll(text).not.toBe('');
  const name = test.info().outputPath('log.json');
  await writeFile(name, await text());
  return name;
}

/** Whether the browser's database has a copy of this page load's recording. */
const isSaved = (tab: Tab) => tab.evaluate(() => 'canecamisa:recording' in sessionStorage);

test('a recording replays the same, from a file and after a reload', { tag: '@soak' }, async ({ tab }) => {
  await addProduct(tab, 0);
  await press(tab, 'link', 'Canecamisa');
  await press(tab, 'tab', 'Canecas');
  await search(tab, 'geladeira');
  await untilShown(tab, 'button', 'Ver todos os produtos');
  await openPanel(tab);
  await tab.chooseFile('input[type=file]', await download(tab));
  await untilFocused(tab, 'slider', 'Timeline');
  await expect.poll(() => verdict(tab)).toMatch(/^The same as the log in all \d+ steps/);

  await expect.poll(() => isSaved(tab)).toBe(true);
  await tab.goto('/cart'); // An open panel is open after a reload, too.
  await press(tab, 'button', /^Open the recording/);
  await untilFocused(tab, 'slider', 'Timeline');
  await expect.poll(() => verdict(tab)).toMatch(/^No difference/); // A copy has no screens to compare.
});

const OVER = "a log of another browser replays the same, step by step, over the shopper's own session";
test(OVER, { tag: '@soak' }, async ({ tab }) => {
  await addProduct(tab, 5);
  await openPanel(tab);
  const before = { cart: await saved(tab, 'cart'), entries: await tab.evaluate(() => history.length) };
  await tab.chooseFile('input[type=file]', resolve('tests/logs/tour.json'));
  await untilFocused(tab, 'slider', 'Timeline');
  await expect.poll(() => verdict(tab)).toMatch(/^The same as the log in all \d+ steps/);

  const seen = new Set<string>();
  const steps = await tab.evaluate(() => {
    const panel = document.querySelector('[data-action-log-panel]')?.shadowRoot;
    return Number(panel?.querySelector<HTMLInputElement>('[type=range]')?.max);
  });
  await tab.keys('Home');
  for (let step = 0; step < steps; step++) {
    seen.add(await pathOf(tab));
    await tab.keys('ArrowRight');
  }
  expect([...seen].map((each) => each.split('/')[1])).toEqual(
    expect.arrayContaining(['', 'product', 'cart']),
  );
  await tab.keys('Home');
  await expect.poll(() => pathOf(tab)).toBe('/');

  await press(tab, 'button', 'Close log');
  await expect.poll(() => cartNames(tab)).toEqual([product(5).name]);
  expect(await pathOf(tab)).toBe('/cart');
  expect({ cart: await saved(tab, 'cart'), entries: await tab.evaluate(() => history.length) }).toEqual(
    before,
  );
});
