/** @jest-environment ./tests/app/testing/jsdom.ts */
import { screen } from '@testing-library/react';
import { productRows } from '@/entities/product/index.fixtures';
import { closeApp, openApp } from './testing/openApp';

afterEach(closeApp);

describe('an unknown route', () => {
  it('shows the error view with a way out', async () => {
    const { user } = await openApp('/nowhere');
    const heading = screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
    expect(heading).toBeInTheDocument();
    expect(screen.getByText('404 Not Found')).toBeInTheDocument();
    expect(document.title).toBe('404 Not Found | Canecamisa');
    await user.click(screen.getByRole('link', { name: 'Voltar para a loja' }));
    expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
  });
});

describe('every route', () => {
  it.each([
    ['/', 'Canecamisa: camisetas e canecas', 'Camisetas e canecas com desenho brasileiro'],
    ['/cart', 'Carrinho | Canecamisa', 'Seu carrinho está vazio'],
    ['/product/p3', 'Camiseta 3 | Canecamisa', 'Camiseta 3'],
    ['/product/none', 'Produto não encontrado | Canecamisa', 'Produto não encontrado'],
    ['/product/%zz', 'Produto não encontrado | Canecamisa', 'Produto não encontrado'],
    ['/nowhere', '404 Not Found | Canecamisa', 'Unexpected Application Error!'],
    ['/%E0%A4%A', '404 Not Found | Canecamisa', 'Unexpected Application Error!'],
  ])('%s has one h1 and a title', async (path, title, heading) => {
    await openApp(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(document.title).toBe(title);
  });

  it('has the header with the logo, the search and the cart', async () => {
    await openApp('/nowhere');
    expect(screen.getByRole('link', { name: 'Canecamisa' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Procurando por algo específico?');
    screen
      .getAllByRole('link', { name: /^Carrinho/ })
      .forEach((link) => expect(link).toHaveAttribute('href', '/cart'));
  });
});

describe('the focus', () => {
  it('does not move at the start of a visit', async () => {
    await openApp('/cart');
    expect(document.body).toHaveFocus();
  });

  it('goes to the heading of the next page, after a link and after Voltar', async () => {
    const { user } = await openApp('/', productRows(3));
    await user.click(await screen.findByRole('link', { name: /Camiseta 1/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Camiseta 1' })).toHaveFocus();
    const [cart] = screen.getAllByRole('link', { name: /^Carrinho/ });
    if (!cart) throw new Error('no cart link');
    await user.click(cart);
    expect(await screen.findByRole('heading', { level: 1, name: /vazio/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Camiseta 1' })).toHaveFocus();
  });

  it('skips the header with the first link, which adds no history entry', async () => {
    const { user } = await openApp('/cart');
    const entries = history.length;
    await user.tab();
    expect(screen.getByRole('link', { name: 'Pular para o conteúdo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(history.length).toBe(entries);
  });
});

describe('the scroll position', () => {
  it('is the top of a new page, and restored on an earlier one', async () => {
    const { user } = await openApp('/', productRows(3));
    const scrolled: number[] = [];
    window.scrollTo = (...[, y]: unknown[]) => void scrolled.push(Number(y));
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    await user.click(await screen.findByRole('link', { name: /Camiseta 1/ }));
    await screen.findByRole('heading', { level: 1, name: 'Camiseta 1' });
    expect(scrolled.at(-1)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await screen.findByRole('tabpanel');
    expect(scrolled.at(-1)).toBe(640);
  });
});
