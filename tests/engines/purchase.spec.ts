import type { Tab } from './driver/browser';
import { choose, order, pathOf, press, remove, search, undo, untilShown } from '../drive/shopper';
import { expect, product, test, untilFocused } from './shop';

/** Waits until a live region says this. */
const untilAnnounced = (tab: Tab, what: RegExp) =>
  expect.poll(async () => (await tab.all('status', undefined)).map(({ text }) => text).join()).toMatch(what);

test('buys from the list to the thanks by pressing', async ({ tab }) => {
  await tab.goto('/');
  await press(tab, 'tab', 'Canecas');
  await choose(tab, /Organizar por/, 'Mais vendidos');
  await press(tab, 'button', 'Página 2');
  await untilAnnounced(tab, /produtos, página 2 de/);
  await press(tab, 'button', 'Página anterior');
  await search(tab, 'caneca');
  await untilShown(tab, 'button', 'Limpar busca');
  await press(tab, 'button', 'Limpar busca');

  await press(tab, 'heading', product(0).name);
  await untilFocused(tab, 'heading', product(0).name);
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
  await order(tab);
  await untilShown(tab, 'heading', /^Aguarde/);
  expect(await tab.evaluate(() => document.body.innerText)).toContain(
    'Agradecemos a preferência, volte sempre!',
  );
  await expect.poll(() => pathOf(tab)).toBe('/');
  await untilShown(tab, 'link', /^Carrinho, 0 produtos/);
});

/** Presses Tab until the control has the focus. Fails after more presses than any screen needs. */
async function tabTo(tab: Tab, role: string, name: string | RegExp) {
  for (let step = 0; step < 60; step++) {
    await tab.keys('Tab');
    if ((await tab.all(role, name)).some(({ isFocused }) => isFocused)) return;
  }
  throw new Error(`The Tab key does not reach ${role} ${String(name)}`);
}

test('buys with the keyboard alone, and never loses the focus', { tag: '@soak' }, async ({ tab }) => {
  await tab.goto('/');
  await untilShown(tab, 'heading', product(0).name);
  await tab.keys('Tab');
  await untilFocused(tab, 'link', 'Pular para o conteúdo');
  await tab.keys('Enter', 'Tab');
  await untilFocused(tab, 'tab', 'Todos os produtos');
  await tab.keys('ArrowRight');
  await untilFocused(tab, 'tab', 'Camisetas');
  await tabTo(tab, 'combobox', /Organizar por/);
  await tab.keys('Enter');
  await tab.type('mais');
  await tab.keys('Enter');
  await untilShown(tab, 'combobox', 'Organizar por: Mais vendidos');
  await tabTo(tab, 'button', 'Próxima página');
  await tab.keys('Enter');
  const [first] = await tab.evaluate(() =>
    [...document.querySelectorAll('main li a h2, main li a h3')].map((heading) => heading.textContent),
  );
  await tabTo(tab, 'link', new RegExp(`^${first}`));
  await tab.keys('Enter');
  await untilFocused(tab, 'heading', first ?? '');
  await tabTo(tab, 'button', 'ADICIONAR AO CARRINHO');
  await tab.keys(' ');
  await untilFocused(tab, 'heading', 'SEU CARRINHO');
  await tabTo(tab, 'combobox', /Quantidade/);
  await tab.keys('ArrowDown', 'End', 'Enter');
  await untilShown(tab, 'combobox', /quantidade.*5/i);
  await tabTo(tab, 'button', 'Finalizar a compra');
  await tab.keys('Enter');
  await untilFocused(tab, 'heading', /^Aguarde/);
  await expect.poll(() => pathOf(tab)).toBe('/');
  await expect.poll(() => tab.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});
