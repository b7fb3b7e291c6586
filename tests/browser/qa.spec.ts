import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { keptTexts } from '../drive/keptTexts';
import {
  BACKEND,
  cards,
  cartLink,
  choose,
  expect,
  fillCart,
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

const panel = (page: Page) => page.getByRole('region', { name: 'Painel de QA' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Linha do tempo' });
const strip = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Sua própria sessão está guardada' });
const press = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name }).click();
const shopText = (page: Page) => page.locator('#root').innerText();

async function openPanel(page: Page) {
  // The panel's keys are heard once the application runs.
  await expect(page.locator('html')).not.toHaveAttribute('data-restoring');
  await page.keyboard.press('Control+Shift+L');
  await expect(panel(page)).toBeVisible();
}

/** The fields of a log's file that tests change. */
interface File {
  payload: string;
  times: number[];
  hashes: unknown[];
  [field: string]: unknown;
}

const actionsOf = (text: string) =>
  JSON.parse((JSON.parse(text) as File).payload) as { type: string; payload: Record<string, unknown> }[];

/** The log of the page so far, as its file. */
async function download(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await press(page, 'Baixar registro');
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^canecamisa-[-\dT]+\.json$/);
  return readFile(await file.path(), 'utf8');
}

async function chooseFile(page: Page, text: string | Buffer) {
  const file = { name: 'registro.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Abrir registro').setInputFiles(file);
}

/** Opens a log and waits until its first state is shown. */
async function view(page: Page, text: string) {
  await chooseFile(page, text);
  await expect(strip(page)).toBeVisible();
  await expect(slider(page)).toHaveValue('0');
}

/** A short session: a search, a note, a product into the cart and out of it again, which raises an alert. */
async function record(page: Page): Promise<string> {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(12);
  await openPanel(page);
  await search(page, 'Número 2');
  await page.getByRole('textbox', { name: 'Nota' }).fill('A busca demorou');
  await press(page, 'Marcar aqui');
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await page.getByRole('button', { name: /^Remover/ }).click();
  await expect(page.getByText('Seu carrinho está vazio')).toBeVisible();
  return download(page);
}

