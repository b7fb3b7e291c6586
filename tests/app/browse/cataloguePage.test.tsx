/** @jest-environment ./tests/testing/app/jsdom.ts */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { cartItem } from '@/entities/cart/index.fixtures';
import { productRow, productRows } from '@/entities/product/index.fixtures';
import { closeApp, openApp } from '../../testing/app/openApp';
import { listed, tab } from '../../testing/app/shown';

const rows = [
  productRow({ id: 'm1', name: 'Caneca Sabiá', price_in_cents: 2990, image_url: '/m1.jpg' }),
  productRow({
    id: 't1',
    name: 'Camiseta Lua',
    category: 't-shirts',
    price_in_cents: 6990,
    image_url: '/t1.jpg',
  }),
  productRow({ id: 'm2', name: 'Caneca Maré', price_in_cents: 1990 }),
];

const searchBox = () => screen.getByRole('searchbox');

async function openCatalogue() {
  const app = await openApp('/', rows);
  await screen.findByRole('heading', { name: 'Caneca Sabiá' });
  const search = (text: string) => app.user.type(searchBox(), `${text}{Enter}`);
  return { ...app, search };
}

afterEach(closeApp);

describe('a card', () => {
  it('a card is read out with its name once, after what its picture shows, if that is known', async () => {
    await openApp('/', [
      productRow({ id: 'a', name: 'Caneca Mar', image_alt: 'três ondas' }),
      productRow({ id: 'b', name: 'Caneca Lua' }),
    ]);
    await screen.findByRole('heading', { name: 'Caneca Mar' });
    const cards = screen.getAllByRole('link', { name: /^(três ondas )?Caneca (Mar|Lua) R\$/ });
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/product/a', '/product/b']);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['três ondas']);
  });

  it("a card shows the product's colour, its former price, how many percent less it costs, and that it is sold out", async () => {
    await openApp('/', [
      productRow({ id: 'a', name: 'Caneca Mar', color: 'Azul', list_price_in_cents: 2499 }),
      productRow({ id: 'b', name: 'Caneca Mar', color: 'Verde', stock: 0 }),
    ]);
    const cards = await screen.findAllByRole('link', { name: /Caneca Mar/ });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Caneca MarR$\u00a019,90antes R$\u00a024,99-20%Azul',
      'Caneca MarR$\u00a019,90VerdeEsgotado',
    ]);
  });

  it('a card shows its second picture with the focus or under a mouse, and not when only the list changes', async () => {
    const { user } = await openApp('/', [
      productRow({ id: 'a', category: 't-shirts', image_url: '/a.jpg', image_urls: ['/b.jpg'] }),
      productRow({ id: 'c', image_url: '/c.jpg', image_urls: ['/d.jpg'] }),
    ]);
    await screen.findAllByRole('link', { name: /Caneca [ac]/ });
    const card = () => screen.getAllByRole('link', { name: /Caneca [ac]/ })[0] ?? document.body;
    const picture = () => card().querySelector('img');
    const shown = () => picture()?.getAttribute('src');
    expect(shown()).toBe('/a.jpg');
    await user.tab({ shift: true });
    act(() => card().focus());
    expect(shown()).toBe('/b.jpg');
    fireEvent.click(tab('Canecas'));
    expect(shown()).toBe('/c.jpg');
    await user.hover(card());
    expect(shown()).toBe('/d.jpg');
    fireEvent.error(picture() ?? card());
    expect(shown()).toBe('/c.jpg');
  });

  it('a card of two columns keeps its first picture, because a detail would have edges there', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `p${index}`);
    const { user } = await openApp(
      '/',
      ids.map((id) => productRow({ id, image_url: `/${id}.jpg`, image_urls: [`/${id}-detail.jpg`] })),
    );
    const cards = await screen.findAllByRole('listitem');
    const shownUnderMouse = async (card: HTMLElement) => {
      await user.hover(within(card).getByRole('link'));
      return card.querySelector('img')?.getAttribute('src');
    };
    expect(await shownUnderMouse(cards[1] ?? document.body)).toBe('/p1-detail.jpg');
    expect(await shownUnderMouse(cards[6] ?? document.body)).toBe('/p6.jpg');
  });

  it("a card never shows another product's picture after the list changes", async () => {
    const { user } = await openCatalogue();
    const second = () => screen.getAllByRole('heading', { level: 2 })[1]?.closest('a');
    const picture = second()?.querySelector('img');
    expect(picture).toHaveAttribute('src', '/t1.jpg');
    await user.click(tab('Canecas'));
    expect(second()).toHaveAttribute('href', '/product/m2');
    // An image element whose address changes shows the old picture until the new one is loaded.
    expect(second()?.querySelector('img')).not.toBe(picture);
  });
});

