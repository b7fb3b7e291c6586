import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const TOUR = 'tests/logs/tour.json';

const panel = (page: Page) => page.getByRole('region', { name: 'Painel de QA' });
const slider = (page: Page) => page.getByRole('slider', { name: 'Linha do tempo' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Passos' });
const step = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });
const search = (page: Page) => page.getByRole('textbox', { name: 'Procurar nos passos' });
const kind = (page: Page, label: string) =>
  page.getByRole('combobox', { name: 'Mostrar só' }).selectOption({ label });
/** Thumbnails are outside of the panel's shadow root, so that the shop's styles apply to them. */
const thumbnail = (page: Page, text: string) =>
  page.locator('[data-action-log-panel] > [slot]').filter({ hasText: text });
const announced = (page: Page) => panel(page).locator('[aria-live]').first();
const headline = (page: Page) => announced(page).getByRole('paragraph').nth(1);
const shownAlert = (page: Page) => page.getByRole('status').filter({ hasText: 'Alerta do navegador' });
const change = (page: Page, table: string, name: string | RegExp) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name }).getByRole('cell');

async function view(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer } = TOUR) {
  await page.goto('/?qa');
  await page.getByLabel('Abrir registro').setInputFiles(file);
  await expect(slider(page)).toBeFocused();
  const width = page.viewportSize()?.width ?? 0;
  if (width > 700) await expect(list(page).getByRole('option').first()).toBeVisible();
}

/** The names of all rows, in their order; the list is short enough for all of them to be rendered. */
const names = (page: Page) =>
  list(page)
    .getByRole('option')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));