const indexOf = (text: string, type: string) => actionsOf(text).findIndex((action) => action.type === type);

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
    await press(page, 'Fechar painel');
    await page.reload();
    await expect(cards(page)).toHaveCount(12);
    await expect(panel(page)).toHaveCount(0);
  });

  test('requests a panel again that did not load', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/');
    await expect(cards(page)).toHaveCount(12);
    await page.route(/\/qa\..*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Control+Shift+L');
    await failed;
    await page.unroute(/\/qa\..*\.js$/);
    await expect(async () => {
      await page.keyboard.press('Control+Shift+L');
      await expect(panel(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
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
    await expect(panel(page).getByText(`Igual ao registro em todos os ${length} passos.`)).toBeVisible();
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
    await slider(page).fill(String(indexOf(text, 'cart/productAdded') + 1));
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('heading', { name: 'Caneca Número 2' })).toBeVisible();
    await expect(slider(page)).toBeFocused();
    await press(page, 'Avançar um passo');
    await expect(page.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeVisible();
    expect((await look()).stored).toBe(before.stored);
    await press(page, 'Sair da reprodução');
    await expect(strip(page)).toHaveCount(0);
    await expect(page.getByLabel('Abrir registro')).toBeFocused();
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
      await slider(page).fill(String(indexOf(text, 'catalogue/searchSubmitted') + 1));
      const shown = { text: await shopText(page), url: page.url() };
      await cartLink(page).click();
      await cards(page).first().getByRole('link').click();
      await page.getByRole('searchbox').press('Enter');
      await page.getByRole('searchbox').pressSequentially('x');
      await page.getByRole('button', { name: 'Buscar' }).click();
      await page.getByRole('combobox', { name: /Organizar por/ }).press('Enter');
      expect({ text: await shopText(page), url: page.url() }).toEqual(shown);
      await press(page, 'Sair da reprodução');
      expect({ text: await shopText(page), entries: await page.evaluate(() => history.length) }).toEqual(own);
      await expect(page.getByRole('searchbox')).toHaveValue('rascunho');
      await cartLink(page).click();
      await expect(page).toHaveURL('/cart');
    },
  );

  test(
    "keeps its step through the browser's own back and forward",
    { tag: '@soak' },
    async ({ page, log: text, alerts: _accepted }) => {
      await page.goto('/?qa');
      await cards(page).first().getByRole('link').click();
      await cartLink(page).click();
      await view(page, text);
      await slider(page).fill(String(indexOf(text, 'navigation/locationChanged') + 1));
      const url = page.url();
      expect(url).toContain('/product/');
      for (const steps of [-1, -2]) {
        await page.evaluate(
          (by) =>
            new Promise<void>((resolve) => {
              let left = 2; // There, and back.
              addEventListener('popstate', () => --left || resolve());
              history.go(by);
            }),
          steps,
        );
        expect(page.url()).toBe(url);
      }
      await press(page, 'Sair da reprodução');
      await expect(page).toHaveURL('/cart');
      await expect(page.getByText('Seu carrinho está vazio')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`/product/${row(0).id}`);
      await page.goBack();
      await expect(page).toHaveURL('/?qa');
      await expect(cards(page)).toHaveCount(12);
    },
  );

  test('becomes the session when it is continued', async ({ page, log: text, alerts }) => {
    await page.goto('/');
    await openPanel(page);
    const entries = await page.evaluate(() => history.length);
    await view(page, text);
    await slider(page).fill(String(indexOf(text, 'cart/productAdded') + 1));
    expect(await saved(page, 'cart')).toEqual([]);
    await press(page, 'Continuar daqui');
    await press(page, 'Trocar minha sessão');
    await expect(strip(page)).toHaveCount(0);
    await expect(page).toHaveURL('/cart');
    await expect.poll(() => saved(page, 'cart')).toMatchObject([{ name: 'Caneca Número 2', quantity: 1 }]);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await choose(page, /quantidade/i, '4');
    await expect.poll(() => saved(page, 'cart')).toMatchObject([{ quantity: 4 }]);
    expect(alerts).toEqual([]);
  });

  test(
    'does not end an order that runs under it',
    { tag: '@soak' },
    async ({ page, log: text, alerts: _accepted }) => {
      await page.clock.install();
      await fillCart(page, [[1, 2]]);
      await page.goto('/cart?qa');
      await page.getByRole('button', { name: 'Finalizar a compra' }).click();
      await expect(page.getByRole('heading', { name: /^Aguarde/ })).toBeVisible();
      await view(page, text);
      const shown = await shopText(page);
      await page.clock.runFor(20_000);
      expect(await shopText(page)).toBe(shown);
      await press(page, 'Sair da reprodução');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { name: /^Aguarde/ })).toHaveCount(0);
      expect(await saved(page, 'cart')).toEqual([]);
    },
  );
});

test.describe('the tools of the session', () => {
  test('a note is in the log, and leads to its step', { tag: '@soak' }, async ({ page, log: text }) => {
    await page.goto('/?qa');
    await view(page, text);
    await panel(page).getByRole('option', { name: 'Nota: A busca demorou' }).click();
    await expect(slider(page)).toHaveValue(String(indexOf(text, 'catalogue/searchSubmitted') + 1));
    await expect(page.getByText('Resultados para “Número 2”').first()).toBeVisible();
  });

  test(
    'steps are copied as a person would say them; searches can be hidden',
    { tag: '@soak' },
    async ({ page, context, log: text }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const copied = async (says: RegExp) => {
        await press(page, 'Copiar passos');
        await expect(panel(page).getByRole('status').filter({ hasText: says })).toBeVisible();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      await page.goto('/?qa');
      await search(page, 'Ana Souza');
      const own = await copied(/^Passos da sua sessão/);
      expect(own).toMatch(/^Começou em \/\?qa\n1\. /);
      expect(own).toMatch(/\n\d+\. Buscou "Ana Souza"$/);
      await page.getByRole('checkbox', { name: 'Ocultar o que foi digitado' }).check();
      expect(await copied(/^Passos da sua sessão/)).toBe(own.replace('Ana Souza', '•••'));
      expect(await download(page)).not.toContain('Ana Souza');
      await page.getByRole('checkbox', { name: 'Ocultar o que foi digitado' }).uncheck();
      expect(await download(page)).toContain('Ana Souza');
      await view(page, text);
      const lines = (await copied(/^Passos do registro aberto/))
        .split('\n')
        .map((line) => line.replace(/^\d+\. /, ''));
      expect(lines.slice(-5)).toEqual([
        'Buscou "Número 2"',
        '   Nota: A busca demorou',
        'Abriu Caneca Número 2',
        'Adicionou Caneca Número 2',
        'Removeu Caneca Número 2',
      ]);
      await page.getByRole('checkbox', { name: 'Ocultar o que foi digitado' }).check();
      expect(await copied(/^Passos do registro aberto/)).toContain('Buscou "•••"');
    },
  );

  test('steps can be copied by hand if the browser forbids it', { tag: '@soak' }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await page.goto('/?qa');
    await search(page, 'Ana Souza');
    await press(page, 'Copiar passos');
    await expect(page.getByRole('textbox', { name: 'Passos' })).toHaveValue(/Buscou "Ana Souza"$/);
  });
});

