/** @jest-environment ./tests/testing/app/jsdom.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { cartItem } from '@/entities/cart/index.fixtures';
import { selectIsAnswered } from '@/entities/product';
import { productRow } from '@/entities/product/index.fixtures';
import { selectOrderNumber } from '@/features/whatsappOrder';
import { closeApp, openApp } from '../../testing/app/openApp';
import { button, savedCart } from '../../testing/app/shown';
import { changeSettings } from '../../testing/app/changeSettings';

const saved = [
  cartItem({ id: 'a', name: 'Caneca Sabiá', price_in_cents: 1990, quantity: 2 }),
  cartItem({ id: 'b', name: 'Caneca Maré', price_in_cents: 2905, quantity: 1 }),
];

/** @param rows what the backend answers */
async function openCart(items: unknown[] = saved, rows: unknown = items) {
  localStorage.setItem('canecamisa:cart', JSON.stringify(items));
  const app = await openApp('/cart', rows);
  await screen.findByRole('heading', { level: 1, name: items.length ? 'SEU CARRINHO' : /vazio/ });
  return app;
}

const quantity = (name: string) =>
  screen.getByRole('combobox', { name: new RegExp(`Quantidade de ${name}`) });
const summary = () => within(screen.getByRole('region', { name: 'Resumo do pedido' }));
const amounts = () =>
  summary()
    .getAllByRole('definition')
    .map((one) => one.textContent);
const lines = () =>
  screen.queryAllByRole('heading', { level: 2, name: /Caneca/ }).map((one) => one.textContent);
const badges = () => screen.getAllByRole('link', { name: /^Carrinho/ }).map((link) => link.textContent);

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  closeApp();
});

