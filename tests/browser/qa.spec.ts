import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  actionsOf,
  button,
  changed,
  chooseFile,
  countOf,
  download,
  openPanel,
  panel,
  press,
  record,
  slider,
  status,
  strip,
  view,
} from './panel';
import {
  addProduct,
  BACKEND,
  cards,
  cartLink,
  choose,
  expect,
  row,
  rows,
  saved,
  search,
  test as base,
} from './shop';

// What the panel shows of a log, and which addresses and files it opens, is tested in packages/action-log-panel. Here each
// ability is used once.

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

const shopText = (page: Page) => page.locator('#root').innerText();

test('the panel costs nothing until it is opened, opens and closes with its keys, and stays open in its tab', async ({
  page,
  context,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (/\/qa\./.test(request.url())) chunks.push(request.url());
  });
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  await page.waitForLoadState('networkidle');
  expect(chunks).toEqual([]);
  await page.getByRole('searchbox').focus();
  await openPanel(page);
  expect(chunks.some((url) => url.endsWith('.js'))).toBe(true);
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Control+Shift+L');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeFocused();

  await page.goto('/cart?qa');
  await expect(panel(page)).toBeVisible();
  await page.goto('/');
  await expect(panel(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(cards(other)).toHaveCount(12);
  await expect(panel(other)).toHaveCount(0);
  await press(page, 'Close panel');
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  await expect(panel(page)).toHaveCount(0);
});

test.describe('a log', () => {
  test('is viewed over the session, which takes no input meanwhile and comes back exactly', async ({
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
    const look = async () => ({
      text: await shopText(page),
      url: page.url(),
      stored: await page.evaluate(() => JSON.stringify(localStorage)),
      ...(await page.evaluate(() => ({ scrollY, entries: history.length, entry: history.state as unknown }))),
    });
    const before = await look();
    const actions = actionsOf(await download(page)).length;

    await view(page, text);
    await slider(page).fill(String(countOf(text, 'cart/productAdded')));
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Caneca Número 2' })).toBeVisible();
    await expect(slider(page)).toBeFocused();
    await press(page, 'Next step');
    await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
    const shown = await look();
    expect(shown.stored).toBe(before.stored);
    await cartLink(page).click();
    await search(page, 'x');
    await page.getByRole('link', { name: 'Adicionar produtos' }).press('Enter');
    expect(await look()).toEqual({ ...shown, scrollY: await page.evaluate(() => scrollY) }); // The focus scrolls.
    await press(page, 'Close log');
    await expect(strip(page)).toHaveCount(0);
    await expect(page.getByLabel('Open log')).toBeFocused();
    expect(await look()).toEqual(before);

    await view(page, text);
    await page.keyboard.press('Control+Shift+L');
    await expect(panel(page)).toHaveCount(0);
    expect(await look()).toEqual(before);
    await openPanel(page);
    expect(actionsOf(await download(page))).toHaveLength(actions);
    expect(alerts).toEqual([]);
  });

  test('becomes the session when it is continued, until that is undone', async ({
    page,
    log: text,
    alerts,
  }) => {
    await addProduct(page, row(7).id);
    await page.goto('/cart?qa');
    const own = await saved(page, 'cart');
    const entries = await page.evaluate(() => history.length);
    await view(page, text);
    await slider(page).fill(String(countOf(text, 'cart/productAdded')));
    await press(page, 'Continue from here');
    await expect(strip(page)).toHaveCount(0);
    await expect.poll(() => saved(page, 'cart')).toMatchObject([{ name: 'Caneca Número 2', quantity: 1 }]);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(button(page, 'Undo')).toBeFocused();
    await choose(page, /quantidade/i, '4');
    await expect.poll(() => saved(page, 'cart')).toMatchObject([{ quantity: 4 }]);
    await press(page, 'Undo');
    await expect.poll(() => saved(page, 'cart')).toEqual(own);
    await expect(page.getByRole('main').getByRole('heading', { name: row(7).name })).toBeVisible();
    await expect(button(page, 'Undo')).toHaveCount(0);
    await expect(page.getByLabel('Open log')).toBeFocused();
    await page.reload();
    expect(await saved(page, 'cart')).toEqual(own);
    expect(alerts).toEqual([]);
  });
});

test('steps are copied with what was pressed, without the typed text if that is hidden', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async () => {
    await press(page, 'Copy steps');
    await expect(status(page, 'Steps of your session copied.')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await page.goto('/?qa');
  await search(page, 'Ana Souza');
  expect(await copied()).toMatch(
    /\nBegan at \/\n- Typed "Ana Souza" in Procurar produtos pelo nome\n- Pressed Buscar\n\d+\. Buscou "Ana Souza"$/,
  );
  await page.getByRole('checkbox', { name: 'Hide typed text' }).check();
  expect(await download(page)).not.toContain('Ana Souza');
  const steps = await copied();
  expect(steps).toContain('Buscou "•••"');
  expect(steps).not.toContain('Ana Souza');
});

test('playing stops at the first difference, which the panel explains', async ({ page, log: text }) => {
  await page.goto('/?qa');
  const actions = actionsOf(text);
  const added = actions.find(({ type }) => type === 'cart/productAdded');
  if (added) added.payload.name = 'Caneca Trocada';
  await view(page, changed(text, { times: [], payload: JSON.stringify(actions) }));
  const step = countOf(text, 'cart/productAdded');
  await expect(status(page, new RegExp(`^First difference: step ${step}, cart/productAdded`))).toBeVisible();
  for (const fact of [/^- .*name: Caneca Número 2/m, /^\+ .*name: Caneca Trocada/m])
    await expect(panel(page).locator('[data-verdict] pre')).toContainText(fact);
  await press(page, 'Play');
  await expect(slider(page)).toHaveValue(String(step));
  await expect(panel(page).getByRole('button', { name: 'Play' })).toBeVisible();
  await slider(page).fill('1');
  await press(page, 'Go to the difference');
  await expect(slider(page)).toHaveValue(String(step));
  await expect(page.getByRole('heading', { name: 'Caneca Trocada' })).toBeVisible();
});

test.describe('a file that is not a whole log', () => {
  test('shows a sentence, and nothing else changes', async ({ page, log: text }) => {
    await page.goto('/?qa');
    await expect(cards(page)).toHaveCount(12);
    const look = async () => [
      page.url(),
      await shopText(page),
      await page.evaluate(() => [JSON.stringify(localStorage), history.length, scrollY]),
    ];
    const before = await look();
    for (const [other, sentence] of [
      [changed(text, { payload: '[{' }), /The file is damaged/],
      [changed(text, { preloadedState: '{"cart":{"items":{}}}' }), /The file is damaged/],
      [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254]), /This file is not a log of this app/],
      [changed(text, { version: 4 }), /This log comes from a newer version/],
    ] as const) {
      await chooseFile(page, other);
      await expect(panel(page).getByRole('alert')).toHaveText(sentence);
      await expect(strip(page)).toHaveCount(0);
      expect(await look()).toEqual(before);
    }
    await view(page, text);
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
    await slider(page).fill('2');
    await chooseFile(page, 'abc');
    await expect(panel(page).getByRole('alert')).toBeVisible();
    await expect(slider(page)).toHaveValue('2');
  });

  test('proves only a part, unless no log of its kind has more', async ({ page, log: text }) => {
    await page.goto('/?qa');
    const verdict = panel(page).locator('[data-verdict]');
    await view(page, changed(text, { hashes: [] }));
    await expect(verdict).toHaveText(/^No difference, but the log is missing states from start to end/);
    await expect(verdict).toHaveAttribute('data-verdict', 'partial');
    await view(page, await readFile('tests/logs/released/v1.json', 'utf8'));
    await expect(verdict).toHaveText(
      'No difference. A log of this kind does not contain what the screen showed.',
    );
    await expect(verdict).toHaveAttribute('data-verdict', 'same');
    await view(page, text.slice(0, text.indexOf('cart/productAdded') + 60));
    const count = countOf(text, 'cart/productAdded') - 1;
    await expect(panel(page)).toContainText(`The file is incomplete: only ${count} actions can be shown.`);
    await slider(page).press('End');
    await expect(page).toHaveURL(`/product/${row(2).id}`);
  });

  test('can be dropped anywhere on the page', { tag: '@soak' }, async ({ page, log: text }) => {
    await page.goto('/?qa');
    await expect(panel(page)).toBeVisible();
    const drop = (target: string) =>
      page.locator(target).evaluate((element, content) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], 'log.json'));
        const send = (type: string) =>
          element.dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }),
          );
        return [send('dragover'), send('drop')];
      }, text);
    expect(await drop('section[aria-label="QA panel"]')).toEqual([false, false]);
    await expect(strip(page)).toBeVisible();
    await press(page, 'Close log');
    expect(await drop('main')).toEqual([false, false]);
    await expect(strip(page)).toBeVisible();
  });
});