test.describe('playing', () => {
  /** The log with other payloads, and pauses of a minute. */
  function changed(text: string, change: (actions: ReturnType<typeof actionsOf>) => void = () => {}) {
    const actions = actionsOf(text);
    change(actions);
    const times = actions.map(() => 60_000);
    return JSON.stringify({ ...(JSON.parse(text) as File), times, payload: JSON.stringify(actions) });
  }
  const speed = (page: Page, name: string) =>
    page.getByRole('combobox', { name: 'Velocidade' }).selectOption(name);
  const stopAt = (page: Page, label: string) =>
    page.getByRole('combobox', { name: 'Parar em' }).selectOption({ label });
  const play = (page: Page) => press(page, 'Reproduzir');

  test(
    'takes at most two seconds a step, divided by the speed, and can be paused',
    { tag: '@soak' },
    async ({ page, log: text }) => {
      await page.clock.install();
      await page.goto('/?qa');
      await view(page, changed(text));
      await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_000));
      await play(page);
      await page.clock.runFor(1_999);
      await expect(slider(page)).toHaveValue('0');
      await page.clock.runFor(1);
      await expect(slider(page)).toHaveValue('1');
      await speed(page, '4x');
      await page.clock.runFor(500);
      await expect(slider(page)).toHaveValue('2');
      await press(page, 'Pausar');
      await page.clock.runFor(60_000);
      await expect(slider(page)).toHaveValue('2');
      await speed(page, '16x');
      await play(page);
      for (let count = 3; count <= actionsOf(text).length; count++) {
        await page.clock.runFor(125);
        await expect(slider(page)).toHaveValue(String(count));
      }
      await expect(panel(page).getByRole('button', { name: 'Reproduzir' })).toBeVisible();
      await play(page);
      await expect(slider(page)).toHaveValue('0');
    },
  );

  test(
    'stops at a type of action, at an alert and at the end',
    { tag: '@soak' },
    async ({ page, log: text }) => {
      await page.goto('/?qa');
      await view(page, changed(text));
      await speed(page, 'Instantânea');
      for (const [label, type] of [
        ['Vitrine: busca', 'catalogue/searchSubmitted'],
        ['Alerta', 'cart/productRemoved'],
      ] as const) {
        await stopAt(page, label);
        await play(page);
        await expect(slider(page)).toHaveValue(String(indexOf(text, type) + 1));
      }
      await expect(
        panel(page).getByText('Alerta: Produto Removido com sucesso!', { exact: true }),
      ).toBeVisible();
      await slider(page).fill('0');
      await stopAt(page, 'Só no fim');
      await play(page);
      await expect(slider(page)).toHaveValue(String(actionsOf(text).length));
    },
  );

  test('stops at the first difference and explains it', async ({ page, log: text }) => {
    await page.goto('/?qa');
    const other = changed(text, (actions) => {
      const added = actions.find(({ type }) => type === 'cart/productAdded');
      if (added) added.payload.name = 'Caneca Trocada';
    });
    await view(page, other);
    const step = indexOf(text, 'cart/productAdded') + 1;
    const verdict = panel(page).getByRole('status').first();
    await expect(verdict).toHaveText(new RegExp(`^Primeira diferença: passo ${step}, cart/productAdded`));
    await expect(
      panel(page).getByRole('definition').filter({ hasText: 'nome: Caneca Número 2' }),
    ).toBeVisible();
    await expect(
      panel(page).getByRole('definition').filter({ hasText: 'nome: Caneca Trocada' }),
    ).toBeVisible();
    await speed(page, 'Instantânea');
    await stopAt(page, 'Primeira diferença');
    await play(page);
    await expect(slider(page)).toHaveValue(String(step));
    await slider(page).fill('1');
    await press(page, 'Ir para a diferença');
    await expect(slider(page)).toHaveValue(String(step));
    await expect(page.getByRole('heading', { name: 'Caneca Trocada' })).toBeVisible();
  });
});

