/** @jest-environment ./tests/testing/app/jsdom.ts */
import { act, screen, within } from '@testing-library/react';
import { parse } from 'promptparse';
import { orderPlaced } from '@/entities/cart';
import { cartItem } from '@/entities/cart/index.fixtures';
import { productRows } from '@/entities/product/index.fixtures';
import { selectCharge } from '@/features/checkout';
import { orderMessage, selectOrderNumber } from '@/features/whatsappOrder';
import { isState } from '@/app/qa/isState';
import { changeSettings } from '../../testing/app/changeSettings';
import { closeApp, openApp } from '../../testing/app/openApp';
import { button } from '../../testing/app/shown';

const items = [
  cartItem({ id: 'a', name: 'Caneca Sabiá', price_in_cents: 1995, quantity: 2 }),
  cartItem({ id: 'b', name: 'Caneca Maré', price_in_cents: 2905, quantity: 1 }),
];
const pix = { key: '12345678909', name: 'Loja da Praça', city: 'São Paulo' };
const whatsapp = '+5511912345678';
const company = {
  name: 'Loja Ltda.',
  cnpj: '11222333000181',
  address: 'Rua A, 1',
  contact: 'tel:+5581999990000',
};

async function openCart(saved: unknown[] = items) {
  localStorage.setItem('canecamisa:cart', JSON.stringify(saved));
  const app = await openApp('/cart', [...items, ...productRows(20)]);
  await screen.findByRole('heading', { level: 1, name: 'SEU CARRINHO' });
  return app;
}

const panel = () => screen.findByRole('region', { name: /^Pague com Pix/ });
const codeIn = async (region: HTMLElement) => {
  const field = await within(region).findByRole('textbox', { name: 'Código Pix copia e cola' });
  return parse((field as HTMLTextAreaElement).value, true);
};
const toggle = (number: string) => screen.getByText(`Ver o código Pix do pedido ${number}`, { exact: false });

afterEach(() => {
  jest.restoreAllMocks();
  closeApp();
});

it("the waiting screen has the order's code for the cart's price by Pix, its QR code and a button that copies it", async () => {
  changeSettings({ pix, pixDiscount: 7, company, checkoutWaitMs: 60_000 });
  const { user, store } = await openCart();
  const number = selectOrderNumber(store.getState());
  expect(screen.getByText('ou R$ 104,13 no Pix')).toBeInTheDocument();
  await user.click(button('Finalizar a compra'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Aguarde, estamos finalizando sua compra...',
  );
  expect(screen.getByText('Agradecemos a preferência, volte sempre!')).toBeInTheDocument();
  const region = await panel();
  expect(region).toHaveAccessibleName('Pague com Pix: R$\u00a0104,13');
  expect(region).toHaveTextContent(`Pedido ${number}. Depois desta tela o código fica na vitrine.`);
  const code = await codeIn(region);
  expect(code?.getTagValue('26', '01')).toBe(pix.key);
  expect(code?.getTagValue('54')).toBe('104.13');
  expect(code?.getTagValue('59')).toBe('Loja da Praca');
  expect(code?.getTagValue('60')).toBe('Sao Paulo');
  expect(code?.getTagValue('62', '05')).toBe(number.replace('-', ''));
  expect(within(region).getByRole('img')).toHaveAccessibleName(
    `QR Code do Pix de R$\u00a0104,13, pedido ${number}`,
  );
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('Copiar código Pix'));
  expect(writeText).toHaveBeenCalledWith(within(region).getByRole<HTMLTextAreaElement>('textbox').value);
  expect(await within(region).findByRole('status')).toHaveTextContent('Código Pix copiado.');
});

