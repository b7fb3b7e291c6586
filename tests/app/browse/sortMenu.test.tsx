/** @jest-environment ./tests/testing/app/jsdom.ts */
import { fireEvent, screen } from '@testing-library/react';
import { productRow } from '@/entities/product/index.fixtures';
import { closeApp, openApp } from '../../testing/app/openApp';
import { listed } from '../../testing/app/shown';

const rows = [
  productRow({ id: 'a', name: 'Cara', price_in_cents: 3000, sales: 1, created_at: '2024-03-01' }),
  productRow({ id: 'b', name: 'Barata', price_in_cents: 1000, sales: 2, created_at: '2024-02-01' }),
  productRow({ id: 'c', name: 'Querida', price_in_cents: 2000, sales: 3, created_at: '2024-01-01' }),
];

const menu = () => screen.getByRole('combobox', { name: /Organizar por/ });
const isOpen = () => screen.queryByRole('listbox') !== null;
const pointed = () =>
  document.getElementById(menu().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function openMenu() {
  const { user } = await openApp('/', rows);
  await screen.findByRole('heading', { name: 'Cara' });
  menu().focus();
  const press = (keys: string) => user.keyboard(keys);
  return { user, press };
}

afterEach(closeApp);

it('the sort menu sorts at a click, and marks the chosen order', async () => {
  const { user } = await openMenu();
  expect(menu()).toHaveAttribute('aria-expanded', 'false');
  await user.click(menu());
  expect(menu()).toHaveAttribute('aria-expanded', 'true');
  await user.hover(screen.getByRole('option', { name: 'Novidades' }));
  expect(pointed()).toBe('Novidades');
  await user.click(screen.getByRole('option', { name: 'Preço: Menor - maior' }));
  expect(listed()).toEqual(['Barata', 'Querida', 'Cara']);
  expect(isOpen()).toBe(false);
  expect(menu()).toHaveAccessibleName('Organizar por: Preço: Menor - maior');
  expect(menu()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Preço: Menor - maior');
  expect(pointed()).toBe('Preço: Menor - maior');
});

describe('the sort menu by keyboard', () => {
  it.each([
    ['{ArrowDown}', 'Novidades'],
    ['{Enter}', 'Novidades'],
    [' ', 'Novidades'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}', 'Preço: Maior - menor'],
    ['{End}', 'Mais vendidos'],
    ['{End}{ArrowDown}', 'Mais vendidos'],
    ['{End}{Home}', 'Novidades'],
    ['p', 'Preço: Maior - menor'],
    ['pp', 'Preço: Menor - maior'],
    ['preço: me', 'Preço: Menor - maior'],
    ['{End}PREÇO', 'Preço: Maior - menor'],
    ['x', undefined],
    ['{End}{Control>}p{/Control}', 'Mais vendidos'],
  ])('the sort menu opens at the keys "%s" and points at %s', async (keys, label) => {
    const { press } = await openMenu();
    await press(keys);
    expect(isOpen()).toBe(true);
    expect(pointed()).toBe(label);
    expect(listed()).toEqual(['Cara', 'Barata', 'Querida']);
  });

  it.each(['{Enter}', ' '])('the key "%s" chooses in the sort menu', async (key) => {
    const { press } = await openMenu();
    await press(`{ArrowDown}{ArrowDown}{ArrowDown}${key}`);
    expect(isOpen()).toBe(false);
    expect(listed()).toEqual(['Barata', 'Querida', 'Cara']);
    expect(menu()).toHaveFocus();
  });

  it.each([{ keyCode: 229 }, { isComposing: true }])(
    'the Enter that ends a composition does not choose in the sort menu: %p',
    async (init) => {
      const { press } = await openMenu();
      await press('{End}');
      fireEvent.keyDown(menu(), { key: 'Enter', ...init });
      expect(isOpen()).toBe(true);
      fireEvent.keyDown(menu(), { key: 'Enter' });
      expect(isOpen()).toBe(false);
    },
  );

  it('the sort menu stays open while the window loses the focus', async () => {
    const { press } = await openMenu();
    await press('{End}');
    fireEvent.focusOut(menu());
    expect(isOpen()).toBe(true);
  });
});

it('the sort menu closes without choosing', async () => {
  const ways: Record<string, (opened: Awaited<ReturnType<typeof openMenu>>) => Promise<void>> = {
    Escape: ({ press }) => press('{Escape}'),
    'Escape twice': ({ press }) => press('{Escape}{Escape}'),
    Tab: ({ user }) => user.tab(),
    'a second click': ({ user }) => user.click(menu()),
    'a click outside': ({ user }) => user.click(document.body),
    'Enter if no option is highlighted': ({ press }) => press('{Enter}'),
  };
  for (const [way, close] of Object.entries(ways)) {
    const opened = await openMenu();
    await opened.user.click(menu());
    await close(opened);
    expect([way, isOpen(), listed()]).toEqual([way, false, ['Cara', 'Barata', 'Querida']]);
    closeApp();
  }
});