test.describe('a file that is not a whole log', () => {
  const other = (text: string, fields: object) =>
    JSON.stringify({ ...(JSON.parse(text) as File), ...fields });
  const bad: Record<string, [(text: string) => string | Buffer, RegExp]> = {
    damaged: [(text) => other(text, { payload: '[{' }), /O arquivo está danificado/],
    'of no state': [(text) => other(text, { preloadedState: '{"cart":5}' }), /O arquivo está danificado/],
    'of a state of another shape': [
      (text) => other(text, { preloadedState: '{"cart":{"items":{}}}' }),
      /O arquivo está danificado/,
    ],
    'a picture': [() => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254]), /Este arquivo não é um registro/],
    'other JSON': [() => '{"products":[]}', /Este arquivo não é um registro deste app\./],
    newer: [(text) => other(text, { version: 3 }), /Este registro é de uma versão mais nova/],
    empty: [() => '', /Este arquivo não é um registro/],
  };

  test('shows a sentence, and nothing else changes', async ({ page, log: text }) => {
    await page.goto('/?qa');
    await expect(cards(page)).toHaveCount(12);
    const look = async () => [
      page.url(),
      await shopText(page),
      await page.evaluate(() => [JSON.stringify(localStorage), history.length, scrollY]),
    ];
    const before = await look();
    for (const [name, [make, sentence]] of Object.entries(bad)) {
      await chooseFile(page, make(text));
      await expect(panel(page).getByRole('alert'), name).toHaveText(sentence);
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
    await view(page, other(text, { hashes: [] }));
    await expect(verdict).toHaveText(/^Nenhuma diferença, mas .*: falta estados do começo ao fim\.$/);
    await expect(verdict).toHaveAttribute('data-verdict', 'partial');
    await view(page, await readFile('tests/logs/released/v1.json', 'utf8'));
    await expect(verdict).toHaveText(
      'Nenhuma diferença. Um registro deste tipo não contém o que a tela mostrou.',
    );
    await expect(verdict).toHaveAttribute('data-verdict', 'same');
  });

  test('is replayed to its end if it was cut off', { tag: '@soak' }, async ({ page, log: text }) => {
    await page.goto('/?qa');
    const at = text.indexOf('cart/productAdded');
    await view(page, text.slice(0, at + 60));
    const count = indexOf(text, 'cart/productAdded');
    await expect(panel(page)).toContainText(`O arquivo está incompleto: dá para ver ${count} ações.`);
    await expect(slider(page)).toHaveAttribute('max', String(count));
    await slider(page).press('End');
    await expect(page).toHaveURL(`/product/${row(2).id}`);
  });

  test('can be dropped anywhere on the page', { tag: '@soak' }, async ({ page, log: text }) => {
    await page.goto('/?qa');
    await expect(panel(page)).toBeVisible();
    const drop = (target: string) =>
      page.locator(target).evaluate((element, content) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], 'registro.json'));
        const send = (type: string) =>
          element.dispatchEvent(
            new DragEvent(type, { dataTransfer, bubbles: true, composed: true, cancelable: true }),
          );
        return [send('dragover'), send('drop')];
      }, text);
    expect(await drop('section[aria-label="Painel de QA"]')).toEqual([false, false]);
    await expect(strip(page)).toBeVisible();
    await press(page, 'Sair da reprodução');
    expect(await drop('main')).toEqual([false, false]);
    await expect(strip(page)).toBeVisible();
  });
});