test('the panel looks the same under rules of the page for all elements', async ({ page }) => {
  await page.goto('/?qa');
  const look = () =>
    panel(page)
      .getByRole('heading')
      .first()
      .evaluate((one) => {
        const { color, fontStyle, direction, letterSpacing } = getComputedStyle(one);
        return { color, fontStyle, direction, letterSpacing };
      });
  const before = await look();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet(); // The shop's Content Security Policy refuses a style element.
    sheet.replaceSync(
      '* { color: lime !important; font-style: italic; direction: rtl; letter-spacing: 5px }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await look()).toEqual(before);
});

test('a keyboard is enough', async ({ page, log: text }) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  await openPanel(page);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
      const label = element instanceof HTMLInputElement && element.labels?.[0]?.textContent;
      const name = element?.getAttribute('aria-label') ?? (label || element?.textContent);
      return (name || element?.getAttribute('title') || '').trim();
    });
  const walk = async (steps: number, key = 'Tab') => {
    const names: string[] = [];
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press(key);
      names.push(await focused());
    }
    return names;
  };
  const tools = ['Download log', 'Copy steps', 'Note', 'Mark here', 'Hide typed text'];
  expect(await walk(8)).toEqual(['Open log', 'Taller panel', 'Close panel', ...tools]);
  await view(page, text);
  await page.keyboard.press('Escape');
  await expect(slider(page)).toHaveValue('0');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue(String(actionsOf(text).length - 1));
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^\d+ of \d+: Adicionou Caneca Número 2$/);
  await expect(slider(page)).toBeFocused();
  expect(await walk(3)).toEqual(['Previous step', 'Play', 'Next step']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(slider(page)).toHaveValue(String(actionsOf(text).length));
  expect(await focused()).toBe('Next step');
  await slider(page).focus();
  expect(await walk(3, 'Shift+Tab')).toEqual(['Close panel', 'Taller panel', 'Close log']);
  await page.keyboard.press('Enter');
  await expect(strip(page)).toHaveCount(0);
  expect(await focused()).toBe('Open log');
});
