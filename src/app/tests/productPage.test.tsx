import { render, screen } from '@testing-library/react';
import { productRow, productRows } from '@/entities/product/index.fixtures';
import { openedAt } from '@/shared/navigation';
import { App } from '../App';
import { makeStore } from '../redux/makeStore';
import { closeApp, openApp } from '../testing/openApp';

const rows = [
  productRow({ id: 'abc-1', name: 'Caneca Sabiá', price_in_cents: 123456 }),
  productRow({ id: 'abc-2', name: 'Camiseta Lua', category: 't-shirts' }),
];

const button = (name: string) => screen.getByRole('button', { name });

afterEach(closeApp);

describe('the product page', () => {
  it('shows a product', async () => {
    await openApp('/product/abc-1', rows);
    expect(await screen.findByRole('heading', { level: 1, name: 'Caneca Sabiá' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Caneca Sabiá' })).toBeInTheDocument();
    expect(screen.getByText('Caneca')).toBeInTheDocument();
    expect(screen.getByText('R$\u00a01.234,56', { normalizer: (text) => text })).toBeInTheDocument();
    expect(
      screen.getByText('*Frete de R$40,00 para todo o Brasil. Grátis para compras acima de R$900,00'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Descrição' })).toBeInTheDocument();
    expect(screen.getByText('Uma caneca de teste.')).toBeInTheDocument();
    expect(document.title).toBe('Caneca Sabiá | Canecamisa');
  });

  it('calls a t-shirt Camisa', async () => {
    await openApp('/product/abc-2', rows);
    expect(await screen.findByText('Camisa')).toBeInTheDocument();
  });

  it('shows the first product whose id contains the parameter', async () => {
    await openApp('/product/abc', rows);
    expect(await screen.findByRole('heading', { level: 1, name: 'Caneca Sabiá' })).toBeInTheDocument();
  });

  it('shows nothing for an unknown id', async () => {
    await openApp('/product/xyz', rows);
    const heading = await screen.findByRole('heading', { level: 1, name: 'Produto não encontrado' });
    expect(heading).toBeEmptyDOMElement();
    expect(screen.getByRole('main')).toHaveTextContent(/^$/);
    expect(document.title).toBe('Produto não encontrado | Canecamisa');
  });

  it('shows its frame until the list is there', async () => {
    const { store } = makeStore({ preloadedState: { navigation: openedAt('/product/abc-1', 0) } });
    render(<App store={store} />);
    await screen.findByRole('heading', { level: 1, name: 'Carregando o produto' });
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
    expect(button('Voltar')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ADICIONAR AO CARRINHO' })).not.toBeInTheDocument();
  });

  it('goes back one step with Voltar', async () => {
    const { user } = await openApp('/', productRows(2));
    await user.click(await screen.findByRole('link', { name: /Camiseta 1/ }));
    expect(location.pathname).toBe('/product/p1');
    await user.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
    expect(location.pathname).toBe('/');
  });

  it('leads home with Voltar where there is nothing to go back to', async () => {
    const { user } = await openApp('/product/abc-1', rows);
    await user.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
  });

  it('adds the product, saves the cart and shows it', async () => {
    const { user } = await openApp('/product/abc-1', rows);
    await user.click(await screen.findByRole('button', { name: 'ADICIONAR AO CARRINHO' }));
    expect(await screen.findByRole('heading', { name: 'SEU CARRINHO' })).toBeInTheDocument();
    expect(location.pathname).toBe('/cart');
    expect(JSON.parse(localStorage.getItem('canecamisa:cart') ?? '')).toMatchObject([
      { id: 'abc-1', quantity: 1 },
    ]);
  });

  it('raises an alert for a product that is in the cart, and lands on the cart all the same', async () => {
    const { user, world } = await openApp('/product/abc-1', rows);
    await user.click(await screen.findByRole('button', { name: 'ADICIONAR AO CARRINHO' }));
    await user.click(button('Voltar'));
    await user.click(await screen.findByRole('button', { name: 'ADICIONAR AO CARRINHO' }));
    expect(await screen.findByText(/Total \(1 produto\)/)).toBeInTheDocument();
    expect(world.alerts).toEqual(['O produto Caneca Sabiá já foi adicionado ao carrinho!']);
  });
});
