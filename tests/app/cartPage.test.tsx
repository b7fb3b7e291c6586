/** @jest-environment ./tests/app/testing/jsdom.ts */
import { screen, within } from '@testing-library/react';
import { cartItem } from '@/entities/cart/index.fixtures';
import { closeApp, openApp } from './testing/openApp';
import sampleShop from '../../tools/settings/sampleShop.json';

const saved = [
  cartItem({ id: 'a', name: 'Caneca Sabiá', price_in_cents: 1990, quantity: 2 }),
  cartItem({ id: 'b', name: 'Caneca Maré', price_in_cents: 2905, quantity: 1 }),
];

async function openCart(items: unknown[] = saved) {
  localStorage.setItem('canecamisa:cart', JSON.stringify(items));
  const app = await openApp('/cart');
  await screen.findByRole('heading', { level: 1, name: items.length ? 'SEU CARRINHO' : /vazio/ });
  return app;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
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

afterEach(closeApp);

describe('an empty cart', () => {
  it('invites the shopper to continue, and cannot be ordered', async () => {
    const { user } = await openCart([]);
    expect(screen.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeInTheDocument();
    expect(amounts()).toEqual(['R$\u00a00,00', 'R$\u00a040,00', 'R$\u00a040,00']);
    expect(button('Finalizar a compra')).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Adicionar produtos' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('link', { name: 'Adicionar produtos' }));
    expect(await screen.findByRole('tabpanel')).toBeInTheDocument();
  });
});

describe('a filled cart', () => {
  it('shows its lines, its sums, and a badge that counts distinct items', async () => {
    await openCart();
    expect(lines()).toEqual(['Caneca Sabiá', 'Caneca Maré']);
    expect(screen.getByText(/^Total \(2 produtos\)/)).toHaveTextContent('Total (2 produtos) R$ 68,85');
    expect(amounts()).toEqual(['R$\u00a068,85', 'R$\u00a040,00', 'R$\u00a0108,85']);
    expect(badges()).toEqual(['Carrinho, 2 produtos', 'Carrinho, 2 produtos']);
    const [, second] = screen.getAllByRole('listitem');
    expect(second).toHaveTextContent('R$ 29,05');
    expect(button('Finalizar a compra')).toBeEnabled();
  });

  it('uses the singular for one product', async () => {
    await openCart(saved.slice(0, 1));
    expect(screen.getByText(/^Total \(1 produto\)/)).toBeInTheDocument();
    expect(badges()[0]).toBe('Carrinho, 1 produto');
  });

  it('has footer links without a destination', async () => {
    await openCart();
    const links = summary().getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Ajuda',
      'Reembolsos',
      'Entregas e Frete',
      'Trocas e Devoluções',
    ]);
    links.forEach((link) => expect(link).not.toHaveAttribute('href'));
  });
});

describe('removing', () => {
  it('removes the line and raises an alert; undoing puts it back at its index', async () => {
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

  it('the last line leaves an empty cart, and can be undone', async () => {
    const { user } = await openCart(saved.slice(0, 1));
    await user.click(button('Remover Caneca Sabiá'));
    expect(screen.getByRole('heading', { name: 'Seu carrinho está vazio' })).toBeInTheDocument();
    await user.click(button(/^Desfazer/));
    expect(lines()).toEqual(['Caneca Sabiá']);
  });
});

describe('the quantity', () => {
  it('is from 1 to 5 and changes the sums', async () => {
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

  it('can be chosen by typing a digit', async () => {
    const { user } = await openCart();
    quantity('Caneca Maré').focus();
    await user.keyboard('4{Enter}');
    expect(quantity('Caneca Maré')).toHaveAccessibleName('Quantidade de Caneca Maré: 4');
  });

  it('has one menu open at a time', async () => {
    const { user } = await openCart();
    await user.click(quantity('Caneca Sabiá'));
    await user.click(quantity('Caneca Maré'));
    expect(quantity('Caneca Sabiá')).toHaveAttribute('aria-expanded', 'false');
    expect(quantity('Caneca Maré')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
  });
});

describe('Pedir pelo WhatsApp', () => {
  const link = () => screen.queryByRole('link', { name: 'Pedir pelo WhatsApp' });

  /** Sets the number, as a build with this setting does. */
  function setNumber() {
    process.env.HAS_WHATSAPP = 'yes';
    const settings: { whatsapp: unknown } = sampleShop;
    jest.replaceProperty(settings, 'whatsapp', '+5511912345678');
  }
  afterEach(() => {
    delete process.env.HAS_WHATSAPP;
    jest.restoreAllMocks();
  });

  it('is absent by default', async () => {
    await openCart();
    expect(link()).not.toBeInTheDocument();
  });

  it('opens the configured number with the text of the order', async () => {
    setNumber();
    const { user } = await openCart();
    await user.click(quantity('Caneca Maré'));
    await user.click(screen.getByRole('option', { name: '3' }));
    const {
      href = '',
      target,
      rel,
    } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Pedir pelo WhatsApp' });
    const address = new URL(href);
    expect(address.origin + address.pathname).toBe('https://wa.me/5511912345678');
    const text = address.searchParams.get('text')?.replaceAll('\u00a0', ' ');
    expect(text).toContain('3 × Caneca Maré: R$ 29,05 cada\n');
    expect(text).toContain('Total: R$ 166,95');
    expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('is absent for an empty cart', async () => {
    setNumber();
    await openCart([]);
    expect(link()).not.toBeInTheDocument();
  });
});
