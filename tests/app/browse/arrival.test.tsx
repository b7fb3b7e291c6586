/** @jest-environment ./tests/testing/app/jsdom.ts */
import { render, screen, waitFor, within } from '@testing-library/react';
import { App } from '@/app/layout/App';
import { createRecovery } from '@/app/layout/recovery';
import { makeStore } from '@/app/redux/makeStore';
import { cartItem } from '@/entities/cart/index.fixtures';
import { productRows } from '@/entities/product/index.fixtures';
import { closeApp, openApp } from '../../testing/app/openApp';
import { heading } from '../../testing/app/shown';
import { changeSettings } from '../../testing/app/changeSettings';

afterEach(closeApp);

it('an unknown route shows the error view with a way out', async () => {
  const { user } = await openApp('/nowhere');
  const heading = screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  expect(heading).toHaveAttribute('lang', 'en');
  expect(screen.getByText('404 Not Found')).toBeInTheDocument();
  expect(document.title).toBe('404 Not Found | Canecamisa');
  await user.click(screen.getByRole('link', { name: 'Voltar para a loja' }));
  expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
});

it('the error view shows an error of an effect from before the first page was rendered', async () => {
  window.scrollTo = () => {};
  const made = makeStore();
  const recovery = createRecovery(made, true);
  made.crashes.report(new Error('too early'));
  render(<App store={made.store} recovery={recovery} />);
  await heading('Unexpected Application Error!');
  expect(screen.getByText('too early')).toBeInTheDocument();
});

it.each([
  ['/', 'Canecamisa: camisetas e canecas', 'Camisetas e canecas com desenho brasileiro'],
  ['/canecas', 'Canecas | Canecamisa', 'Canecas'],
  ['/cart', 'Carrinho | Canecamisa', 'Seu carrinho está vazio'],
  ['/product/p3', 'Camiseta 3 | Canecamisa', 'Camiseta 3'],
  ['/product/none', 'Produto não encontrado | Canecamisa', 'Produto não encontrado'],
  ['/product/%zz', 'Produto não encontrado | Canecamisa', 'Produto não encontrado'],
  ['/nowhere', '404 Not Found | Canecamisa', 'Unexpected Application Error!'],
  ['/%E0%A4%A', '404 Not Found | Canecamisa', 'Unexpected Application Error!'],
])('the route %s has one h1 and a title', async (path, title, name) => {
  await openApp(path);
  await heading(name);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe(title);
});

describe('the focus', () => {
  it('the focus does not move at the start of a visit', async () => {
    await openApp('/cart');
    expect(document.body).toHaveFocus();
  });

  it('the focus goes to the heading of the next page, after a link and after Voltar', async () => {
    const { user } = await openApp('/', productRows(3));
    await user.click(await screen.findByRole('link', { name: /Camiseta 1/ }));
    expect(await heading('Camiseta 1')).toHaveFocus();
    const [cart] = screen.getAllByRole('link', { name: /^Carrinho/ });
    if (!cart) throw new Error('no cart link');
    await user.click(cart);
    expect(await heading(/vazio/)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await heading('Camiseta 1')).toHaveFocus();
  });

  it('the focus goes to the link of a product after Back from its page', async () => {
    localStorage.setItem('canecamisa:cart', JSON.stringify([cartItem({ id: 'p1', name: 'Camiseta 1' })]));
    const { user } = await openApp('/cart', productRows(3));
    const line = async () => (await screen.findByRole('heading', { name: 'Camiseta 1' })).firstElementChild;
    await user.click((await line()) ?? document.body);
    await screen.findByRole('button', { name: 'Compartilhar' });
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(await line()).toHaveFocus();
  });

  it('the focus goes to the heading after Back to another listing', async () => {
    const { user } = await openApp('/', productRows(3));
    await user.click(await screen.findByRole('tab', { name: 'Canecas' }));
    history.back();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

const footer = () => screen.getByRole('contentinfo');

const whatsapp = '+5511912345678'; // With a number, it is not a demonstration shop.
const demonstration = 'Loja de demonstração: nada é cobrado nem enviado.';
const terms = 'Chega em 4 a 9 dias úteis · 7 dias para devolver · Pix, Cartão de crédito, Boleto';

it('the cart shows the dates of a delivery, counted from when the list arrived', async () => {
  changeSettings({ whatsapp });
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T10:00-03:00'));
  await openApp('/cart');
  expect(await screen.findByText('Chega entre 2 e 9 de dezembro')).toBeInTheDocument();
  clock.mockRestore();
  jest.restoreAllMocks();
});

describe('the footer', () => {
  it.each(['/', '/product/p3', '/product/none', '/cart', '/nowhere'])(
    "the footer of %s shows the shop's terms, unless the page itself shows them",
    async (path) => {
      changeSettings({ whatsapp });
      await openApp(path);
      expect(footer()).toHaveTextContent('Canecamisa');
      await waitFor(() =>
        expect(footer().textContent?.replaceAll('\u00a0', ' ').includes(terms)).toBe(
          !['/product/p3', '/cart'].includes(path),
        ),
      );
      expect(document.body.textContent?.split(/7.dias para devolver/)).toHaveLength(2); // It is said once.
      expect(document.body).not.toHaveTextContent(demonstration);
      jest.restoreAllMocks();
    },
  );

  it.each([
    ['/', 1],
    ['/product/p3', 2],
    ['/cart', 2],
    ['/nowhere', 1],
  ])(
    'the footer of a demonstration shop says that nothing is charged, and so does %s beside its button; nothing is promised',
    async (path, times) => {
      changeSettings({ instalments: 3, pixDiscount: 5 });
      await openApp(path);
      expect(footer()).toHaveTextContent(demonstration);
      await waitFor(() => expect(document.body.textContent?.split(demonstration)).toHaveLength(times + 1));
      expect(document.body).not.toHaveTextContent(/Chega|dias|Pix|Boleto|devolver|sem juros/);
      jest.restoreAllMocks();
    },
  );

  it.each([
    ['mailto:oi@loja.example', 'oi@loja.example'],
    ['tel:+5581999990000', '+5581999990000'],
    ['https://loja.example/contato', 'loja.example/contato'],
  ])('the footer says who sells, with a link to %s', async (contact, text) => {
    const company = { name: 'Loja Ltda.', cnpj: '11222333000181', address: 'Rua das Flores, 10', contact };
    changeSettings({ company });
    await openApp('/');
    expect(footer()).toHaveTextContent('Loja Ltda.CNPJ 11.222.333/0001-81Rua das Flores, 10');
    expect(within(footer()).getByRole('link', { name: text })).toHaveAttribute('href', contact);
    jest.restoreAllMocks();
  });
});
