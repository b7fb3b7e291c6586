import { screen, within } from '@testing-library/react';
import { cartItem } from '@/entities/cart/index.fixtures';
import { screenOf } from '../qa/screenOf';
import { closeApp, openApp } from '../testing/openApp';

type App = Awaited<ReturnType<typeof openApp>>;

afterEach(closeApp);

const heading = () => screen.getByRole('heading', { level: 1 });
const button = (name: string | RegExp) => screen.getAllByRole('button', { name })[0] as HTMLElement;
const tab = (name: string) => screen.getByRole('tab', { name });
const facts = ({ store }: App) => screenOf(store.getState());

/** What the page shows, by roles and names: each fact that it has on this page. */
function shown() {
  const definitions = screen.queryAllByRole('definition').map((one) => one.textContent);
  const [subtotal, delivery, total] = definitions;
  const cards = within(screen.queryByRole('tabpanel') ?? document.createElement('div'));
  const current = screen.queryAllByRole('button', { current: 'page' })[0]?.textContent;
  const sort = screen.queryByRole('combobox', { name: /Organizar por/ });
  const undo = screen.queryByRole('button', { name: /^Desfazer/ })?.getAttribute('aria-label');
  const all = {
    heading: heading().getAttribute('aria-label') ?? heading().textContent,
    tab: screen.queryAllByRole('tab', { selected: true })[0]?.textContent,
    sort: /: (.*)$/.exec(sort?.textContent ?? '')?.[1],
    listed: screen.queryByRole('tabpanel')
      ? cards.queryAllByRole('link').map((link) => link.getAttribute('href')?.replace('/product/', ''))
      : undefined,
    page: current && `${current} / ${screen.getAllByRole('button', { name: /^Página \d/ }).length / 2}`,
    badge: Number(
      /Carrinho, (\d+)/.exec(screen.getAllByRole('link', { name: /^Carrinho/ })[0]?.textContent ?? '')?.[1],
    ),
    subtotal,
    delivery,
    total,
    undo: undo?.replace('Desfazer a remoção de ', ''),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

describe('the facts of the screen are what the page shows', () => {
  it('in the catalogue', async () => {
    const app = await openApp('/');
    await screen.findAllByRole('heading', { level: 2 });
    expect(facts(app)).toMatchObject(shown());
    expect(shown()).toMatchObject({ tab: 'Todos os produtos', page: '1 / 3' });
    await app.user.click(tab('Canecas'));
    expect(facts(app)).toMatchObject(shown());
    expect(facts(app)).toMatchObject({ tab: 'Canecas' });
    await app.user.click(screen.getByRole('combobox', { name: /Organizar por/ }));
    expect(facts(app)).toMatchObject({ ...shown(), 'open menu': 'sort' });
    await app.user.click(screen.getByRole('option', { name: 'Preço: Menor - maior' }));
    expect(facts(app)).toMatchObject({ ...shown(), sort: 'Preço: Menor - maior' });
    await app.user.click(button('Próxima página'));
    expect(facts(app)).toMatchObject(shown());
    await app.user.type(screen.getByRole('searchbox'), 'nada disso{Enter}');
    expect(facts(app)).toMatchObject({ ...shown(), search: 'nada disso', found: 0, listed: [] });
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
      ...shown(),
      badge: 2,
      items: ['Caneca Sabiá × 2', 'Caneca Maré × 1'],
      total: 'R$\u00a0108,85',
    });
    await app.user.click(button(/Remover Caneca Maré/));
    expect(facts(app)).toMatchObject({ ...shown(), undo: 'Caneca Maré', badge: 1 });
    await app.user.click(button(/Remover/));
    expect(facts(app)).toMatchObject({ ...shown(), heading: 'Seu carrinho está vazio' });
  });

  it.each(['/product/p1', '/product/nobody', '/nowhere'])('at %s', async (path) => {
    const app = await openApp(path);
    await screen.findByRole('heading', { level: 1 });
    expect(facts(app)).toMatchObject({ ...shown(), address: path });
  });
});
