import { expect, test } from '@playwright/test';
import { bundlePage } from 'action-log-cli';
import { ofShop } from '../../../tools/bundling';
import { fromRoot } from '../../../owner/fromRoot';

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
    'a drawing of a bar over its control',
    `<style>div::before { content: ''; position: absolute; inset: 0 }</style>${bar('', '<button>Order</button>')}`,
    { 'controls that something covers': ['button "Order" below div "Order"'] },
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

test('what is wrong with a page is found', async ({ page }) => {
  await page.addInitScript({ content: await bundlePage(fromRoot('tools/replay/shopPage.ts'), ofShop()) });
  const open = async (html: string) => {
    const body = `<!doctype html>${html}`;
    await page.route('**/page', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/page');
    await page.keyboard.press('Tab');
  };
  const faultsNow = async () => (await page.evaluate(() => window.replayTools.readPage())).faults;
  for (const [what, html, faults] of pages)
    await test.step(what, async () => {
      await open(html);
      expect.soft(await faultsNow()).toEqual(faults);
    });

  await test.step('a canonical link of another page', async () => {
    await open('<link rel="canonical" href="https://shop.example/mugs">');
    expect(await faultsNow()).toEqual({ 'canonical of another page': ['https://shop.example/mugs'] });
    await open('<link rel="canonical" href="https://shop.example/page">');
    expect(await faultsNow()).toEqual({});
    await page.evaluate(() => history.pushState(null, '', '/shirts'));
    expect(await faultsNow()).toEqual({ 'canonical of another page': ['https://shop.example/page'] });
  });
});
