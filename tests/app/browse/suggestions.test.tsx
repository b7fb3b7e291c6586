/** @jest-environment ./tests/testing/app/jsdom.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { productRow } from '@/entities/product/index.fixtures';
import { closeApp, openApp } from '../../testing/app/openApp';
import { heading, listed } from '../../testing/app/shown';

const rows = [
  productRow({ id: 'm1', name: 'Caneca Sabiá', sales: 1 }),
  productRow({ id: 't1', name: 'Camiseta Lua', category: 't-shirts', sales: 2 }),
  productRow({ id: 'm2', name: 'Caneca Maré', color: 'Azul', sales: 3 }),
];

const field = () => screen.getByPlaceholderText('Procurando por algo específico?');
const list = () => screen.queryByRole('listbox', { name: 'Sugestões' });
const options = () =>
  within(list() ?? document.createElement('div'))
    .queryAllByRole('option')
    .map((option) => option.querySelector('span:not(:has(img))')?.textContent ?? option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

/** Opens the shop and types a text; resolves when there are suggestions. */
async function typed(text: string, path = '/') {
  const app = await openApp(path, rows);
  await app.user.type(field(), text);
  await screen.findByRole('listbox', { name: 'Sugestões' });
  return app;
}

afterEach(closeApp);

describe('the suggestions', () => {
  it('the suggestions are categories and names, from the second letter on', async () => {
    const { user } = await typed('ca');
    expect(options()).toEqual([
      'Camisetas',
      'Canecas',
      'Caneca Maré',
      'Camiseta Lua',
      'Caneca Sabiá',
      'Ver todos os 3 resultados',
    ]);
    await user.keyboard('{Backspace}');
    expect(list()).toBeNull();
    await user.keyboard('xyzxyz');
    expect(list()).toBeNull();
  });

  it('the suggestions are the categories and the best sellers once the field is pressed, before a letter is typed', async () => {
    const { user } = await openApp('/', rows);
    await user.tab();
    while (document.activeElement !== field()) await user.tab();
    expect(list()).toBeNull();
    const offers = ['Camisetas', 'Canecas', 'Caneca Maré', 'Camiseta Lua', 'Caneca Sabiá'];
    await user.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Sugestões' });
    expect(options()).toEqual(offers);
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    await user.click(field());
    expect(options()).toEqual(offers);
    await user.keyboard('c');
    expect(list()).toBeNull();
    await user.keyboard('{Backspace}{ArrowDown}{Enter}');
    expect(await heading('Camisetas')).toBeInTheDocument();
  });

  it('the suggestions show colour and price, and the typed letters in bold', async () => {
    await typed('mare');
    const option = screen.getByRole('option', { name: /^Caneca Maré Azul · R\$\s19,90$/ });
    expect(option.querySelector('strong')).toHaveTextContent(/^Maré$/);
  });

  it('the suggestions make the field a combobox until it loses the focus', async () => {
    const { user } = await typed('ca');
    expect(field()).toHaveRole('combobox');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', list()?.id);
    await user.keyboard('{Escape}');
    expect(list()).toBeNull();
    expect(field()).toHaveValue('ca');
    expect(field()).toHaveRole('combobox');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(6);
    await user.tab();
    expect(list()).toBeNull();
    expect(field()).toHaveRole('searchbox');
    expect(field()).not.toHaveAttribute('aria-expanded');
  });

  it('the arrows go through the suggestions and the field itself', async () => {
    const { user } = await typed('maré');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Caneca Maré');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Ver o resultado');
    await user.keyboard('{ArrowLeft}');
    expect(active()).toBeNull();
  });

  it('Enter leads from a suggestion to a product with one action, but not the Enter that ends a composition', async () => {
    const { user, store } = await typed('maré');
    await user.keyboard('{ArrowDown}');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(list()).not.toBeNull();
    await user.keyboard('{Enter}');
    expect(await heading('Caneca Maré')).toBeInTheDocument();
    expect(store.getState().navigation).toMatchObject({ pathname: '/product/m2', arrival: 'pushed' });
    expect(store.getState().catalogue.search).toBe('');
    expect(field()).toHaveValue('');
    expect(list()).toBeNull();
  });

  it('the suggestions are not in the store while somebody types, and do not change a submitted search', async () => {
    const { store, user } = await typed('ma');
    const before = store.getState();
    await user.keyboard('r{ArrowDown}{Escape}');
    expect(store.getState()).toBe(before);
    await user.keyboard('{Enter}');
    expect(store.getState().catalogue.search).toBe('mar');
    expect(listed()).toEqual(['Caneca Maré']);
    expect(list()).toBeNull();
  });
});
