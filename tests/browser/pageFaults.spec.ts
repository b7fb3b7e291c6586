import { expect, test } from '@playwright/test';
import { bundlePage } from 'action-log-cli';
import { ofShop } from '../../tools/bundling';
import { fromRoot } from '../../tools/fromRoot';

const bar = (style: string, content: string) =>
  `<div style="position: fixed; inset: auto 0 0; height: 40px; ${style}">${content}</div>`;
const ringless = (style: string) =>
  `<style>:focus-visible { outline: none; ${style} }</style><button>Order</button>`;

const pages: readonly [what: string, html: string, faults: object][] = [
  [
    'a bar over the control of another bar',
    bar('', '<button>Order</button>') + bar('', 'Removed'),
    { 'controls that something covers': ['button "Order" below div "Removed"'] },
  ],
  [
    'a page that scrolls below a bar',
    `<button style="position: absolute; bottom: 0">Buy</button>${bar('', 'Total')}`,
    {},
  ],
  [
    'a control that styles hide',
    '<a href="/cart" style="display: none">Cart</a>',
    { 'controls that nobody sees': ['link "Cart"'] },
  ],
  ['one of two', '<a href="/cart">Cart</a><a href="/cart" style="display: none">Cart</a>', {}],
  [
    'a picture that fails',
    '<img src="data:image/png,none" alt="Mug">',
    { 'pictures that are not shown': ['img "Mug"'] },
  ],
  ['a focus that nobody sees', ringless(''), { 'a focus that nobody sees': ['button "Order"'] }],
  ['a focus that changes the colour', ringless('background: red'), {}],
  [
    'a page that is too wide',
    '<div style="width: 120vw">Wide</div>',
    { 'pixels by which the page is wider than the window': [expect.any(Number)] },
  ],
];

for (const [what, html, faults] of pages)
  test(`what is wrong with ${what}`, { tag: '@push' }, async ({ page }) => {
    await page.addInitScript({ content: await bundlePage(fromRoot('tools/replay/shopPage.ts'), ofShop()) });
    const body = `<!doctype html>${html}`;
    await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/page');
    await page.keyboard.press('Tab');
    expect((await page.evaluate(() => window.replayTools.readPage())).faults).toEqual(faults);
  });

test('what is wrong with a canonical link of the page before', { tag: '@push' }, async ({ page }) => {
  await page.addInitScript({ content: await bundlePage(fromRoot('tools/replay/shopPage.ts'), ofShop()) });
  const body = '<!doctype html><link rel="canonical" href="https://shop.example/mugs">';
  await page.route('**/mugs', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/mugs');
  const faults = async () => (await page.evaluate(() => window.replayTools.readPage())).faults;
  expect(await faults()).toEqual({});
  await page.evaluate(() => history.pushState(null, '', '/shirts'));
  expect(await faults()).toEqual({ 'canonical of another page': ['https://shop.example/mugs'] });
});
