import type { Locator, Page } from '@playwright/test';
import {
  actionsOf,
  button,
  changed,
  chooseFile,
  countOf,
  download,
  file,
  fileIn,
  openPanel,
  panel,
  press,
  record,
  slider,
  status,
  strip,
  view,
} from '../../testing/browser/panel';
import { BACKEND, cards, cartLink, expect, rows, search, test as base } from '../../testing/browser/shop';

// What the panel says of a log is tested in packages/action-log-panel. Here each ability is used once.

let recorded: string | undefined;

/** The log of a short session of another shopper. */
const test = base.extend<{ log: string }>({
  log: async ({ browser, baseURL }, use) => {
    if (!recorded) {
      const context = await browser.newContext({ baseURL: baseURL ?? '' });
      await context.route(BACKEND, (route) => route.fulfill({ json: rows }));
      const page = await context.newPage();
      page.on('dialog', (dialog) => void dialog.accept());
      recorded = await record(page);
      await context.close();
    }
    await use(recorded);
  },
});

/** All that a shopper has: what the page shows, and what is stored. */
const look = async (page: Page) => ({
  text: await page.locator('#root').innerText(),
  url: page.url(),
  ...(await page.evaluate(() => ({
    stored: JSON.stringify(localStorage),
    scrollY,
    entries: history.length,
    entry: history.state as unknown,
  }))),
});

test('the panel costs nothing until it is opened, opens and closes with its keys, and stays open in its tab', async ({
  page,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/qa[-.]/.test(request.url())) chunks.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(chunks).toEqual([]);
  // Nobody is watched either: the console is the browser's, and nothing is kept of a page that is left.
  expect(await page.evaluate(() => String(console.error))).toContain('[native code]');
  await page.goto('/cart');
  expect(await page.evaluate(() => sessionStorage.getItem('canecamisa:left'))).toBeNull();
  await page.goto('/');
  await page.route(/\/qa\..*\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Control+Shift+L');
  await failed;
  await page.unroute(/\/qa\..*\.js/);
  await page.getByRole('searchbox').focus();
  await openPanel(page); // It is requested again.
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Control+Shift+L');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await openPanel(page);
  await page.goto('/cart');
  await expect(panel(page)).toBeVisible();
});

test('a log is shown instead of the session, which accepts no input meanwhile and comes back unchanged', async ({
  page,
  log: text,
  alerts,
}) => {
  await page.goto('/');
  await openPanel(page);
  await cards(page).nth(5).getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await page.getByRole('link', { name: 'Canecamisa' }).click();
  await expect(cards(page)).toHaveCount(12);
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 333);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(333);
  const before = await look(page);
  const actions = actionsOf(await download(page)).length;

  await chooseFile(page, changed(text, { payload: '[{' }));
  await expect(panel(page).getByRole('alert')).toHaveText(/The file is damaged/);
  await expect(strip(page)).toHaveCount(0);
  expect(await look(page)).toEqual(before);

  await view(page, text);
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  const added = countOf(text, 'cart/productAdded');
  await slider(page).fill(String(added));
  await page.getByRole('textbox', { name: 'Note' }).fill('The price is wrong');
  await press(page, 'Mark here');
  expect(fileIn(await download(page)).marks).toEqual([...fileIn(text).marks, [added, 'The price is wrong']]);
  await slider(page).fill(String(added));
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { name: 'Caneca Número 2' })).toBeVisible();
  await expect(slider(page)).toBeFocused();
  await press(page, 'Next step');
  await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
  const shown = await look(page);
  expect(shown.stored).toBe(before.stored);
  await cartLink(page).click();
  await search(page, 'x');
  await page.getByRole('link', { name: 'Adicionar produtos' }).press('Enter');
  expect({ ...(await look(page)), scrollY: shown.scrollY }).toEqual(shown); // The focus scrolls.
  await press(page, 'Close log');
  await expect(strip(page)).toHaveCount(0);
  await expect(panel(page)).toBeFocused();
  expect(await look(page)).toEqual(before);

  await view(page, text);
  await page.keyboard.press('Control+Shift+L');
  await expect(panel(page)).toHaveCount(0);
  expect(await look(page)).toEqual(before);
  await openPanel(page);
  const ownLog = await download(page);
  expect(actionsOf(ownLog)).toHaveLength(actions);
  expect(fileIn(ownLog).marks).toEqual([]);
  expect(alerts).toEqual([]);
});

