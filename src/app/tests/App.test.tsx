import { screen, within } from '@testing-library/react';
import { renderApp } from '../testing/renderApp';

let stop = () => {};

afterEach(() => {
  stop();
  localStorage.clear();
});

describe('the shop', () => {
  it('lists twelve products of the backend and pages through them', async () => {
    const app = await renderApp();
    stop = app.stop;
    expect(await screen.findByRole('heading', { name: 'Caneca 0' })).toBeInTheDocument();
    const [above] = screen.getAllByRole('navigation', { name: /pagina/i });
    if (!above) throw new Error('no pagination');
    await app.user.click(within(above).getByRole('button', { name: 'Página 3' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.getByRole('heading', { name: 'Caneca 24' })).toBeInTheDocument();
  });

  it('adds a product and lands on the cart', async () => {
    const app = await renderApp('/product/p3');
    stop = app.stop;
    await app.user.click(await screen.findByRole('button', { name: 'ADICIONAR AO CARRINHO' }));
    expect(await screen.findByRole('heading', { name: 'SEU CARRINHO' })).toBeInTheDocument();
    expect(location.pathname).toBe('/cart');
    expect(JSON.parse(localStorage.getItem('canecamisa:cart') ?? '')).toMatchObject([
      { id: 'p3', quantity: 1 },
    ]);
  });
});
