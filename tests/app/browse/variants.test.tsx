/** @jest-environment ./tests/testing/app/jsdom.ts */
import { screen, within } from '@testing-library/react';
import { productRow } from '@/entities/product/index.fixtures';
import type { ProductRow } from '@/entities/product';
import { loadPages } from '@/app/qa/view';
import { changeSettings } from '../../testing/app/changeSettings';
import { closeApp, openApp } from '../../testing/app/openApp';
import { button, link, savedCart } from '../../testing/app/shown';

const shirt = (id: string, color: string, size: string, more: Partial<ProductRow> = {}) =>
  productRow({ id, name: 'Camiseta Mar', category: 't-shirts', color, size, item_group_id: 'mar', ...more });

const rows = [
  shirt('azul-p', 'Azul', 'P', { stock: 0 }),
  shirt('azul-m', 'Azul', 'M', { price_in_cents: 5990 }),
  productRow({ id: 'caneca', name: 'Caneca Sol', color: 'Branca' }),
  shirt('preta-m', 'Preta', 'M', { price_in_cents: 4990 }),
  shirt('preta-p', 'Preta', 'P', { stock: 0 }),
];

const cards = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');

beforeAll(loadPages);
afterEach(() => {
  jest.restoreAllMocks();
  closeApp();
});

it('a search finds variants by their colour, and the card shows the variant that was found', async () => {
  const { user } = await openApp('/', rows);
  await user.type(screen.getByRole('searchbox'), 'camiseta preta{Enter}');
  expect(await screen.findByRole('button', { name: 'Limpar busca' })).toBeInTheDocument();
  expect(within(cards()[0] ?? document.body).getByRole('link')).toHaveAttribute('href', '/product/preta-m');
});

it('the cart, the undo and the order name a variant by the list, because the saved item has only its own fields', async () => {
  changeSettings({ whatsapp: '+5511912345678' });
  const { user, world } = await openApp('/product/preta-m', rows);
  const add = () => screen.findByRole('button', { name: 'ADICIONAR AO CARRINHO' });
  await user.click(await add());
  expect(await screen.findByRole('heading', { name: 'Camiseta Mar, Preta, M' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /Quantidade de Camiseta Mar, Preta, M/ })).toBeInTheDocument();
  const order = link('Pedir pelo WhatsApp').getAttribute('href') ?? '';
  expect(decodeURIComponent(order)).toContain('1 × Camiseta Mar, Preta, M: ');
  expect(savedCart()).toMatchObject([{ name: 'Camiseta Mar' }]);
  await user.click(button('Voltar'));
  await user.click(await add());
  expect(world.alerts).toEqual(['O produto Camiseta Mar, Preta, M já foi adicionado ao carrinho!']);
  await user.click(button(/^Remover Camiseta Mar, Preta, M/));
  await user.click(button('Desfazer a remoção de Camiseta Mar, Preta, M'));
  expect(await screen.findByRole('heading', { name: 'Camiseta Mar, Preta, M' })).toBeInTheDocument();
});

it('the button of a product in the cart leads to the chosen size, and a sold-out size says what is in stock', async () => {
  const sizes = ['P', 'G', 'GG'].map((size) => shirt(`areia-${size}`, 'Areia', size));
  const { user } = await openApp('/product/areia-m', [
    shirt('areia-m', 'Areia', 'M', { stock: 0 }),
    ...sizes,
  ]);
  const bought = await screen.findByRole('button', { name: /^Areia, (tamanho )?M$/ });
  expect(button('ADICIONAR AO CARRINHO')).toHaveAccessibleDescription('Esgotado. Tem em P, G e GG');
  await user.click(bought);
  expect(link('M, esgotado')).toHaveFocus();
  await user.click(link('P'));
  expect(screen.getByRole('button', { name: /^Areia, (tamanho )?P$/ })).toBeInTheDocument();
  expect(button('ADICIONAR AO CARRINHO')).toBeEnabled();
  expect(button('ADICIONAR AO CARRINHO')).not.toHaveAccessibleDescription();
});

it('a sold-out colour says which colours are in stock', async () => {
  await openApp('/product/azul-m', [
    shirt('azul-m', 'Azul', 'M', { stock: 0 }),
    ...['Preta', 'Verde'].map((colour) => shirt(colour, colour, 'M')),
  ]);
  expect(await screen.findByRole('button', { name: 'ADICIONAR AO CARRINHO' })).toHaveAccessibleDescription(
    'Esgotado. Tem em Preta e Verde',
  );
});

it('the colour of the shown product is named and framed; another colour replaces the page and keeps the focus', async () => {
  const cat = (id: string, color: string) => productRow({ id, name: 'Caneca Gato', color, size: 'M' });
  const { user, store } = await openApp('/product/mostarda', [
    cat('mostarda', 'Mostarda'),
    cat('verde', 'Verde'),
  ]);
  const region = await screen.findByRole('region', { name: 'Outras versões' });
  expect(within(region).getByText('Cor: Mostarda')).toBeInTheDocument();
  const present = () => within(region).getByRole('link', { current: 'page' });
  expect(present()).toHaveTextContent(/^Caneca Gato, Mostarda\s*$/);
  await user.click(within(region).getByRole('link', { name: /Verde/ }));
  expect(within(region).getByText('Cor: Verde')).toBeInTheDocument();
  expect(present()).toHaveTextContent(/^Caneca Gato, Verde\s*$/);
  expect(present()).toHaveFocus();
  expect(store.getState().navigation).toMatchObject({ pathname: '/product/verde', index: 0 });
});

it('a colour without a known dot is shown by its photo', async () => {
  await openApp('/product/ceu', [shirt('ceu', 'Céu', 'P'), shirt('verde-agua', 'Verde-água', 'P')]);
  const region = await screen.findByRole('region', { name: 'Outras versões' });
  expect(within(region).getByText('Cor: Céu')).toBeInTheDocument();
  expect(link('Céu').querySelectorAll('img')).toHaveLength(1);
  expect(link('Verde-água').querySelector('circle')).toHaveAttribute('fill', '#a9dccb');
  expect(link('Verde-água').querySelector('img')).toBeNull();
});