test('the panel explains the first difference', async ({ page, log: text }) => {
  await page.goto('/?qa');
  const actions = actionsOf(text);
  const added = actions.find(({ type }) => type === 'cart/productAdded');
  if (added) added.payload.name = 'Caneca Trocada';
  await view(page, changed(text, { times: [], payload: JSON.stringify(actions) }));
  const step = countOf(text, 'cart/productAdded');
  await expect(status(page, new RegExp(`^First difference: step ${step}, cart/productAdded`))).toBeVisible();
  const fact = /\.name: .*\n- "Caneca Número 2"\n\+ "Caneca Trocada"$/;
  await expect(panel(page).locator('[data-verdict] pre')).toHaveText(fact);
  await press(page, 'Go to the difference');
  await expect(slider(page)).toHaveValue(String(step));
  await expect(page.getByRole('heading', { name: 'Caneca Trocada' })).toBeVisible();
});

test('`?qa` restores what a shopper chose, and disappears from the address at once', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('canecamisa:catalogue', '{"category":"mugs","sort":null,"search":"","page":1}');
  });
  await page.goto('/?qa');
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Canecas' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL('/canecas');
  await page.goto('/cart?utm_source=mail&qa');
  await expect(page).toHaveURL(/cart(\?utm_source=mail)?$/);
});

test('a file can be dropped anywhere on the page', { tag: '@soak' }, async ({ page, log: text }) => {
  await page.goto('/?qa');
  const drop = (target: string) =>
    page.locator(target).evaluate((element, content) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], 'log.json'));
      const init = { dataTransfer, bubbles: true, composed: true, cancelable: true };
      return ['dragover', 'drop'].map((type) => element.dispatchEvent(new DragEvent(type, init)));
    }, text);
  for (const target of ['section[aria-label="QA panel"]', 'main']) {
    expect(await drop(target)).toEqual([false, false]);
    await expect(strip(page)).toBeVisible();
    await press(page, 'Close log');
  }
});

test('the panel looks the same if the page has style rules for all elements', async ({ page }) => {
  await page.goto('/?qa');
  const heading = panel(page).getByRole('heading').first();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet(); // The shop's Content Security Policy refuses a style element.
    sheet.replaceSync(
      '* { color: lime !important; font-style: italic; direction: rtl; letter-spacing: 5px }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(heading).not.toHaveCSS('color', 'rgb(0, 255, 0)');
  await expect(heading).toHaveCSS('font-style', 'normal');
  await expect(heading).toHaveCSS('direction', 'ltr');
  await expect(heading).toHaveCSS('letter-spacing', 'normal');
});

test('the recording of the page before can be opened, and replays without a difference', async ({ page }) => {
  await page.goto('/?qa');
  await search(page, 'Número 1');
  // A tab that is discarded or ended by the phone sends no 'pagehide': it has been hidden before.
  await page.evaluate(() => addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true));
  await page.goto('/cart');
  await expect(panel(page).getByRole('region', { name: 'Earlier recording' })).toHaveText(/\d+ steps/);
  const text = await download(page, 'Download');
  await view(page, text);
  await expect(status(page, /^The same as the log in all \d+ steps/)).toBeVisible();
  await slider(page).fill(String(countOf(text, 'catalogue/searchSubmitted')));
  await expect(page.getByText('Resultados para “Número 1”').first()).toBeVisible();
});

