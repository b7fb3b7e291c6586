import type { Tab } from '../testing/engines/openBrowser';
import {
  choose,
  order,
  type Role,
  pathOf,
  press,
  remove,
  search,
  undo,
  untilShown,
} from '../testing/browser/shopper';
import { expect, isFocused, keys, product, test, untilFocused } from '../testing/engines/engineShop';

/**
 * How many pixels the page is wider than the window, and whether it has its font and the pictures whose centre can be
 * seen. A gallery's next picture is cut off by its frame, and Firefox does not load it before it is scrolled to.
 */
const look = (tab: Tab) =>
  tab.evaluate(() => {
    const isSeen = (image: HTMLImageElement) => {
      const { left, top, width, height } = image.getBoundingClientRect();
      return document.elementsFromPoint(left + width / 2, top + height / 2).includes(image);
    };
    return {
      overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      hasPictures: [...document.images]
        .filter(isSeen)
        .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      hasFont: [...document.fonts].some(
        ({ family, status }) => /^"?Saira/.test(family) && status === 'loaded',
      ),
    };
  });

// WebKit's window is as wide as its toolbar at least: 447 pixels instead of 320.
for (const width of [1440, 320])
  test(
    `a shopper buys by pressing, from the list to the thanks, ${width} pixels wide`,
    { tag: width === 1440 ? '@push' : '@soak' },
    async ({ tab, engine }) => {
      test.skip(engine === 'chromium' && !process.env.SOAK, 'It buys with the keyboard; this at night.');
      const looksWell = () =>
        expect.poll(() => look(tab)).toEqual({ overhang: 0, hasPictures: true, hasFont: true });
      await tab.setViewportSize({ width, height: 900 });
      await tab.goto('/');
      await press(tab, 'tab', 'Canecas');
      await press(tab, 'combobox', /Organizar por/);
      await looksWell();
      await press(tab, 'option', 'Mais vendidos');
      await press(tab, 'link', 'Página 2');
      await expect
        .poll(() =>
          tab.getByRole('status').evaluateAll((all) => all.map(({ textContent }) => textContent).join()),
        )
        .toMatch(/produtos, página 2 de/);
      await press(tab, 'link', 'Página anterior');
      await search(tab, 'caneca');
      await untilShown(tab, 'button', 'Limpar busca');
      await press(tab, 'button', 'Limpar busca');

      await press(tab, 'heading', product(0).name);
      await untilFocused(tab, 'heading', product(0).name);
      await looksWell();
      await press(tab, 'button', 'ADICIONAR AO CARRINHO');
      await untilShown(tab, 'heading', 'SEU CARRINHO');
      await choose(tab, /quantidade/i, '3');
      await press(tab, 'button', 'Voltar');
      await expect.poll(() => pathOf(tab)).toBe(`/product/${product(0).id}`);
      await press(tab, 'button', 'Voltar');
      await expect.poll(() => pathOf(tab)).toBe('/');
      await press(tab, 'heading', product(1).name);
      await press(tab, 'button', 'ADICIONAR AO CARRINHO');
      await remove(tab, product(0).name);
      await undo(tab);
      await untilShown(tab, 'combobox', new RegExp(`${product(0).name}.*3`));
      await untilShown(tab, 'link', /^Carrinho, 2 produtos/);
      await looksWell();
      await order(tab);
      await untilShown(tab, 'heading', /^Aguarde/);
      await looksWell();
      expect(await tab.evaluate(() => document.body.innerText)).toContain(
        'Agradecemos a preferência, volte sempre!',
      );
      await expect.poll(() => pathOf(tab)).toBe('/');
      await untilShown(tab, 'link', /^Carrinho, 0 produtos/);
    },
  );

/** Presses Tab until the control has the focus. Fails after more presses than any screen needs. */
async function tabTo(tab: Tab, role: Role, name: string | RegExp) {
  for (let step = 0; step < 60; step++) {
    await keys(tab, 'Tab');
    if (await isFocused(tab, role, name)) return;
  }
  throw new Error(`The Tab key does not reach ${role} ${String(name)}`);
}

test('a shopper buys with the keyboard alone, and never loses the focus', async ({ tab, engine }) => {
  test.skip(engine !== 'chromium' && !process.env.SOAK, 'The other engines have the night.');
  await tab.goto('/');
  await untilShown(tab, 'heading', product(0).name);
  await keys(tab, 'Tab');
  await untilFocused(tab, 'link', 'Pular para o conteúdo');
  await keys(tab, 'Enter', 'Tab');
  await untilFocused(tab, 'tab', 'Todos os produtos');
  await keys(tab, 'ArrowRight');
  await untilFocused(tab, 'tab', 'Camisetas');
  await tabTo(tab, 'combobox', /Organizar por/);
  await keys(tab, 'Enter', 'm', 'a', 'i', 's', 'Enter');
  await untilShown(tab, 'combobox', 'Organizar por: Mais vendidos');
  await tabTo(tab, 'link', 'Próxima página');
  await keys(tab, 'Enter');
  const [first = ''] = await tab.evaluate(() =>
    [...document.querySelectorAll('main li a h2, main li a h3')].map((heading) => heading.textContent),
  );
  await tabTo(tab, 'link', new RegExp(first));
  await keys(tab, 'Enter');
  await untilFocused(tab, 'heading', first);
  await tabTo(tab, 'button', 'ADICIONAR AO CARRINHO');
  await keys(tab, ' ');
  await untilFocused(tab, 'heading', 'SEU CARRINHO');
  await tabTo(tab, 'combobox', /Quantidade/);
  await keys(tab, 'ArrowDown', 'End', 'Enter');
  await untilShown(tab, 'combobox', /quantidade.*5/i);
  await tabTo(tab, 'button', 'Finalizar a compra');
  await keys(tab, 'Enter');
  await untilFocused(tab, 'heading', /^Aguarde/);
  await expect.poll(() => pathOf(tab)).toBe('/');
  await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

test(
  "a product's page shows another picture, zooms, and returns the focus",
  { tag: '@soak' },
  async ({ tab }) => {
    const zoomedWidth = () =>
      tab.evaluate(() => document.querySelector('dialog [aria-pressed]')?.getBoundingClientRect().width ?? 0);
    await tab.goto(`/product/${product(0).id}`);
    await press(tab, 'button', 'Foto 2 de 2');
    await press(tab, 'button', 'Ampliar a foto 2');
    await expect.poll(zoomedWidth).toBeGreaterThan(0);
    const whole = await zoomedWidth();
    await press(tab, 'button', 'Ver de perto');
    await expect.poll(zoomedWidth).toBeGreaterThan(1.5 * whole);
    await press(tab, 'button', 'Fechar');
    await expect.poll(zoomedWidth).toBe(0);
    await untilFocused(tab, 'button', 'Ampliar a foto 2');
  },
);
