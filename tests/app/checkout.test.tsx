/** @jest-environment ./tests/app/testing/jsdom.ts */
import { act, screen } from '@testing-library/react';
import { cartItem } from '@/entities/cart/index.fixtures';
import { closeApp, openApp } from './testing/openApp';

const WAITING = 'Aguarde, estamos finalizando sua compra...';

afterEach(() => {
  jest.useRealTimers();
  closeApp();
});

it('the checkout empties the cart, waits five seconds on another screen, and leads to the catalogue', async () => {
  localStorage.setItem('canecamisa:cart', JSON.stringify([cartItem({ id: 'a' })]));
  await openApp('/cart');
  await screen.findByRole('heading', { name: 'SEU CARRINHO' });
  jest.useFakeTimers();
  act(() => screen.getByRole('button', { name: 'Finalizar a compra' }).click());
  expect(screen.getByRole('heading', { name: WAITING })).toHaveFocus();
  expect(screen.getByText('Agradecemos a preferência, volte sempre!')).toBeInTheDocument();
  expect(screen.getByRole('banner').closest('[inert]')).not.toBeNull();
  expect(screen.queryByRole('heading', { name: 'SEU CARRINHO' })).not.toBeInTheDocument();
  expect(document.querySelector('footer')).toBeNull();
  expect(document.title).toBe('Finalizando a compra | Canecamisa');
  expect(localStorage.getItem('canecamisa:cart')).toBe('[]');
  expect(screen.getAllByRole('link', { name: /^Carrinho/ })[0]).toHaveTextContent('0');

  await act(() => jest.advanceTimersByTimeAsync(4_999));
  expect(screen.getByRole('heading', { name: WAITING })).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole('heading', { name: WAITING })).not.toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toBeInTheDocument();
  expect(location.pathname).toBe('/');
  expect(screen.getByRole('banner').closest('[inert]')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
