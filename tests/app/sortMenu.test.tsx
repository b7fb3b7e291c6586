/** @jest-environment ./tests/app/testing/jsdom.ts */
import { fireEvent, screen, within } from '@testing-library/react';
import { productRow } from '@/entities/product/index.fixtures';
import { closeApp, openApp } from './testing/openApp';

const rows = [
  productRow({ id: 'a', name: 'Cara', price_in_cents: 3000, sales: 1, created_at: '2024-03-01' }),
  productRow({ id: 'b', name: 'Barata', price_in_cents: 1000, sales: 2, created_at: '2024-02-01' }),
  productRow({ id: 'c', name: 'Querida', price_in_cents: 2000, sales: 3, created_at: '2024-01-01' }),
];

const names = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('heading')
    .map((one) => one.textContent);
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

describe('the sort menu by mouse', () => {
  it('sorts and closes', async () => {
    const label = 'Preço: Menor - maior';
    const { user } = await openMenu();
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu());
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('option', { name: label }));
    expect(names()).toEqual(['Barata', 'Querida', 'Cara']);
    expect(isOpen()).toBe(false);
    expect(menu()).toHaveAccessibleName(`Organizar por: ${label}`);
    expect(menu()).toHaveFocus();
  });

  it('closes with a second click, and with one outside, and nothing is chosen', async () => {
    const { user } = await openMenu();
    await user.click(menu());
    await user.click(menu());
    expect(isOpen()).toBe(false);
    await user.click(menu());
    await user.click(document.body);
    expect(isOpen()).toBe(false);
    expect(names()).toEqual(['Cara', 'Barata', 'Querida']);
  });

  it('marks the chosen option, and highlights the one under the mouse', async () => {
    const { user } = await openMenu();
    await user.click(menu());
    await user.click(screen.getByRole('option', { name: 'Mais vendidos' }));
    await user.click(menu());
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Mais vendidos');
    await user.hover(screen.getByRole('option', { name: 'Novidades' }));
    expect(pointed()).toBe('Novidades');
  });
});

describe('the sort menu by keyboard', () => {
  it.each(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])(
    'opens at its first option with "%s"',
    async (key) => {
      const { press } = await openMenu();
      await press(key);
      expect(isOpen()).toBe(true);
      expect(pointed()).toBe('Novidades');
    },
  );

  it('opens at the option that is chosen', async () => {
    const { press } = await openMenu();
    await press('{End}{Enter}{ArrowDown}');
    expect(pointed()).toBe('Mais vendidos');
  });

  it.each([
    ['{ArrowDown}{ArrowDown}', 'Preço: Maior - menor'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}', 'Preço: Maior - menor'],
    ['{ArrowDown}{ArrowUp}', 'Novidades'],
    ['{End}', 'Mais vendidos'],
    ['{End}{ArrowDown}', 'Mais vendidos'],
    ['{End}{Home}', 'Novidades'],
    ['m', 'Mais vendidos'],
    ['p', 'Preço: Maior - menor'],
    ['pp', 'Preço: Menor - maior'],
    ['ppp', 'Preço: Maior - menor'],
    ['preço: me', 'Preço: Menor - maior'],
    ['{End}PREÇO', 'Preço: Maior - menor'],
    ['{End}x', 'Mais vendidos'],
    ['{End}{F2}', 'Mais vendidos'],
    ['{End}{Control>}p{/Control}', 'Mais vendidos'],
  ])('points with "%s" at %s', async (keys, label) => {
    const { press } = await openMenu();
    await press(keys);
    expect(pointed()).toBe(label);
    expect(names()).toEqual(['Cara', 'Barata', 'Querida']);
  });

  it.each(['{Enter}', ' '])('chooses with "%s"', async (key) => {
    const { press } = await openMenu();
    await press(`{ArrowDown}{ArrowDown}{ArrowDown}${key}`);
    expect(isOpen()).toBe(false);
    expect(names()).toEqual(['Barata', 'Querida', 'Cara']);
    expect(menu()).toHaveFocus();
  });

  it('closes with Escape without choosing', async () => {
    const { press } = await openMenu();
    await press('{End}{Escape}');
    expect(isOpen()).toBe(false);
    expect(names()).toEqual(['Cara', 'Barata', 'Querida']);
    await press('{Escape}');
    expect(isOpen()).toBe(false);
  });

  it('closes with Enter if no option is highlighted', async () => {
    const { user, press } = await openMenu();
    await user.click(menu());
    await press('{Enter}');
    expect(isOpen()).toBe(false);
    expect(names()).toEqual(['Cara', 'Barata', 'Querida']);
  });

  it('opens with no option highlighted if none begins with the letter', async () => {
    const { press } = await openMenu();
    await press('x');
    expect(isOpen()).toBe(true);
    expect(pointed()).toBeUndefined();
  });

  it('closes with Tab without choosing, and the focus moves on', async () => {
    const { user, press } = await openMenu();
    await press('{End}');
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(menu()).not.toHaveFocus();
    expect(names()).toEqual(['Cara', 'Barata', 'Querida']);
  });

  it('stays open while the window loses the focus', async () => {
    const { press } = await openMenu();
    await press('{End}');
    fireEvent.focusOut(menu());
    expect(isOpen()).toBe(true);
  });
});
