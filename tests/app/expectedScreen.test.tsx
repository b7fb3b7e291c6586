/** @jest-environment ./tests/app/testing/jsdom.ts */
import { screen } from '@testing-library/react';
import { cartItem } from '@/entities/cart/index.fixtures';
import { expectedOnPage } from '../../tools/replay/expectedOnPage';
import { renderedScreen } from '../../tools/replay/renderedScreen';
import { expectedScreen } from '@/app/qa/expectedScreen';
import { closeApp, openApp } from './testing/openApp';

type App = Awaited<ReturnType<typeof openApp>>;

afterEach(closeApp);

const button = (name: string | RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const tab = (name: string) => screen.getByRole('tab', { name });

/** What the page shows is what the state says that it shows; returns the facts of the screen. */
function facts({ store }: App) {
  const state = store.getState();
  expect(renderedScreen()).toEqual(expectedOnPage(state));
  return expectedScreen(state);
}

describe('the page shows the facts that the state predicts', () => {
  it('in the catalogue', async () => {
    const app = await openApp('/');
    await screen.findAllByRole('heading', { level: 2 });
    expect(facts(app)).toMatchObject({ tab: 'Todos os produtos', page: '1 / 3' });
    await app.user.click(tab('Canecas'));
    expect(facts(app)).toMatchObject({ tab: 'Canecas' });
    await app.user.click(screen.getByRole('combobox', { name: /Organizar por/ }));
    expect(facts(app)).toMatchObject({ 'open menu': 'sort' });
    await app.user.click(screen.getByRole('option', { name: 'Preço: Menor - maior' }));
    expect(facts(app)).toMatchObject({ sort: 'Preço: Menor - maior' });
    await app.user.click(button('Próxima página'));
    expect(facts(app)).toMatchObject({ page: '2 / 2' });
    await app.user.type(screen.getByRole('searchbox'), 'caneca 0 {Enter}');
    expect(facts(app)).toMatchObject({ search: 'caneca 0 ', found: 1 });
    await app.user.type(screen.getByRole('searchbox'), '0 canecas{Enter}');
    expect(facts(app)).toMatchObject({ search: '0 canecas', found: 3 });
    await app.user.type(screen.getByRole('searchbox'), 'nada disso{Enter}');
    expect(facts(app)).toMatchObject({ search: 'nada disso', found: 0, listed: [] });
  });

  it('after a search that the page names shortened', async () => {
    const app = await openApp('/');
    await app.user.click(screen.getByRole('searchbox'));
    await app.user.paste('ç'.repeat(90));
    await app.user.keyboard('{Enter}');
    expect(facts(app)).toMatchObject({ search: 'ç'.repeat(90), found: 0 });
  });

  it('in the cart, while something is removed and put back', async () => {
    localStorage.setItem(
      'canecamisa:cart',
      JSON.stringify([
        cartItem({ id: 'a', name: 'Caneca Sabiá', price_in_cents: 1990, quantity: 2 }),
        cartItem({ id: 'b', name: 'Caneca Maré', price_in_cents: 2905, quantity: 1 }),
      ]),
    );
    const app = await openApp('/cart');
    await screen.findByRole('heading', { level: 1, name: 'SEU CARRINHO' });
    expect(facts(app)).toMatchObject({
      badge: 2,
      items: ['Caneca Sabiá × 2', 'Caneca Maré × 1'],
      total: 'R$\u00a0108,85',
    });
    await app.user.click(screen.getByRole('combobox', { name: /Caneca Maré/ }));
    expect(facts(app)).toMatchObject({ 'open menu': 'b' });
    await app.user.click(button(/Remover Caneca Maré/));
    expect(facts(app)).toMatchObject({ undo: 'Caneca Maré', badge: 1 });
    await app.user.click(button(/Remover/));
    expect(facts(app)).toMatchObject({ heading: 'Seu carrinho está vazio' });
  });

  it('in a cart that differs from the list', async () => {
    const items = [cartItem({ id: 'p0', name: 'Caneca 0', price_in_cents: 990 }), cartItem({ id: 'x' })];
    localStorage.setItem('canecamisa:cart', JSON.stringify(items));
    const app = await openApp('/cart');
    await screen.findAllByRole('note');
    const gone = 'Não está mais à venda';
    expect(facts(app)).toMatchObject({ changed: ['Agora R$\u00a019,90 (era R$\u00a09,90)', gone] });
    await app.user.click(button('Atualizar Caneca 0'));
    expect(facts(app)).toMatchObject({ changed: [gone], badge: 2 });
    await app.user.click(button('Remover Caneca x'));
    expect(facts(app)).not.toHaveProperty('changed');
  });

  it.each(['/product/p1', '/product/nobody', '/nowhere'])('at %s', async (path) => {
    const app = await openApp(path);
    await screen.findByRole('heading', { level: 1 });
    expect(facts(app)).toMatchObject({ address: path });
  });
});
