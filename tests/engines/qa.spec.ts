import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Tab } from '../testing/engines/openBrowser';
import { pathOf, press, saved, search, untilShown } from '../testing/browser/shopper';
import { addProduct, expect, keys, test, untilFocused } from '../testing/engines/engineShop';

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

test('a recording replays the same, from a file and after a reload', { tag: '@soak' }, async ({ tab }) => {
  await addProduct(tab, 5);
  await press(tab, 'link', 'Canecamisa');
  await press(tab, 'tab', 'Canecas');
  await search(tab, 'geladeira');
  await untilShown(tab, 'button', 'Ver todos os produtos');
  await keys(tab, 'Control+Shift+L');
  await untilShown(tab, 'region', 'QA panel');
  const session = async () => ({
    cart: await saved(tab, 'cart'),
    entries: await tab.evaluate(() => history.length),
    path: await pathOf(tab),
  });
  const before = await session();
  for (const file of [await download(tab), resolve('tests/logs/tour.json')]) {
    await tab.setInputFiles('input[type=file]', file);
    await untilFocused(tab, 'slider', 'Timeline');
    await expect.poll(() => verdict(tab)).toMatch(/^The same as the log in all \d+ steps/);
  }
  const seen = new Set<string>();
  await keys(tab, 'Home');
  for (let step = 0; step < 30; step++) {
    seen.add((await pathOf(tab)).split('/')[1] ?? '');
    await keys(tab, 'ArrowRight');
  }
  expect([...seen]).toEqual(expect.arrayContaining(['', 'product', 'cart']));
  await press(tab, 'button', 'Close log');
  await untilShown(tab, 'button', 'Ver todos os produtos');
  expect(await session()).toEqual(before);

  await tab.goto('/cart'); // An open panel is open after a reload, too.
  await press(tab, 'button', 'Open');
  await untilFocused(tab, 'slider', 'Timeline');
  await expect.poll(() => verdict(tab)).toMatch(/^The same as the log in all \d+ steps/);
});