for (const width of [1440, 320]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });
    const tag = width === 320 ? '@push' : '@soak';

    test(
      'axe finds nothing wrong with the panel, and nothing scrolls sideways',
      { tag: '@soak' }, // A push looks at 390 wide (qaSteps.spec.ts).
      async ({ page, log: text }) => {
        const inspect = async () => {
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
          expect(await panel(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(
            true,
          );
        };
        await page.goto('/?qa');
        await expect(cards(page)).toHaveCount(12);
        await expect.poll(() => keptTexts(page)).toHaveLength(1);
        await page.reload();
        await expect(panel(page).getByRole('button', { name: /^Abrir a gravação/ })).toHaveCount(1);
        await inspect();
        await chooseFile(page, 'abc');
        await expect(panel(page).getByRole('alert')).toBeVisible();
        await inspect();
        await view(page, text.replace('A busca demorou', 'x'.repeat(200)));
        await slider(page).press('End');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // The page's chunk has loaded.
        await expect(panel(page).getByText(/^Igual ao registro/)).toBeVisible();
        await inspect();
      },
    );

    test('everything of the page can be scrolled into view', { tag }, async ({ page, log: text }) => {
      await page.goto('/?qa');
      await view(page, text);
      await slider(page).fill(String(indexOf(text, 'catalogue/searchSubmitted') + 1));
      const last = page
        .getByRole('navigation', { name: 'Paginação abaixo dos produtos' })
        .getByRole('button')
        .last();
      await last.focus();
      const [seen, top] = await Promise.all([last.boundingBox(), panel(page).boundingBox()]);
      expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
      await page.getByRole('link', { name: 'Canecamisa' }).focus();
      const [logo, bar] = await Promise.all([
        page.getByRole('link', { name: 'Canecamisa' }).boundingBox(),
        strip(page).boundingBox(),
      ]);
      expect(logo?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    });
  });
}

test('Esc hides a tooltip until the focus has been elsewhere', async ({ page, log: text }) => {
  await page.goto('/?qa');
  await view(page, text);
  const help = panel(page).locator('[data-tip^="Teclas"]');
  const tip = () => help.evaluate((button) => getComputedStyle(button, '::after').content);
  await help.focus();
  await page.keyboard.press('Shift+Tab'); // Only the keyboard shows a tooltip on focus.
  await page.keyboard.press('Tab');
  expect(await tip()).toContain('Teclas ( ? )');
  await page.keyboard.press('Escape');
  expect(await tip()).toBe('none');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await tip()).toContain('Teclas ( ? )');
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
      return element?.getAttribute('aria-label') ?? (label || element?.textContent) ?? '';
    });
  const walk = async (steps: number) => {
    const names: string[] = [];
    for (let step = 0; step < steps; step++) {
      await page.keyboard.press('Tab');
      names.push((await focused()).trim());
    }
    return names;
  };
  expect(await walk(9)).toEqual([
    'Altura do painel',
    'Abrir registro',
    'Fechar painel',
    'Baixar registro',
    'Copiar passos',
    'Copiar relatório',
    'Nota',
    'Marcar aqui',
    'Ocultar o que foi digitado',
  ]);
  await view(page, text);
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slider(page)).toHaveValue('0');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue(String(actionsOf(text).length - 1));
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^\d+ de \d+: Adicionou Caneca Número 2$/);
  await expect(slider(page)).toBeFocused();
  expect((await walk(3)).slice(0, 3)).toEqual(['Voltar um passo', 'Reproduzir', 'Avançar um passo']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(slider(page)).toHaveValue(String(actionsOf(text).length));
  expect(await focused()).toBe('Avançar um passo');
  await slider(page).focus();
  for (const name of ['Fechar painel', 'Sair da reprodução']) {
    await page.keyboard.press('Shift+Tab');
    expect((await focused()).trim()).toBe(name);
  }
  await page.keyboard.press('Enter');
  await expect(strip(page)).toHaveCount(0);
  expect((await focused()).trim()).toBe('Abrir registro');
});
