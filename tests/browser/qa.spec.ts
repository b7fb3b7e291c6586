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

test.describe('the door', () => {
  test('costs nothing until it is opened, and opens and closes with its keys', async ({ page }) => {
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
  });

  test('is opened by the address on any screen, and stays open in its tab only', async ({
    page,
    context,
  }) => {
    await page.goto('/cart?qa');
    await expect(panel(page)).toBeVisible();
    await cartLink(page).click();
    await page.goto('/');
    await expect(panel(page)).toBeVisible();
    await page.reload();
    await expect(panel(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await expect(cards(other)).toHaveCount(12);
    await expect(panel(other)).toHaveCount(0);
    await press(page, 'Close panel');
    await page.reload();
    await expect(cards(page)).toHaveCount(12);
    await expect(panel(page)).toHaveCount(0);
  });
});

test.describe('a log', () => {
  test('shows every state as it was', { tag: '@soak' }, async ({ page, alerts }) => {
    const look = async () => {
      await expect(page).not.toHaveTitle(''); // The next page's chunk has loaded.
      return [page.url(), await page.title(), await shopText(page)];
    };
    const acts = [
      () => page.getByRole('combobox', { name: /Organizar por/ }).click(),
      () => page.getByRole('option', { name: 'Mais vendidos' }).click(),
      () => page.getByRole('button', { name: 'Página 2' }).first().click(),
      () => page.getByRole('tab', { name: 'Canecas' }).click(),
      () => search(page, 'Número 1'),
      () => cards(page).nth(1).getByRole('link').click(),
      () => page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click(),
      () => page.getByRole('combobox', { name: /quantidade/i }).click(),
      () => page.getByRole('option', { name: '3' }).click(),
      () => page.getByRole('button', { name: /^Remover/ }).click(),
      () => page.getByRole('button', { name: /^Desfazer/ }).click(),
      () => page.getByRole('link', { name: 'Canecamisa' }).click(),
    ];
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
    await openPanel(page);
    const seen = [await look()];
    for (const act of acts) {
      await act();
      seen.push(await look());
    }
    const text = await download(page);
    const { length } = actionsOf(text);
    await view(page, text);
    await expect(slider(page)).toHaveAttribute('max', String(length));
    const shown: typeof seen = [];
    for (let count = length - acts.length; count <= length; count++) {
      await slider(page).fill(String(count));
      shown.push(await look());
    }
    expect(shown).toEqual(seen);
    await expect(status(page, `The same as the log in all ${length} steps.`)).toBeVisible();
    expect(alerts).toEqual(['Produto Removido com sucesso!']);
  });

  test('is viewed over the session, which comes back exactly', async ({ page, log: text, alerts }) => {
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
    expect((await look()).stored).toBe(before.stored);
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

  test(
    'ignores input in the shop meanwhile',
    { tag: '@soak' },
    async ({ page, log: text, alerts: _accepted }) => {
      await page.goto('/?qa');
      await cards(page).first().getByRole('link').click();
      await page.getByRole('link', { name: 'Canecamisa' }).click();
      await page.getByRole('searchbox').fill('rascunho');
      const own = { text: await shopText(page), entries: await page.evaluate(() => history.length) };
      await view(page, text);
      await slider(page).fill(String(countOf(text, 'catalogue/searchSubmitted')));
      const shown = { text: await shopText(page), url: page.url() };
      await cartLink(page).click();
      await cards(page).first().getByRole('link').click();
      await page.getByRole('searchbox').press('Enter');
      await page.getByRole('searchbox').pressSequentially('x');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await page.getByRole('combobox', { name: /Organizar por/ }).press('Enter');
      expect({ text: await shopText(page), url: page.url() }).toEqual(shown);
      await press(page, 'Close log');
      expect({ text: await shopText(page), entries: await page.evaluate(() => history.length) }).toEqual(own);
      await expect(page.getByRole('searchbox')).toHaveValue('rascunho');
      await cartLink(page).click();
      await expect(page).toHaveURL('/cart');
    },
  );

  test('becomes the session when it is continued, after a confirmation, and until that is undone', async ({
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
    await expect(button(page, 'Cancel')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Continue from here')).toBeFocused();
    await expect(strip(page)).toBeVisible();
    expect(await saved(page, 'cart')).toEqual(own);

    for (const key of ['Enter', 'Tab', 'Enter']) await page.keyboard.press(key);
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

test.describe('steps', () => {
  test(
    'are copied as a person would say them; searches can be hidden',
    { tag: '@soak' },
    async ({ page, context, log: text }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const copied = async (says: RegExp) => {
        await press(page, 'Copy steps');
        await expect(status(page, says)).toBeVisible();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      const hide = page.getByRole('checkbox', { name: 'Hide typed text' });
      await page.goto('/?qa');
      await search(page, 'Ana Souza');
      const own = await copied(/^Steps of your session/);
      expect(own).toMatch(/^Began at \/\n1\. /);
      expect(own).toMatch(/\n\d+\. Buscou "Ana Souza"$/);
      await hide.check();
      await expect.poll(() => copied(/^Steps of your session/)).toBe(own.replace('Ana Souza', '•••'));
      expect(await download(page)).not.toContain('Ana Souza');
      await hide.uncheck();
      expect(await download(page)).toContain('Ana Souza');
      await view(page, text);
      const lines = (await copied(/^Steps of this log/))
        .split('\n')
        .map((line) => line.replace(/^\d+\. /, ''));
      expect(lines.slice(-5)).toEqual([
        'Buscou "Número 2"',
        '   Note: The search was slow',
        'Abriu Caneca Número 2',
        'Adicionou Caneca Número 2',
        'Removeu Caneca Número 2',
      ]);
      await hide.check();
      await expect.poll(() => copied(/^Steps of this log/)).toContain('Buscou "•••');
    },
  );

  test('can be copied by hand if the browser forbids it', { tag: '@soak' }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await page.goto('/?qa');
    await search(page, 'Ana Souza');
    await press(page, 'Copy steps');
    await expect(page.getByRole('textbox', { name: 'Steps' })).toHaveValue(/Buscou "Ana Souza"$/);
  });
});

test.describe('playing', () => {
  test(
    'takes at most two seconds a step, and can be paused',
    { tag: '@soak' },
    async ({ page, log: text }) => {
      await page.clock.install();
      await page.goto('/?qa');
      await view(page, changed(text, { times: actionsOf(text).map(() => 60_000) }));
      await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_000));
      await press(page, 'Play');
      await page.clock.runFor(1_999);
      await expect(slider(page)).toHaveValue('0');
      await page.clock.runFor(1);
      await expect(slider(page)).toHaveValue('1');
      await press(page, 'Pause');
      await page.clock.runFor(60_000);
      await expect(slider(page)).toHaveValue('1');
      await press(page, 'Play');
      const { length } = actionsOf(text);
      for (let count = 2; count <= length; count++) {
        await page.clock.runFor(2000);
        await expect(slider(page)).toHaveValue(String(count));
      }
      await press(page, 'Play'); // From the start again.
      await expect(slider(page)).toHaveValue('0');
    },
  );

  test('stops at the first difference and explains it', async ({ page, log: text }) => {
    await page.goto('/?qa');
    const actions = actionsOf(text);
    const added = actions.find(({ type }) => type === 'cart/productAdded');
    if (added) added.payload.name = 'Caneca Trocada';
    await view(page, changed(text, { times: [], payload: JSON.stringify(actions) }));
    const step = countOf(text, 'cart/productAdded');
    await expect(
      status(page, new RegExp(`^First difference: step ${step}, cart/productAdded`)),
    ).toBeVisible();
    for (const fact of ['name: Caneca Número 2', 'name: Caneca Trocada'])
      await expect(panel(page).getByRole('definition').filter({ hasText: fact })).toBeVisible();
    await press(page, 'Play');
    await expect(slider(page)).toHaveValue(String(step));
    await expect(panel(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await slider(page).fill('1');
    await press(page, 'Go to the difference');
    await expect(slider(page)).toHaveValue(String(step));
    await expect(page.getByRole('heading', { name: 'Caneca Trocada' })).toBeVisible();
  });
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
      [changed(text, { version: 3 }), /This log comes from a newer version/],
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
  const tools = ['Download log', 'Copy steps', 'Copy report', 'Note', 'Mark here', 'Hide typed text'];
  expect(await walk(9)).toEqual(['Open log', 'Taller panel', 'Close panel', ...tools]);
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
