import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addProduct, cards, expect, row, rows, saved, search, test } from './shop';

const panel = (page: Page) => page.getByRole('region', { name: 'Painel de QA' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Linha do tempo' });
const strip = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Sua própria sessão está guardada' });
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const recordings = (page: Page) =>
  panel(page)
    .getByRole('region', { name: /^Gravações anteriores/ })
    .getByRole('listitem');

interface File {
  marks: [number, string][];
  lanes?: [number, string][];
  [field: string]: unknown;
}

const actionsOf = (text: string) =>
  JSON.parse((JSON.parse(text) as { payload: string }).payload) as { type: string; payload: unknown }[];

/** The file that a button downloads. */
async function download(page: Page, name: string | RegExp): Promise<string> {
  const coming = page.waitForEvent('download');
  await press(page, name);
  return readFile(await (await coming).path(), 'utf8');
}

const file = (text: string, name = 'registro.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

/** Opens a log from a file and waits until its first state is shown. */
async function view(page: Page, text: string) {
  await page.getByLabel('Abrir registro').setInputFiles(file(text));
  await expect(strip(page)).toBeVisible();
  await expect(slider(page)).toBeFocused();
}

/** Resolves when this page load's recording is copied; what it still records is copied when the page is left. */
const untilKept = (page: Page) =>
  page.waitForFunction(() => {
    const newest = sessionStorage.getItem('canecamisa:recording');
    const { id = '' } = JSON.parse(newest ?? '{}') as { id?: string };
    return Date.parse(id.split(' ')[0] ?? '') >= performance.timeOrigin;
  });

/** The log of a visit with a search and a product in the cart. */
async function record(page: Page, index = 2): Promise<string> {
  await page.goto('/?qa');
  await search(page, `Número ${index}`);
  await cards(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
  await expect(page).toHaveURL('/cart');
  return download(page, 'Baixar registro');
}

const countOf = (text: string, type: string) =>
  actionsOf(text).findIndex((action) => action.type === type) + 1;

test.describe('recordings', () => {
  test('of reloads and tabs are one session, which replays as it was', async ({ page, context }) => {
    await page.goto('/?qa');
    await search(page, 'Número 1');
    await untilKept(page);
    await expect(recordings(page)).toHaveCount(0);
    await page.goto('/');
    await cards(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
    await untilKept(page);
    const other = await context.newPage();
    await other.goto('/cart');
    await untilKept(other);
    await other.getByRole('combobox', { name: /quantidade/i }).click();
    await other.getByRole('option', { name: '3' }).click();
    await other.close();
    await page.reload();
    await expect(recordings(page)).toHaveText([
      /^\d\d\/\d\d \d\d:\d\d, \d+ passos, vitrine, produto e carrinho 2 abas, 4 carregamentos, em andamento/,
    ]);

    const text = await download(page, /^Baixar a gravação de/);
    const actions = actionsOf(text);
    const { lanes = [] } = JSON.parse(text) as File;
    const loads = actions.flatMap(({ type }, at) => (type === 'action-log/pageLoaded' ? [at] : []));
    expect(lanes).toEqual([
      [0, 'Aba 1'],
      [loads[0], 'Aba 1'],
      [loads[1], 'Aba 2'],
      [loads[2], 'Aba 1'],
    ]);
    await view(page, text);
    await expect(
      panel(page)
        .getByRole('status')
        .filter({ hasText: /^Nenhuma diferença/ }),
    ).toBeVisible();
    const tab = (name: string) =>
      panel(page)
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${name}:`) });
    await slider(page).fill(String(countOf(text, 'catalogue/searchSubmitted')));
    await expect(page.getByText('Resultados para “Número 1”').first()).toBeVisible();
    await expect(tab('Aba 1')).toHaveAttribute('aria-current', 'step');
    await slider(page).fill(String(countOf(text, 'cart/quantityChanged')));
    await expect(page.getByRole('combobox', { name: /quantidade/i })).toHaveText('3');
    await expect(tab('Aba 2')).toHaveAttribute('aria-current', 'step');
    await expect(tab('Aba 1')).not.toHaveAttribute('aria-current');
  });

  test('can be named and deleted, by keyboard only', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/?qa');
    await untilKept(page);
    await page.reload();
    await button(page, /^Renomear/).focus();
    await page.keyboard.press('Enter');
    const field = panel(page).getByRole('textbox', { name: 'Nome da gravação' });
    await expect(field).toBeFocused();
    await page.keyboard.type('Outro nome');
    await page.keyboard.press('Escape');
    await expect(button(page, /^Renomear/)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bug do total');
    await page.keyboard.press('Enter');
    await expect(recordings(page)).toHaveText(/^Bug do total \d\d\/\d\d /);
    await expect(button(page, 'Renomear a gravação de Bug do total')).toBeFocused();
    await untilKept(page);
    await page.reload();
    await expect(recordings(page)).toHaveText(/^Bug do total \d\d\/\d\d /);

    await button(page, /^Apagar/).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Cancelar')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, /^Apagar a gravação/)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(panel(page).getByText('Nenhuma ainda.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Gravações anteriores/ })).toBeFocused();
    await page.reload();
    await expect(panel(page)).toBeVisible();
    await expect(recordings(page).filter({ hasText: 'Bug do total' })).toHaveCount(0);
  });
});

test.describe('two logs', () => {
  test(
    'of the same session do not part, whenever the products came',
    { tag: '@soak' },
    async ({ page: first, browser, baseURL }) => {
      const one = await record(first);
      const context = await browser.newContext({ baseURL: baseURL ?? '' }); // Another shopper.
      const page = await context.newPage();
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(/\/products$/, async (route) => {
        await held;
        await route.fulfill({ json: rows });
      });
      await page.goto('/?qa');
      await expect(panel(page)).toBeVisible();
      await search(page, 'Número 2');
      await expect(page).toHaveURL(/busca=/);
      answer();
      await expect(cards(page).first()).toContainText('Número 2');
      await cards(page).first().getByRole('link').click();
      await page.getByRole('button', { name: 'ADICIONAR AO CARRINHO' }).click();
      await expect(page).toHaveURL('/cart');
      const two = await download(page, 'Baixar registro');
      const [before = 0, after = 0] = [one, two].map((text) =>
        countOf(text, 'product/executeQuery/fulfilled'),
      );
      expect(after).toBeGreaterThan(before);
      await view(page, one);
      await page.getByLabel('Comparar com outro registro').setInputFiles(file(two));
      await expect(panel(page).getByRole('region', { name: 'Comparação' })).toContainText(
        'Os dois registros fazem o mesmo',
      );
      await context.close();
    },
  );

  test('are compared: where they part, what differs then, and the step of each', async ({ page }) => {
    const one = await record(page);
    const at = countOf(one, 'catalogue/searchSubmitted');
    const actions = actionsOf(one).with(at - 1, { type: 'catalogue/searchSubmitted', payload: 'Número 4' });
    const two = JSON.stringify({ ...(JSON.parse(one) as File), payload: JSON.stringify(actions), trail: [] });
    await view(page, one);
    const own = { path: page.url(), stored: await page.evaluate(() => JSON.stringify(localStorage)) };
    const choose = page.getByLabel('Comparar com outro registro');
    await choose.setInputFiles(file('abc'));
    await expect(panel(page).getByRole('alert')).toContainText('Este arquivo não é um registro deste app.');
    await choose.setInputFiles(file(two, 'dois.json'));
    const comparison = panel(page).getByRole('region', { name: 'Comparação' });
    await expect(comparison).toBeFocused();
    await expect(comparison.getByRole('status')).toHaveText(
      `Separam-se no passo ${at}. Fazem coisas diferentes.`,
    );
    await expect(comparison).toContainText(`Voltam a fazer o mesmo no passo ${at + 1}.`);
    const search = comparison
      .getByRole('table', { name: 'O que difere na tela' })
      .getByRole('row', { name: /^busca /i })
      .getByRole('cell');
    await expect(search).toHaveText(['Número 2', 'Número 4']);
    await comparison.getByRole('button', { name: `${at}. Buscou "Número 2"` }).click();
    await expect(slider(page)).toHaveValue(String(at));
    await comparison.getByRole('button', { name: `${at}. Buscou "Número 4"` }).press('Enter');
    await expect(page.getByText('Resultados para “Número 4”').first()).toBeVisible();
    await expect(panel(page).getByText(`À mostra agora: passo ${at} de dois.json`)).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(own.stored);
    await press(page, 'Avançar um passo');
    await expect(panel(page).getByText(/À mostra agora/)).toHaveCount(0);
    await press(page, 'Fechar comparação');
    await expect(comparison).toHaveCount(0);
  });
});

test.describe('an address', () => {
  const ONCE = 'of the own server is opened at once, and only once';
  test(ONCE, { tag: '@soak' }, async ({ page: recorded, context }) => {
    const text = await record(recorded);
    const page = await context.newPage(); // Does not wait for the shop's own products: the log's are shown at once.
    await page.route(
      (url) => url.pathname === '/logs/a.json',
      (route) => route.fulfill({ body: text, contentType: 'application/json' }),
    );
    await page.goto('/?qa=/logs/a.json');
    await expect(strip(page)).toBeVisible();
    await expect(slider(page)).toHaveAttribute('max', String(actionsOf(text).length));
    await press(page, 'Sair da reprodução');
    await expect(page).not.toHaveURL(/logs/);
    await page.reload();
    await expect(panel(page)).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
    expect(await download(page, 'Baixar registro')).not.toContain('a.json');
  });

  test.describe('that leads to no log', { tag: '@soak' }, () => {
    test.use({ announced: /404/ });

    test('is explained in a sentence', async ({ page }) => {
      for (const [address, sentence] of [
        ['/logs/nada.json', /Não há nenhum arquivo nesse endereço\./],
        ['/cart', /Este arquivo não é um registro deste app\./],
        ['javascript:alert(1)', /Isto não é o endereço de um registro/],
        ['https://registros.example/a.json', /Este app só abre registros/],
      ] as const) {
        await page.goto(`/?qa=${encodeURIComponent(address)}`);
        await expect(panel(page).getByRole('alert')).toHaveText(sentence);
        await expect(strip(page)).toHaveCount(0);
      }
    });
  });
});

test.describe('a report', () => {
  test('is Markdown whose link opens the log', { tag: '@soak' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/?qa');
    await search(page, 'Ana Souza');
    const copied = async () => {
      await press(page, 'Copiar relatório');
      await expect(
        panel(page)
          .getByRole('status')
          .filter({ hasText: /^Relatório da sua sessão/ }),
      ).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const report = await copied();
    expect(report).toMatch(/\d\. Buscou "Ana Souza"\n/);
    expect(report).toContain('- Janela: `1440 × 900`');
    expect(report.length).toBeLessThan(65_536);
    const linkIn = (text: string) => /\((\S+#data:\S+)\)$/.exec(text)?.[1] ?? '';
    await page.getByRole('checkbox', { name: 'Ocultar o que foi digitado' }).check();
    await press(page, 'Copiar passos'); // So that the same sentence is a new one.
    const hidden = await copied();
    expect(hidden).toContain('Buscou "•••"');
    expect(hidden).not.toContain('Ana Souza');

    const other = await context.newPage();
    for (const [link, found] of [
      [linkIn(report), 'Ana Souza'],
      [linkIn(hidden), '•••'],
    ] as const) {
      await other.goto('about:blank'); // Another fragment alone would load nothing.
      await other.goto(link);
      await panel(other).getByRole('alertdialog').getByRole('button', { name: 'Abrir' }).click();
      await expect(strip(other)).toBeVisible();
      await expect(other).not.toHaveURL(/#data/);
      await slider(other).press('End');
      await expect(other.getByText(`"${found}"`).first()).toBeVisible();
    }
  });

  test('can be copied by hand if the browser forbids it', { tag: '@soak' }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await page.goto('/?qa');
    await press(page, 'Copiar relatório');
    await expect(page.getByRole('textbox', { name: 'Relatório' })).toHaveValue(/^## Registro de /);
  });
});

test(
  'a note goes to the log that is shown, at the step that is shown',
  { tag: '@soak' },
  async ({ page }) => {
    const text = await record(page);
    await view(page, text);
    const count = countOf(text, 'catalogue/searchSubmitted');
    await slider(page).fill(String(count));
    await page.getByRole('textbox', { name: 'Nota' }).fill('A busca demorou');
    await press(page, 'Marcar aqui');
    await expect(slider(page)).toHaveValue(String(count));
    await slider(page).press('End');
    await page.getByRole('option', { name: 'Nota: A busca demorou' }).click();
    await expect(slider(page)).toHaveValue(String(count));
    await expect(panel(page).getByRole('heading', { name: 'Registro aberto' })).toBeVisible();
    const marked = await download(page, 'Baixar registro');
    expect((JSON.parse(marked) as File).marks).toEqual([[count, 'A busca demorou']]);
    expect(actionsOf(marked)).toEqual(actionsOf(text));
    await press(page, 'Sair da reprodução');
    expect((JSON.parse(await download(page, 'Baixar registro')) as File).marks).toEqual([]);
  },
);

test(
  'continuing from a log needs a confirmation, and the own session can be restored',
  { tag: '@soak' },
  async ({ page, alerts }) => {
    const text = await readFile('tests/logs/cart.json', 'utf8');
    await addProduct(page, row(7).id);
    await page.goto('/cart?qa');
    const own = await saved(page, 'cart');
    await view(page, text);
    await slider(page).fill(String(countOf(text, 'cart/productAdded')));
    await press(page, 'Continuar daqui');
    const question = panel(page).getByRole('alertdialog', { name: /Seu carrinho \(1 produto\)/ });
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Continuar daqui')).toBeFocused();
    await expect(strip(page)).toBeVisible();
    expect(await saved(page, 'cart')).toEqual(own);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(strip(page)).toHaveCount(0);
    await expect.poll(() => saved(page, 'cart')).toHaveLength(1);
    expect(await saved(page, 'cart')).not.toEqual(own);
    await expect(button(page, 'Desfazer')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => saved(page, 'cart')).toEqual(own);
    await expect(page).toHaveURL('/cart?qa');
    await expect(page.getByRole('main').getByRole('heading', { name: row(7).name })).toBeVisible();
    await expect(button(page, 'Desfazer')).toHaveCount(0);
    await expect(page.getByLabel('Abrir registro')).toBeFocused();
    await page.reload();
    expect(await saved(page, 'cart')).toEqual(own);
    expect(alerts).toEqual([]);
  },
);

for (const width of [1440, 320])
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(
      'axe finds nothing wrong with recordings, questions and comparisons',
      { tag: '@soak' },
      async ({ page }) => {
        const inspect = async () => {
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
          const cutOff = await panel(page).evaluate((element) =>
            [element, ...element.querySelectorAll('*')]
              .filter((part) => part.clientWidth > 1 && !part.closest('[class*=hidden]'))
              .filter((part) => part.scrollWidth > part.clientWidth + 1)
              .filter((part) => getComputedStyle(part).display !== 'inline')
              .filter((part) => getComputedStyle(part).textOverflow !== 'ellipsis')
              .map((part) => part.outerHTML.slice(0, 120)),
          );
          expect(cutOff).toEqual([]);
        };
        const joined = await readFile('tests/logs/joined.json', 'utf8');
        await page.goto('/?qa');
        await untilKept(page);
        await page.reload();
        await press(page, /^Renomear/);
        await inspect();
        await page.keyboard.press('Escape');
        await press(page, /^Apagar/);
        await inspect();
        await page.keyboard.press('Escape');
        await view(page, joined);
        await page.getByLabel('Comparar com outro registro').setInputFiles('tests/logs/cart.json');
        await press(page, 'Continuar daqui');
        await inspect();
        await press(page, 'Trocar minha sessão');
        await expect(button(page, 'Desfazer')).toBeFocused();
        await inspect();
      },
    );
  });
