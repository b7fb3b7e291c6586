import { expect, test } from '@playwright/test';
import { bundlePage } from 'action-log-cli';
import { ofShop } from '../../../tools/bundling';
import { fromRoot } from '../../../owner/fromRoot';

const bar = (style: string, content: string) =>
  `<div style="position: fixed; inset: auto 0 0; height: 40px; ${style}">${content}</div>`;
const ringless = (style: string) =>
  `<style>:focus-visible { outline: none; ${style} }</style><button>Order</button>`;

/** A picture that is loaded at once. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** A white box over the top of the page. */
const box = (content: string, style = '') =>
  `<div style="position: absolute; inset: 0 auto auto 0; width: 300px; height: 90px; background: #fff; ${style}">${content}</div>`;
/** Makes the page longer than the window. */
const SECOND_WINDOW = '<div style="height: 200vh"></div>';
const unread = (text: string) => ({ 'texts that nobody can read': [text] });

const unseen = (text: string) => ({ 'texts that nobody sees': [text] });
const PRICE = '<p>R$ 29,90</p>';
/** A text of one pixel, as many apps hide it from all but screen readers. */
const ONE_PIXEL = 'position: absolute; width: 1px; height: 1px; overflow: hidden';

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
    'a price that is white on white',
    '<h2>Mug</h2><p style="color: #fff">R$ 29,90</p>',
    unread('paragraph "R$ 29,90": contrast 1.0'),
  ],
  [
    'a button whose text is nearly its colour',
    '<button style="color: #ddd; background: #eee">Order</button>',
    unread('button "Order": contrast 1.2'),
  ],
  [
    'a heading that is transparent',
    '<h1 style="color: transparent">Cart</h1>',
    unread('heading "Cart": contrast 1.0'),
  ],
  [
    'a link that has faded',
    '<div style="opacity: 0.1"><a href="/">Home</a></div>',
    unread('link "Home": contrast 1.2'),
  ],
  ['a text that is no control, heading or price', '<p style="color: #fff">Mugs</p>', {}],
  [
    'a disabled button that is pale',
    '<button disabled style="color: #ddd; background: #eee">Order</button>',
    {},
  ],
  [
    'a heading on a picture',
    `<img alt="" width="200" height="90" src="${PICTURE}"><h1 style="color: #fff; margin-top: -60px">Mug</h1>`,
    {},
  ],
  [
    'a heading on a gradient',
    '<h1 style="color: #fff; background: linear-gradient(#000, #333)">Mug</h1>',
    {},
  ],
  [
    'a heading on a layer beside it',
    '<div style="position: relative"><i style="position: absolute; inset: 0; background: #000"></i><h1 style="position: relative; color: #fff">Mug</h1></div>',
    {},
  ],
  [
    'a heading on the colour of what it is in',
    '<main style="background: #000"><h1 style="color: #fff">Mug</h1></main>',
    {},
  ],
  [
    'a heading for screen readers',
    '<h1 style="color: #fff; position: absolute; width: 1px; height: 1px; overflow: hidden">Mug</h1>',
    {},
  ],
  ['a heading below a box', `<h1>Mug</h1>${box('<p>Sale</p>')}`, unread('heading "Mug" below div "Sale"')],
  [
    'a price below a decoration that takes no presses',
    `<p>R$ 29,90</p>${box('New', 'pointer-events: none')}`,
    unread('paragraph "R$ 29,90" below div "New"'),
  ],
  [
    'a link below a photo',
    `<a href="/">Home</a><img alt="Mug" src="${PICTURE}" style="position: absolute; inset: 0; width: 200px; height: 90px">`,
    unread('link "Home" below img "Mug"'),
  ],
  [
    'the second line of a heading below a box',
    `<h1>Mug <br>for tea</h1>${box('Sale', 'top: 60px')}`,
    unread('heading "Mug for tea" below div "Sale"'),
  ],
  ['a heading above a box', `${box('Sale')}<h1 style="position: relative">Mug</h1>`, {}],
  ['a heading of which a box covers the edge', `<h1>Mug</h1>${box('Sale', 'width: 15px')}`, {}],
  ['a text that is no control, heading or price, below a box', `<p>Mugs</p>${box('Sale')}`, {}],
  ['a heading below a transparent link', `<h1>Mug</h1>${box('Sale', 'background: none')}`, {}],
  ['a heading below a faint box', `<h1>Mug</h1>${box('Sale', 'opacity: 0.5')}`, {}],
  [
    'a heading below an open menu',
    `<h1>Mug</h1>${box('<div role="listbox" style="background: #fff; height: 90px">1</div>', 'background: none')}`,
    {},
  ],
  [
    'a heading that scrolls below a bar',
    `<h1 style="position: absolute; bottom: 0">Mug</h1>${bar('background: #fff', 'Total')}${SECOND_WINDOW}`,
    {},
  ],
  [
    'a heading below a bar, where the page ends',
    `<h1 style="position: absolute; bottom: 0">Mug</h1>${bar('background: #fff', 'Total')}`,
    unread('heading "Mug" below div "Total"'),
  ],
  [
    'a heading below a header that stays, at the top of the page',
    `<h1>Mug</h1>${box('Shop', 'position: fixed')}${SECOND_WINDOW}`,
    unread('heading "Mug" below div "Shop"'),
  ],
  [
    'a heading of a bar below another bar',
    bar('', '<h2 style="margin: 0">Order</h2>') + bar('background: #fff', 'Removed'),
    unread('heading "Order" below div "Removed"'),
  ],
  [
    'a price that a style leaves out only in a narrow window',
    `<style>@media (width <= 480px) { p { display: none } }</style><h2>Mug</h2>${PRICE}`,
    {},
  ],
  [
    'a price that a style leaves out',
    `<div style="display: none">${PRICE}</div>`,
    unseen('paragraph "R$ 29,90"'),
  ],
  [
    'a price in a link, left out',
    '<a href="/mug">Mug <b style="display: none">R$ 29,90</b></a>',
    unseen('b "R$ 29,90"'),
  ],
  ['a heading that is hidden', '<h1 style="visibility: hidden">Mug</h1>', unseen('heading "Mug"')],
  ['a heading of font size 0', '<h1 style="font-size: 0">Mug</h1>', unseen('heading "Mug"')],
  ['a heading of size 0', '<h1 style="transform: scale(0)">Mug</h1>', unseen('heading "Mug"')],
  [
    'a price in a box without height',
    `<div style="height: 0; overflow: hidden">${PRICE}</div>`,
    unseen('paragraph "R$ 29,90"'),
  ],
  ['a price in a box without height that does not cut it', `<div style="height: 0">${PRICE}</div>`, {}],
  ['a heading that is clipped away', '<h1 style="clip-path: inset(50%)">Mug</h1>', unseen('heading "Mug"')],
  ['a heading that is clipped at its corners', '<h1 style="clip-path: inset(1px round 9px)">Mug</h1>', {}],
  [
    'a heading left of the page',
    '<h1 style="margin-left: -900vw; width: 9vw">Mug</h1>',
    unseen('heading "Mug"'),
  ],
  [
    'a price below a bar that has left the window',
    bar('transform: translateY(60px)', PRICE),
    unseen('paragraph "R$ 29,90"'),
  ],
  ['a heading below the window', `${SECOND_WINDOW}<h1>Mug</h1>`, {}],
  [
    'a heading in a box that scrolls',
    '<div style="overflow: auto; height: 9px"><br><br><br><h1>Mug</h1></div>',
    {},
  ],
  ['a price for phones and one for desks', `${PRICE}<div style="display: none">${PRICE}</div>`, {}],
  ['a text that is no heading or price, left out', '<p style="display: none">Mugs</p>', {}],
  ['a price for screen readers', `<p style="${ONE_PIXEL}">R$ 29,90</p>`, {}],
  ['a price for screen readers, clipped', `<p style="${ONE_PIXEL}; clip-path: inset(50%)">R$ 29,90</p>`, {}],
  ['a price in a view that is hidden', `<div hidden>${PRICE}</div>`, {}],
  ['a price that is hidden from screen readers, too', `<p aria-hidden="true" hidden>R$ 29,90</p>`, {}],
  ['a price in a closed dialog', `<dialog>${PRICE}<button>Order</button></dialog>`, {}],
  ['a price in a closed popover', `<div popover>${PRICE}<button>Order</button></div>`, {}],
  ['a price in closed details', `<details><summary>More</summary>${PRICE}</details>`, {}],
  [
    'a price in a closed menu',
    `<button aria-expanded="false" aria-controls="menu">Menu</button><div id="menu" style="display: none">${PRICE}<a href="/">Home</a></div>`,
    {},
  ],
  [
    'a price in an open menu that a style leaves out',
    `<button aria-expanded="true" aria-controls="menu">Menu</button><div id="menu" style="display: none">${PRICE}</div>`,
    unseen('paragraph "R$ 29,90"'),
  ],
  ['a price in a choice', '<select><option>Small</option><option>R$ 29,90</option></select>', {}],
  ['a price in a script', '<script type="text/plain">R$ 29,90</script>', {}],
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

  await test.step('a price that a style leaves out in this narrow window', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`<style>@media (width <= 480px) { p { display: none } }</style><h2>Mug</h2>${PRICE}`);
    expect.soft(await faultsNow()).toEqual(unseen('paragraph "R$ 29,90"'));
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