test.describe('the list of steps', () => {
  test('shows each step with its time and slice, among notes and alerts', async ({ page }) => {
    await view(page);
    await slider(page).fill('24');
    const row = step(page, 'Passo 24: Adicionou Camiseta Garoa Fina. Carrinho');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(row).toContainText(/\d:\d\d,\d$/);
    await expect(row).toBeInViewport();
    const all = await names(page);
    const start = all.indexOf('Passo 24: Adicionou Camiseta Garoa Fina. Carrinho');
    expect(all.slice(start, start + 3)).toEqual([
      'Passo 24: Adicionou Camiseta Garoa Fina. Carrinho',
      'Alerta: O produto Camiseta Garoa Fina já foi adicionado ao carrinho!',
      'Passo 25: Removeu Caneca Sabiá. Carrinho',
    ]);
    await step(page, 'Nota: Duas canecas e duas camisetas').click();
    await expect(slider(page)).toHaveValue('28');
    await expect(list(page)).toBeFocused();
    await step(page, /^Passo 25/).click();
    await expect(slider(page)).toHaveValue('25');
    await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
  });

  test('can be filtered by kind and by a search without accents', async ({ page }) => {
    await view(page);
    await kind(page, 'Alertas');
    await expect(list(page).getByRole('option')).toHaveCount(2);
    await kind(page, 'Compra (1)');
    await expect.poll(() => names(page)).toEqual(['Passo 30: A compra terminou. Compra']);
    await kind(page, 'Tudo');
    await page.keyboard.press('Home');
    await search(page).fill('sabia');
    await expect(list(page).getByRole('option')).toHaveCount(7);
    await expect(
      panel(page).getByRole('group', { name: 'Filtro dos passos' }).getByRole('status'),
    ).toHaveText('7 na lista');
    await list(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(headline(page)).toHaveText('Buscou "sabia"');
    await page.keyboard.press('End');
    await expect(headline(page)).toHaveText('Desfez a remoção de Caneca Sabiá');
    await search(page).fill('geladeira');
    await expect(panel(page).getByText('Nenhum passo assim.')).toBeVisible();
    await search(page).fill('isWaiting');
    await page.getByRole('checkbox', { name: 'Busca no estado' }).check();
    await expect
      .poll(() => names(page))
      .toEqual(['Passo 29: Finalizou a compra. Carrinho', 'Passo 30: A compra terminou. Compra']);
  });

  test(
    'renders only what is in view of a long log, and finds its last step',
    { tag: '@soak' },
    async ({ page }) => {
      const file = JSON.parse(await readFile(TOUR, 'utf8')) as Record<string, unknown>;
      const actions = Array.from({ length: 20_000 }, (_, at) => ({
        type: 'catalogue/searchSubmitted',
        payload: `Texto ${at + 1}`,
      }));
      const long = { ...file, times: [], hashes: [], asked: [], marks: [], trail: [] };
      await view(page, {
        name: 'long.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify({ ...long, payload: JSON.stringify(actions) })),
      });
      await expect(panel(page).getByText(/^Nenhuma diferença/)).toBeVisible();
      await page.keyboard.press('End');
      await expect(step(page, 'Passo 20000: Buscou "Texto 20000". Vitrine')).toBeInViewport();
      await search(page).fill('texto 12345');
      await step(page, /Texto 12345/).click();
      await expect(slider(page)).toHaveValue('12345');
      await search(page).fill('');
      await expect(step(page, /Texto 12345"/)).toBeInViewport();
      expect(await list(page).getByRole('option').count()).toBeLessThan(60);
    },
  );

  test(
    'draws thumbnails of the shop on request, and does not change the page',
    { tag: '@soak' },
    async ({ page }) => {
      await view(page);
      await slider(page).fill('24');
      await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
      const chunk = page.waitForResponse(/\/product\..*\.js/); // The first input loads the chunks of all pages.
      await page.keyboard.press('Shift');
      await chunk;
      const look = async () => [page.url(), await page.title(), await page.locator('#root').innerText()];
      const before = await look();
      const pictures = page.getByRole('button', { name: 'Miniaturas' });
      await expect(list(page).locator('svg foreignObject')).toHaveCount(0);
      await pictures.click();
      await expect(pictures).toHaveAttribute('aria-pressed', 'true');
      await expect(thumbnail(page, 'SEU CARRINHO').first()).toBeAttached();
      await expect(step(page, /^Passo 24/)).toBeInViewport();
      await expect(thumbnail(page, 'ADICIONAR AO CARRINHO').first()).toBeAttached();
      expect(await look()).toEqual(before);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await pictures.click();
      await expect(list(page).locator('svg foreignObject')).toHaveCount(0);
    },
  );
});

test.describe('the step', () => {
  test('shows what changed, before and after, with names instead of ids', async ({ page }) => {
    await view(page);
    await slider(page).fill('13');
    await expect(headline(page)).toHaveText('Mudou a quantidade de Caneca Sabiá para 2');
    const quantity = change(page, 'O que mudou no estado', 'Carrinho › Caneca Sabiá › quantidade');
    await expect(quantity).toHaveText(['1', '2']);
    await expect(change(page, 'O que mudou na tela', /^Menu aberto/)).toHaveText(['Caneca Sabiá', 'nada']);
    await expect(change(page, 'O que mudou na tela', /^Total/)).toHaveText(['R$ 107,90', 'R$ 175,80']);
    await slider(page).fill('11');
    const added = change(page, 'O que mudou no estado', 'Carrinho › Caneca Sabiá');
    await expect(added.first()).toHaveText('nada');
    await expect(added.last()).toHaveText(/Caneca Sabiá 10 campos/);
    await expect(panel(page).getByText('Guarda: Carrinho')).toBeVisible();
  });

  test(
    'shows the whole state as a tree, in which a search opens what it finds',
    { tag: '@soak' },
    async ({ page }) => {
      await view(page);
      await slider(page).fill('13');
      await panel(page).getByText('Estado inteiro').click();
      await expect(panel(page).getByText('quantity', { exact: true })).toHaveCount(0);
      await page.getByRole('textbox', { name: 'Procurar no estado' }).fill('SABIA');
      const items = panel(page).getByRole('listitem').filter({ hasText: /^cart/ });
      await expect(items.getByText('"Caneca Sabiá"')).toBeVisible();
      await page.getByRole('textbox', { name: 'Procurar no estado' }).fill('geladeira');
      await expect(panel(page).getByText('Nada no estado.')).toBeVisible();
    },
  );

  test('leads from a value to the steps that changed it, and is compared with any other step', async ({
    page,
  }) => {
    await view(page);
    await slider(page).fill('13');
    const entries = await page.evaluate(() => history.length);
    await panel(page).getByText('Estado inteiro').click();
    await page.getByRole('textbox', { name: 'Procurar no estado' }).fill('quantity');
    const steps = panel(page).getByRole('button', { name: 'Passos que mudaram cart › items › 0 › quantity' });
    await steps.press('Enter');
    const changing = panel(page).getByRole('button', { name: /^\d+\. / });
    await expect(changing).toHaveText([
      '11. Adicionou Caneca Sabiá',
      '13. Mudou a quantidade de Caneca Sabiá para 2',
      '25. Removeu Caneca Sabiá',
      '26. Desfez a remoção de Caneca Sabiá',
      '29. Finalizou a compra',
    ]);
    await changing.first().press('Enter');
    await expect(slider(page)).toHaveValue('11');
    await panel(page).getByRole('button', { name: 'Fixar este' }).click();
    await slider(page).fill('28');
    const badge = change(page, 'O que difere na tela', /^Número no carrinho/);
    await expect(badge).toHaveText(['1', '2']);
    await expect(page.getByRole('columnheader', { name: 'Passo 11' }).first()).toBeVisible();
    await panel(page).getByRole('spinbutton', { name: 'Comparar com o passo' }).fill('27');
    await expect(badge).toHaveCount(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test(
    'shows its alert on the shop as it was, until the next step',
    { tag: '@soak' },
    async ({ page, alerts }) => {
      await view(page);
      await slider(page).fill('25');
      await expect(shownAlert(page)).toContainText('Produto Removido com sucesso!');
      await slider(page).fill('26');
      await expect(shownAlert(page)).toHaveCount(0);
      await slider(page).fill('24');
      await expect(shownAlert(page)).toContainText('já foi adicionado ao carrinho!');
      await page.getByRole('button', { name: 'Sair da reprodução' }).click();
      await expect(shownAlert(page)).toHaveCount(0);
      expect(alerts).toEqual([]);
    },
  );

  test('is announced once to a screen reader', { tag: '@soak' }, async ({ page }) => {
    await view(page);
    await expect(announced(page)).toHaveAttribute('aria-live', 'off'); // The slider announces it.
    await page.getByRole('button', { name: 'Avançar um passo' }).focus();
    await expect(announced(page)).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('j');
    await expect(announced(page)).toMatchAriaSnapshot(`
      - paragraph: 1 de 30
      - paragraph: A loja pediu os produtos
    `);
    await expect(panel(page).getByLabel('Hash do estado')).toHaveAttribute('aria-live', 'off');
    await list(page).focus();
    await expect(announced(page)).toHaveAttribute('aria-live', 'off');
    const active = await list(page).getAttribute('aria-activedescendant');
    await expect(step(page, 'Passo 1: A loja pediu os produtos. Produtos')).toHaveAttribute(
      'id',
      active ?? '',
    );
  });
});

test.describe('the keys', () => {
  test('walk, search, play and help, and leave fields alone', async ({ page }) => {
    await view(page);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(slider(page)).toHaveValue('1');
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    await page.keyboard.type('j k/');
    await expect(search(page)).toHaveValue('j k/');
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeFocused();
    await page.keyboard.press('End');
    await expect(slider(page)).toHaveValue('30');
    await page.keyboard.press('Home');
    await expect(slider(page)).toHaveValue('0');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveValue('1');

    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Teclas' });
    for (const key of ['Espaço', 'J', 'K', 'Home', 'End', '/', 'Esc'])
      await expect(help.getByText(key, { exact: true })).toBeVisible();
    await page.keyboard.press('j');
    await expect(slider(page)).toHaveValue('1');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await expect(list(page)).toBeFocused();

    await page.keyboard.press(' ');
    await expect(panel(page).getByRole('button', { name: 'Pausar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page).getByRole('button', { name: 'Reproduzir' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Nota' }).fill('');
    const at = await slider(page).inputValue();
    await page.getByRole('textbox', { name: 'Nota' }).pressSequentially('j k');
    await expect(slider(page)).toHaveValue(at);
  });

  test('work after a page that loaded late', { tag: '@soak' }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/cart\..*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await view(page);
    await slider(page).fill('22');
    await expect(page).toHaveURL('/cart');
    release();
    await expect(page.getByRole('heading', { name: 'SEU CARRINHO' })).toBeVisible();
    await expect(slider(page)).toBeFocused();
    await page.keyboard.press('j');
    await expect(slider(page)).toHaveValue('23');
  });
});

test.describe('the height', () => {
  const handle = (page: Page) => page.getByRole('slider', { name: 'Altura do painel' });
  const top = async (page: Page) => (await panel(page).boundingBox())?.y ?? 0;

  test('is dragged, or changed by keys, and remembered', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/?qa');
    const edge = await handle(page).boundingBox();
    await page.mouse.move(700, (edge?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(700, 300);
    await page.mouse.move(700, 270);
    await page.mouse.up();
    await expect(handle(page)).toHaveAttribute('aria-valuenow', '70');
    expect(await top(page)).toBeCloseTo(270, 0);
    await page.mouse.move(700, 600);
    await expect(handle(page)).toHaveAttribute('aria-valuenow', '70');
    await handle(page).press('ArrowDown');
    await expect(handle(page)).toHaveAttribute('aria-valuetext', '65% da janela');
    await page.reload();
    await expect(handle(page)).toHaveAttribute('aria-valuenow', '65');
    expect(await top(page)).toBeCloseTo(315, 0);
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => !key.startsWith('canecamisa:'))).toEqual([]);
    // All of the shop can still be scrolled above the panel.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const shop = await page.locator('#root').boundingBox();
    expect((shop?.y ?? 0) + (shop?.height ?? 0)).toBeLessThanOrEqual((await top(page)) + 1);
  });

  test('is the default if the saved height makes no sense', { tag: '@soak' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('canecamisa:qa-height', 'NaN'));
    await page.goto('/?qa');
    await expect(handle(page)).toHaveAttribute('aria-valuenow', '50');
  });
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } });

    const tag = width === 390 ? '@push' : '@soak';

    test(
      'the step is in view first, nothing is cut off, and axe finds nothing wrong',
      { tag },
      async ({ page }) => {
        await view(page);
        await slider(page).fill('25');
        await expect(headline(page)).toBeInViewport({ ratio: 1 });
        await expect(panel(page).getByRole('button', { name: 'Avançar um passo' })).toBeInViewport({
          ratio: 1,
        });
        // In a narrow window the first change is in view with them, and the list takes its place by a press.
        await expect(change(page, 'O que mudou na tela', /^Número no carrinho/).first()).toBeInViewport({
          ratio: 1,
        });
        const inspect = async () => {
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        };
        await panel(page).getByText('Estado inteiro').click();
        await page.getByRole('textbox', { name: 'Procurar no estado' }).fill('sabiá');
        await inspect();
        if (width < 700) await page.getByRole('button', { name: 'Passos', exact: true }).click();
        await page.getByRole('button', { name: 'Miniaturas' }).click();
        await expect(thumbnail(page, 'SEU CARRINHO').first()).toBeAttached();
        await expect(headline(page)).toBeInViewport({ ratio: 1 });
        await inspect();
        const cutOff = await panel(page).evaluate((element) =>
          [element, ...element.querySelectorAll('*')]
            .filter((part) => part.clientWidth > 1 && !part.closest('foreignObject, .hidden'))
            .filter((part) => part.scrollWidth > part.clientWidth + 1)
            .filter((part) => getComputedStyle(part).display !== 'inline')
            .map((part) => part.outerHTML.slice(0, 120)),
        );
        expect(cutOff).toEqual([]);
        if (width < 700) await page.getByRole('button', { name: 'Mais', exact: true }).click();
        await page.getByRole('button', { name: 'Teclas' }).click();
        await expect(page.getByRole('dialog', { name: 'Teclas' })).toBeInViewport({ ratio: 1 });
        await inspect();
      },
    );
  });
}