it('an empty cart invites the shopper to continue, and cannot be ordered', async () => {
  const { user } = await openCart([]);
  expect(screen.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeInTheDocument();
  expect(amounts()).toEqual(['R$\u00a00,00', 'R$\u00a040,00', 'R$\u00a040,00']);
  expect(button('Finalizar a compra')).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Adicionar produtos' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('link', { name: 'Adicionar produtos' }));
  expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
});

it('an empty cart shows the four best sellers that can be bought, without repeating a name; a filled cart does not', async () => {
  const sold = [9, 8, 7, 6, 5, 4].map((sales) =>
    productRow({ id: `m${sales}`, name: `Caneca ${sales}`, sales, ...(sales === 8 && { stock: 0 }) }),
  );
  const rows = [...sold, productRow({ id: 'again', name: 'Caneca 9', sales: 10 })];
  await openCart([], rows);
  const shelf = within(screen.getByRole('region', { name: 'Mais vendidos' }));
  await waitFor(() =>
    expect(shelf.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['again', 'm7', 'm6', 'm5'].map((id) => `/product/${id}`),
    ),
  );
  closeApp();
  await openCart(saved, rows);
  expect(screen.queryByRole('region', { name: 'Mais vendidos' })).not.toBeInTheDocument();
});

it('after an order the catalogue begins without the last search, and says once that the order is finished', async () => {
  changeSettings({ checkoutWaitMs: 1 });
  localStorage.setItem('canecamisa:catalogue', JSON.stringify({ search: 'maré', category: 'all', page: 1 }));
  const { user } = await openCart();
  await user.click(button('Finalizar a compra'));
  const thanks = 'Compra finalizada. Volte sempre!';
  expect((await screen.findByText(thanks)).closest('[role=status]')).not.toBeNull();
  expect(await screen.findByText('2 produtos')).toBeInTheDocument();
  expect(location.pathname + location.search).toBe('/');
  await user.click(screen.getByRole('link', { name: /Caneca Sabiá/ }));
  await user.click(await screen.findByRole('button', { name: 'Voltar' }));
  expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
  expect(screen.queryByText(thanks)).not.toBeInTheDocument();
});

it('a filled cart shows its lines, its sums, and a badge that counts distinct items', async () => {
  await openCart();
  expect(lines()).toEqual(['Caneca Sabiá', 'Caneca Maré']);
  expect(screen.getByRole('link', { name: 'Continuar comprando' })).toHaveAttribute('href', '/');
  expect(screen.getByText(/^Total \(2 produtos\)/)).toHaveTextContent('Total (2 produtos) R$ 68,85');
  expect(amounts()).toEqual(['R$\u00a068,85', 'R$\u00a040,00', 'R$\u00a0108,85']);
  expect(badges()).toEqual(['Carrinho, 2 produtos', 'Carrinho, 2 produtos']);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('R$ 19,90 cadaR$ 39,80');
  expect(second).toHaveTextContent('R$ 29,05');
  expect(button('Finalizar a compra')).toBeEnabled();
});

it('a line shows the colour that its product has in the list', async () => {
  const [item] = saved;
  await openCart(saved, [productRow({ ...item, color: 'Azul' })]);
  const [line] = screen.getAllByRole('listitem');
  await waitFor(() => expect(line).toHaveTextContent(/Azul · Uma caneca/));
});

it('a line of a product without a description shows the colour alone', async () => {
  const [first] = saved;
  const item = { ...first, description: '' };
  await openCart([item], [productRow({ ...item, color: 'Azul' })]);
  expect(await screen.findByText('Azul')).toBeInTheDocument();
});

describe('removing', () => {
  it('the button removes the line and raises an alert; undoing puts it back at its index', async () => {
    const { user, world } = await openCart();
    await user.click(button('Remover Caneca Sabiá'));
    expect(lines()).toEqual(['Caneca Maré']);
    expect(world.alerts).toEqual(['Produto Removido com sucesso!']);
    expect(button(/^Desfazer/)).toHaveFocus();
    expect(button(/^Desfazer/).closest('li')).toBeNull();
    await user.click(button(/^Desfazer/));
    expect(lines()).toEqual(['Caneca Sabiá', 'Caneca Maré']);
    expect(quantity('Caneca Sabiá')).toHaveTextContent('2');
    expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('removing the last line empties the cart, and can be undone for ten seconds', async () => {
    const { user } = await openCart(saved.slice(0, 1));
    await user.click(button('Remover Caneca Sabiá'));
    expect(screen.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeInTheDocument();
    await user.click(button(/^Desfazer/));
    expect(lines()).toEqual(['Caneca Sabiá']);
    jest.useFakeTimers();
    act(() => button('Remover Caneca Sabiá').click());
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(button(/^Desfazer/)).toHaveFocus();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole('button', { name: /^Desfazer/ })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the quantity', () => {
  it('the quantity goes from 1 to 5 and changes the sums', async () => {
    const { user } = await openCart();
    await user.click(quantity('Caneca Sabiá'));
    expect(quantity('Caneca Sabiá')).toHaveAttribute('aria-expanded', 'true');
    const options = screen.getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['1', '2', '3', '4', '5']);
    await user.click(screen.getByRole('option', { name: '5' }));
    expect(quantity('Caneca Sabiá')).toHaveAttribute('aria-expanded', 'false');
    expect(amounts()).toEqual(['R$\u00a0128,55', 'R$\u00a040,00', 'R$\u00a0168,55']);
    expect(badges()[0]).toBe('Carrinho, 2 produtos');
  });
});

/** A list in which one item has a new price and name, one is gone, and one is the same. */
const changedList = [
  productRow({ id: 'a', name: 'Caneca Sabiá Azul', price_in_cents: 2590 }),
  productRow({ id: 'c', name: 'Caneca Lua', price_in_cents: 3000 }),
];
const three = [...saved, cartItem({ id: 'c', name: 'Caneca Lua', price_in_cents: 3000 })];
const notes = () => screen.queryAllByRole('note').map(({ textContent }) => textContent);
const sentence = () => summary().getAllByRole('status')[0]?.textContent;

it('the cart, its total and the order by WhatsApp show the price by Pix and in instalments', async () => {
  changeSettings({ instalments: 3, pixDiscount: 10, whatsapp: '+5511912345678' });
  await openCart();
  const main = within(screen.getByRole('main'));
  expect(main.getByText('ou 3x de R$ 22,95 sem juros ou R$ 61,97 no Pix')).toBeInTheDocument();
  const total = 'ou 3x de R$ 36,29 sem juros ou R$ 101,97 no Pix'; // Pix is cheaper for products, not for delivery.
  expect(summary().getByText(total)).toBeInTheDocument();
  const order = await screen.findByRole('link', { name: 'Pedir pelo WhatsApp' });
  const text = new URL(order.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  expect(text.replaceAll('\u00a0', ' ')).toMatch(
    new RegExp(`Total: R\\$ 108,85\n${total.replaceAll('$', '\\$')}$`),
  );
});

describe('an item that differs from the list', () => {
  it('an item that differs from the list keeps its values, and shows the difference, until a press applies the new values', async () => {
    const { user, store } = await openCart(three, changedList);
    await screen.findAllByRole('note');
    expect(notes()).toEqual([
      'Agora R$\u00a025,90 (era R$\u00a019,90). Novo nome: Caneca Sabiá Azul',
      'Não está mais à venda',
    ]);
    expect(sentence()).toBe('Algo mudou na loja: atualize ou remova o que está marcado.');
    expect(amounts()[0]).toBe('R$\u00a098,85');
    await user.click(button('Atualizar Caneca Sabiá'));
    expect(lines()).toEqual(['Caneca Sabiá Azul', 'Caneca Maré', 'Caneca Lua']);
    expect(amounts()[0]).toBe('R$\u00a0110,85'); // The quantity is kept.
    expect(document.activeElement).toHaveTextContent('Caneca Sabiá Azul');
    expect(savedCart()).toMatchObject([
      { id: 'a', name: 'Caneca Sabiá Azul', price_in_cents: 2590, quantity: 2 },
      saved[1] ?? {},
      { id: 'c' },
    ]);
    await user.click(button('Remover Caneca Maré'));
    expect(notes()).toEqual([]);
    expect(sentence()).toBe('');
    await user.click(button(/^Desfazer/));
    expect(notes()).toEqual(['Não está mais à venda']);
    expect(store.getState().cart.items).toHaveLength(3);
  });

  it('an item with fewer in stock shows how many, offers no more, and a press sets that quantity', async () => {
    const [sabia] = saved;
    const { user } = await openCart([{ ...sabia, quantity: 3 }], [productRow({ ...sabia, stock: 2 })]);
    expect(await screen.findByRole('note')).toHaveTextContent('Só há 2');
    expect(sentence()).toBe('Algo mudou na loja: atualize ou remova o que está marcado.');
    expect(quantity('Caneca Sabiá')).toHaveAccessibleName('Quantidade de Caneca Sabiá: 3');
    await user.click(quantity('Caneca Sabiá'));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['1', '2']);
    await user.click(quantity('Caneca Sabiá'));
    expect(savedCart()).toMatchObject([{ quantity: 3 }]);
    await user.click(button('Atualizar Caneca Sabiá'));
    expect(notes()).toEqual([]);
    expect(quantity('Caneca Sabiá')).toHaveTextContent('2');
    expect(savedCart()).toMatchObject([{ quantity: 2 }]);
  });

  it('no difference is shown if the backend has failed', async () => {
    const { store } = await openCart(saved, '<html>');
    await waitFor(() => expect(selectIsAnswered(store.getState())).toBe(true));
    expect(notes()).toEqual([]);
    expect(sentence()).toBe('');
  });
});

describe('free shipping, if a shop applies it,', () => {
  it('the cart says how much is missing for free shipping, and ships free above that sum', async () => {
    changeSettings({ policy: { newest: 'oldest-first', freeShipping: 'applied' } });
    const { user } = await openCart([cartItem({ id: 'a', name: 'Caneca Sabiá', price_in_cents: 22_500 })]);
    expect(summary().getByText(/^Faltam/)).toHaveTextContent('Faltam R$ 675,01 para frete grátis.');
    await user.click(quantity('Caneca Sabiá'));
    await user.click(screen.getByRole('option', { name: '5' }));
    expect(summary().queryByText(/^Faltam/)).not.toBeInTheDocument();
    expect(amounts()[1]).toBe('Grátis');
  });
});

describe('Pedir pelo WhatsApp', () => {
  const link = () => screen.queryByRole('link', { name: 'Pedir pelo WhatsApp' });

  /** Sets the number, as a build with this setting does. */
  function setNumber() {
    changeSettings({ whatsapp: '+5511912345678' });
  }
  it("'Pedir pelo WhatsApp' is absent without a number, and for an empty cart", async () => {
    await openCart();
    expect(link()).not.toBeInTheDocument();
    closeApp();
    setNumber();
    await openCart([]);
    expect(link()).not.toBeInTheDocument();
  });

  it("'Pedir pelo WhatsApp' comes before the other button, and the text says what each does and the order's number", async () => {
    setNumber();
    await openCart();
    const [first, second] = summary().getAllByText(/^(Pedir pelo WhatsApp|Finalizar a compra)$/);
    expect(first).toBe(link());
    expect(second).toBe(button('Finalizar a compra'));
    const what = summary().getByText(/^1. O WhatsApp abre/);
    const [, number] = /pedido ([A-Z2-9]{3}-[A-Z2-9]{3}) escrito/.exec(what.textContent) ?? [];
    expect(number).toBeDefined();
    const contact = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'WhatsApp' });
    expect(contact).toHaveAttribute('href', 'https://wa.me/5511912345678');
    expect(decodeURIComponent(link()?.getAttribute('href') ?? '')).toContain(`o pedido ${number} na`);
    expect(summary().getByText(/^2. “Finalizar a compra” esvazia este carrinho/)).toBeInTheDocument();
    expect(second).not.toHaveClass('button');
  });

  it('the cart asks before it is emptied if the shop may not have received the order, and can be brought back', async () => {
    setNumber();
    const { user } = await openCart();
    await user.click(button('Finalizar a compra'));
    expect(summary().getByRole('link', { name: 'Pedir pelo WhatsApp' })).toBeInTheDocument();
    expect(summary().getByText(/^A loja não recebeu nada daqui/)).toBeInTheDocument();
    await user.click(quantity('Caneca Maré'));
    await user.click(screen.getByRole('option', { name: '4' }));
    expect(summary().queryByText(/^A loja não recebeu nada daqui/)).not.toBeInTheDocument(); // Another order.
    await user.click(button('Finalizar a compra'));
    await user.click(button('Já enviei, esvaziar o carrinho'));
    expect(savedCart()).toEqual([]);
    await user.click(button('Trazer o carrinho de volta'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(savedCart()).toMatchObject([saved[0] ?? {}, { id: 'b', quantity: 4 }]);
    expect(summary().queryByText(/^A loja não recebeu nada daqui/)).not.toBeInTheDocument();
  });

  it('an order has the same number in a replay, and another order or another shopper has another number', async () => {
    setNumber();
    const { store } = await openCart();
    const state = store.getState();
    const number = selectOrderNumber(state);
    expect(selectOrderNumber(JSON.parse(JSON.stringify(state)) as typeof state)).toBe(number);
    const [item, ...others] = state.cart.items;
    const items = item ? [{ ...item, quantity: 5 }, ...others] : [];
    expect(selectOrderNumber({ ...state, cart: { ...state.cart, items } })).not.toBe(number);
    closeApp();
    const other = await openCart();
    expect(other.store.getState().cart.items).toEqual(state.cart.items);
    expect(selectOrderNumber(other.store.getState())).not.toBe(number);
  });

  it.each([
    ['may be followed with an old name', { name: 'Caneca Sabiá Azul' }, 'Novo nome: Caneca Sabiá Azul', true],
    ['may be followed for more than there are', { stock: 1 }, 'Só há 1', true],
    ['leads nowhere with an old price', { price_in_cents: 9999 }, 'Agora R$ 99,99', false],
  ])('the link of an order by WhatsApp %s', async (_what, change, note, leads) => {
    setNumber();
    await openCart(saved, [...saved.slice(1), { ...saved[0], ...change }]);
    expect(await screen.findByRole('note')).toHaveTextContent(note);
    expect(link()?.hasAttribute('href')).toBe(leads);
    const order = decodeURIComponent(link()?.getAttribute('href') ?? '');
    expect(order.includes('só há 1')).toBe(note === 'Só há 1');
  });

  describe('with an order that is too long for a link', () => {
    const many = Array.from({ length: 90 }, (_, at) => cartItem({ id: `p${at}`, name: `Caneca ${at}` }));
    const message = (text: RegExp) => summary().queryByText(text);
    const field = () => summary().queryByRole('textbox', { name: 'Pedido para o WhatsApp' });

    it('the link copies an order that is too long and opens WhatsApp without it, and says before and after that it must be pasted', async () => {
      setNumber();
      const { user } = await openCart(many);
      expect(message(/^1. O pedido [A-Z2-9-]{7} é longo demais para um link/)).toBeInTheDocument();
      expect(link()).toHaveAttribute('href', 'https://wa.me/5511912345678');
      const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue().mock.calls;
      await user.click(link() ?? document.body);
      expect(
        await summary().findByText(/^Pedido copiado. Cole-o na conversa do WhatsApp/),
      ).toBeInTheDocument();
      const lines = copied[0]?.[0].split('\n').filter((line) => line.includes(' cada')) ?? [];
      expect(lines.map((line) => /Caneca \d+/.exec(line)?.[0])).toEqual(many.map(({ name }) => name));
      expect(field()).not.toBeInTheDocument();
    });

    it('an order that the browser does not copy is shown for the shopper to copy, until the order changes', async () => {
      setNumber();
      const { user } = await openCart(many);
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException());
      await user.click(link() ?? document.body);
      expect(
        await summary().findByText(/^O navegador não deixou copiar. Copie o pedido daqui/),
      ).toBeInTheDocument();
      expect(field()).toHaveFocus();
      expect(field()).toHaveDisplayValue(/1 × Caneca 0:[^]*1 × Caneca 89:[^]*Total:/);
      await user.click(button('Remover Caneca 89'));
      expect(field()).not.toBeInTheDocument();
      expect(message(/^O navegador não deixou/)).not.toBeInTheDocument();
    });
  });
});