it('a card says that its product is in the cart', async () => {
  localStorage.setItem('canecamisa:cart', JSON.stringify([cartItem({ id: 't1', name: 'Camiseta Lua' })]));
  await openCatalogue();
  const note = await screen.findByText('No carrinho');
  expect(note.closest('a')).toHaveAttribute('href', '/product/t1');
});

it('the category tabs are links; arrows, Home, End and the space bar choose a tab, but not with a modifier key', async () => {
  const { user } = await openCatalogue();
  await user.click(tab('Todos os produtos'));
  const steps: [key: string, name: string][] = [
    ['{ArrowRight}', 'Camisetas'],
    ['{ArrowRight}', 'Canecas'],
    ['{ArrowRight}', 'Todos os produtos'],
    ['{ArrowLeft}', 'Canecas'],
    ['{ArrowLeft}', 'Camisetas'],
    ['{End}', 'Canecas'],
    ['{Home}', 'Todos os produtos'],
    ['x', 'Todos os produtos'],
    ['{Alt>}{ArrowLeft}{/Alt}', 'Todos os produtos'],
    ['{Control>}{End}{/Control}', 'Todos os produtos'],
  ];
  for (const [key, name] of steps) {
    await user.keyboard(key);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  const hrefs = screen.getAllByRole('tab').map((one) => one.getAttribute('href'));
  expect(hrefs).toEqual(['/', '/camisetas', '/canecas']);
  await user.tab();
  expect(tab('Camisetas')).toHaveFocus();
  expect(tab('Camisetas')).toHaveAttribute('aria-selected', 'false');
  await user.keyboard(' ');
  expect(tab('Camisetas')).toHaveFocus();
  expect(tab('Camisetas')).toHaveAttribute('aria-selected', 'true');
});

describe('the search', () => {
  it('a search leads from any page to the catalogue, and says which words found nothing, or that the products are only similar', async () => {
    const { user } = await openApp('/cart', rows);
    const search = (text: string) => user.type(searchBox(), `${text}{Enter}`);
    const status = () => screen.getByRole('status').textContent;
    await search('  maré  ');
    await screen.findByRole('heading', { name: 'Caneca Maré' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Resultados para “.*maré.*”$/);
    expect(location.pathname).toBe('/');
    expect(status()).toBe('Resultados para “  maré  ”: 1 produto');
    expect(document.title).toBe('Resultados para “ maré ” | Canecamisa');
    await search('maré caneca');
    expect(listed()).toEqual(['Caneca Maré']);
    expect(status()).toBe('Resultados para “maré caneca”: 1 produto');
    await search('caneca vermelha');
    expect(status()).toBe('Nada para “caneca vermelha”. Mostramos resultados para “caneca”: 2 produtos');
    await search('xícara');
    expect(status()).toBe('Nada para “xícara”. Mostramos resultados para “caneca”: 2 produtos parecidos');
    await user.click(screen.getByRole('button', { name: 'Limpar busca' }));
    expect(listed()).toHaveLength(3);
    expect(status()).not.toContain('Resultados');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('a search that finds nothing says so and offers everything, the categories and the best sellers', async () => {
    const { user, search } = await openCatalogue();
    const status = screen.getByRole('status');
    await search('ç'.repeat(90));
    expect(listed()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      `Nada encontrado para “${'ç'.repeat(40)}…”`,
    );
    await user.click(await screen.findByRole('button', { name: 'Ver todos os produtos' }));
    expect(listed()).toHaveLength(3);
    await search('zebra de maio');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Nada encontrado para “zebra de maio”',
    );
    expect(status).toHaveTextContent('Resultados para “zebra de maio”: 0 produtos'); // A new one would not be read out.
    const others = await screen.findByRole('list', { name: 'Outras buscas' });
    const best = screen.getByRole('region', { name: 'Mais vendidos' });
    expect(within(best).getAllByRole('link')).toHaveLength(3);
    await user.click(within(others).getByRole('button', { name: 'Canecas' }));
    expect(listed()).toEqual(['Caneca Sabiá', 'Caneca Maré']);
    expect(screen.queryByRole('region', { name: 'Mais vendidos' })).not.toBeInTheDocument();
  });

  it('if a search finds nothing and everything is sold out, the other searches are still offered', async () => {
    const { user } = await openApp(
      '/',
      productRows(3).map((row) => ({ ...row, stock: 0 })),
    );
    await user.type(screen.getByRole('searchbox'), 'zebra{Enter}');
    expect(await screen.findByRole('list', { name: 'Outras buscas' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Mais vendidos' })).not.toBeInTheDocument();
  });
});

const bars = () => screen.getAllByRole('navigation', { name: /pagina/i });

async function openPages(count: number) {
  const { user, store } = await openApp('/', productRows(count));
  await screen.findByRole('heading', { name: 'Caneca 0' });
  const [above, below] = bars();
  if (!above || !below) throw new Error('no bars');
  const press = (name: string, bar = above) => user.click(within(bar).getByRole('link', { name }));
  return { above, below, press, store, user };
}

const current = (bar: HTMLElement) => within(bar).getByRole('link', { current: 'page' }).textContent;

describe('the pagination', () => {
  it('the arrows of the pagination go back and forth, and do nothing at the ends', async () => {
    const { above, press, store } = await openPages(30);
    const arrow = (name: string) => within(above).getByRole('link', { name });
    expect(arrow('Página anterior')).toHaveAttribute('aria-disabled', 'true');
    const links = within(above).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([null, '/', '/produtos/2', '/produtos/3', '/produtos/2']);
    await press('Página anterior');
    expect(current(above)).toBe('1');
    await press('Próxima página');
    await press('Próxima página');
    expect(current(above)).toBe('3');
    expect(arrow('Próxima página')).toHaveAttribute('aria-disabled', 'true');
    const before = store.getState();
    await press('Próxima página');
    expect(store.getState()).toBe(before);
    expect(arrow('Próxima página')).toHaveFocus();
    await press('Página anterior');
    expect(current(above)).toBe('2');
  });

  it('a list without products has no pagination', async () => {
    await openApp('/', []);
    await screen.findByText(/^Ainda não há produtos por aqui/);
    expect(screen.queryByRole('navigation', { name: /pagina/i })).not.toBeInTheDocument();
  });

  it('the pagination is one bar above the grid and one below, and only the lower one scrolls to the title', async () => {
    const { above, below, press } = await openPages(30);
    const seen: Element[] = [];
    Element.prototype.scrollIntoView = function () {
      seen.push(this);
    };
    const grid = screen.getByRole('tabpanel');
    expect(grid.compareDocumentPosition(above)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await press('Página 2', above);
    expect(seen).toEqual([]);
    await press('Página 3', below);
    expect(seen).toEqual([screen.getByRole('heading', { level: 1 })]);
    expect(listed()[0]).toBe('Caneca 24');
    expect([current(above), current(below)]).toEqual(['3', '3']);
  });
});