for (const [kept, reason] of [
  ['{"version":2,"segments":{}}', 'What this tab kept of it is damaged.'],
  ['{"format":"canecamisa-log","version":2}', 'The format of its log is not version 1'],
] as const)
  test(`the panel opens although the tab has kept ${kept}, and says what is wrong with it`, async ({
    page,
  }) => {
    await page.goto('/ajuda');
    await page.evaluate((text) => sessionStorage.setItem('canecamisa:left', text), kept);
    await page.goto('/?qa');
    await expect(panel(page).getByRole('region', { name: 'Earlier recording' })).toContainText(reason);
    await expect(button(page, 'Download log')).toBeVisible();
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`the open panel covers no control of the shop, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/?qa');
    await cards(page).first().getByRole('link').click();
    const isAbovePanel = async (control: Locator) => {
      const [box, top] = await Promise.all([control.boundingBox(), panel(page).boundingBox()]);
      return box !== null && top !== null && box.y >= 0 && box.y + box.height <= top.y;
    };
    const add = page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' });
    await add.scrollIntoViewIfNeeded();
    await expect.poll(() => isAbovePanel(add)).toBe(true);
    // By the keyboard: a click where the card was may come too soon.
    await page.getByRole('button', { name: 'Ampliar a foto' }).first().press('Enter');
    const close = page.getByRole('dialog').getByRole('button', { name: 'Fechar' });
    const near = page.getByRole('button', { name: 'Ver de perto' });
    await expect.poll(() => isAbovePanel(close)).toBe(true);
    await expect.poll(() => isAbovePanel(near)).toBe(true);
    await page.getByRole('textbox', { name: 'Note' }).fill('The picture is small'); // Beside the open dialog.
    await press(page, 'Mark here');
    await page.getByRole('option', { name: 'Note: The picture is small' }).click();
    await press(page, 'Back to now');
    await close.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panel(page)).toBeVisible();
    await add.click();
    await page.getByRole('button', { name: /^Remover/ }).click();
    const undo = page.getByRole('button', { name: /^Desfazer/ });
    await expect.poll(() => isAbovePanel(undo)).toBe(true);
    await undo.click();
    await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
  });

test('two logs are compared as two texts, and each difference is shown', async ({ page, log: first }) => {
  const at = countOf(first, 'catalogue/searchSubmitted');
  const actions: unknown[] = actionsOf(first);
  actions[at - 1] = { type: 'catalogue/searchSubmitted', payload: 'Número 4' };
  actions.splice(countOf(first, 'cart/productAdded'), 1); // The product is not removed.
  const second = changed(first, { payload: JSON.stringify(actions), stepChanges: [] });
  await page.goto('/?qa');
  await view(page, first);
  await page.getByLabel('Compare with another log').setInputFiles(file(second, 'two.json'));
  const comparison = panel(page).getByRole('region', { name: 'Comparison' });
  await expect(comparison).toBeFocused();
  await expect(comparison.getByRole('status')).toHaveText(
    'The logs differ in 2 places. - log.json, + two.json',
  );
  const searched = comparison.getByRole('button', { name: 'Buscou "Número 2"' });
  await expect(searched).toHaveText(`- ${at}. Buscou "Número 2"\n+ ${at}. Buscou "Número 4"`);
  await expect(comparison).toContainText(/^\+ .*“Número 4”/m);
  await searched.click();
  await expect(slider(page)).toHaveValue(String(at));
  await comparison.getByRole('button', { name: 'Removeu' }).press('Enter');
  await expect(comparison.getByRole('region', { name: 'What differs in the state' })).toContainText(
    /^\+ cart\.items.*Caneca Número 2/m,
  );
  await press(page, 'Close comparison');
  await expect(comparison).toHaveCount(0);
});

test('the present session is listed while it continues, and each of its steps can be shown', async ({
  page,
}) => {
  await page.goto('/?qa');
  const steps = panel(page).getByRole('listbox', { name: 'Steps' }).getByRole('option');
  await search(page, 'Número 2');
  await expect(steps.filter({ hasText: 'Buscou "Número 2"' })).toBeVisible();
  await search(page, 'numero 4');
  await steps.filter({ hasText: 'Buscou "Número 2"' }).click();
  await expect(page.getByText('Resultados para “Número 2”').first()).toBeVisible();
  await expect(panel(page).getByRole('region', { name: 'What changed on the screen' })).toContainText(
    '“Número 2”',
  );
  await page.getByRole('textbox', { name: 'Note' }).fill('Not what I asked for');
  await press(page, 'Mark here');
  await press(page, 'Back to now');
  await expect(page.getByText('Resultados para “numero 4”').first()).toBeVisible();
  await page.getByRole('option', { name: 'Note: Not what I asked for' }).click();
  await expect(page.getByText('Resultados para “Número 2”').first()).toBeVisible();
  const text = await download(page);
  expect(fileIn(text).marks).toEqual([[countOf(text, 'catalogue/searchSubmitted'), 'Not what I asked for']]);
  expect(text).toContain('numero 4');
  await page.getByRole('checkbox', { name: 'Hide typed text' }).check();
  expect(await download(page)).not.toContain('numero 4');
});