it('after the waiting screen the catalogue shows the code, even after the shopper was on other pages', async () => {
  changeSettings({ pix, company, checkoutWaitMs: 1 });
  const { user, store } = await openCart();
  const number = selectOrderNumber(store.getState());
  await user.click(button('Finalizar a compra'));
  expect(await screen.findByText('Compra finalizada. Volte sempre!')).toBeInTheDocument();
  // A shopper who pays at this moment goes on.
  expect((await codeIn(await panel()))?.getTagValue('54')).toBe('108.95');

  await user.click(screen.getByRole('link', { name: /Caneca Sabiá/ }));
  expect(await screen.findByRole('button', { name: 'ADICIONAR AO CARRINHO' })).toBeInTheDocument();
  expect(screen.queryByText(/código Pix/)).not.toBeInTheDocument();
  await user.click(button('Voltar'));
  expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
  expect(toggle(number)).toHaveTextContent(`Ver o código Pix do pedido ${number}, de R$ 108,95`);
  expect(screen.queryByRole('region', { name: /^Pague com Pix/ })).not.toBeInTheDocument();
  await user.click(toggle(number));
  expect((await codeIn(await panel()))?.getTagValue('62', '05')).toBe(number.replace('-', ''));
});

it('the code belongs to the last order, and disappears when that order is taken back', async () => {
  changeSettings({ pix, whatsapp, checkoutWaitMs: 60_000 });
  const { store } = await openCart();
  const number = selectOrderNumber(store.getState());
  act(() => void store.dispatch(orderPlaced({ charge: { number: 'AAA-AAA', amount: 1 } })));
  expect(selectCharge(store.getState())?.number).toBe('AAA-AAA');
  await codeIn(await panel());
  closeApp();

  const { user, ...again } = await openCart();
  await user.click(button('Finalizar a compra'));
  await user.click(button('Já enviei, esvaziar o carrinho'));
  const charge = selectCharge(again.store.getState());
  expect(charge?.amount).toBe(10_895);
  expect(charge?.number).not.toBe(number); // Another visit.
  expect((await codeIn(await panel()))?.getTagValue('54')).toBe('108.95');
  await user.click(button('Trazer o carrinho de volta'));
  expect(selectCharge(again.store.getState())).toBeUndefined();
});

it.each([
  ['without a key', { company }, items],
  ['with nothing to pay', { pix, company, shippingInCents: 0 }, [cartItem({ id: 'a', price_in_cents: 0 })]],
])('an order %s has no Pix', async (_what, settings, saved) => {
  changeSettings({ ...settings, checkoutWaitMs: 60_000 });
  const { user, store } = await openCart(saved);
  await user.click(button('Finalizar a compra'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aguarde');
  expect(screen.queryByText(/Pix/)).not.toBeInTheDocument();
  expect(store.getState().checkout).toEqual({ isWaiting: true });
});

it.each([
  [2, false],
  [30, false],
  [90, true],
])(
  'the text of a WhatsApp order of %i products ends with the Pix code for the price in it',
  (count, isPasted) => {
    changeSettings({ pix, pixDiscount: 10, whatsapp });
    const message = orderMessage({
      items: Array.from({ length: count }, (_, at) => cartItem({ id: `p${at}`, name: `Caneca ${at}` })),
      changes: new Map(),
      number: 'K7Q-F3M',
      subtotal: 119_456,
      shipping: 4000,
      siteUrl: 'https://loja.example',
    });
    expect(message.isPasted).toBe(isPasted);
    const lines = message.text.replaceAll('\u00a0', ' ').split('\n');
    expect(lines.slice(-4, -1)).toEqual(['ou R$ 1.115,11 no Pix', '', 'Pix copia e cola:']);
    const code = parse(lines.at(-1) ?? '', true);
    expect(code?.getTagValue('54')).toBe('1115.11');
    expect(code?.getTagValue('62', '05')).toBe('K7QF3M');
  },
);

it('a state with the charge of an order is read from a file, and a charge of another shape is refused', async () => {
  changeSettings({ pix, company });
  const { store } = await openCart();
  act(() => void store.dispatch(orderPlaced({ charge: { number: 'K7Q-F3M', amount: 100 } })));
  await codeIn(await panel());
  const state = store.getState();
  expect(isState(JSON.parse(JSON.stringify(state)))).toBe(true);
  expect(isState({ ...state, checkout: { isWaiting: true, charge: { number: 1, amount: {} } } })).toBe(false);
});
