/** @jest-environment ./tests/testing/app/jsdom.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { StoreRouter } from '@/app/layout/StoreRouter';
import { selectLocation } from '@/shared/navigation';
import { closeApp, openApp } from '../../testing/app/openApp';
import { openStore } from '../../testing/app/openStore';
import { heading } from '../../testing/app/shown';

afterEach(closeApp);

/** A component that uses react-router alone. */
function Probe() {
  const navigate = useNavigate();
  return (
    <>
      <p>{useLocation().pathname}</p>
      <Link to="/cart?x=1">cart</Link>
      <Link to="/product/p1" replace>
        product
      </Link>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

async function openProbe() {
  const { store } = await openStore();
  render(
    <Provider store={store}>
      <StoreRouter>
        <Probe />
      </StoreRouter>
    </Provider>,
  );
  const location = () => selectLocation(store.getState());
  return { store, location, user: userEvent.setup() };
}

it("react-router's Link and useNavigate dispatch events of the store", async () => {
  const { location, user } = await openProbe();
  await user.click(screen.getByText('cart'));
  expect(screen.getByText('/cart')).toBeInTheDocument();
  expect(location()).toMatchObject({ pathname: '/cart', index: 1, arrival: 'pushed' });
  await user.click(screen.getByText('product'));
  expect(location()).toMatchObject({ pathname: '/product/p1', index: 1, arrival: 'replaced' });
  await user.click(screen.getByText('back'));
  expect(await screen.findByText('/')).toBeInTheDocument();
  expect(location()).toMatchObject({ pathname: '/', index: 0, arrival: 'popped' });
});

it("react-router's links contain the shop's base path", async () => {
  process.env.BASE_PATH = '/loja';
  await openProbe();
  expect(screen.getByText('cart')).toHaveAttribute('href', '/loja/cart?x=1');
  delete process.env.BASE_PATH;
});

it("react-router's links do nothing while a log is shown", async () => {
  const { store, location, user } = await openProbe();
  const { length } = history;
  act(() => store.show(store.getState()));
  await user.click(screen.getByText('cart'));
  act(() => store.show(null));
  expect(location()).toMatchObject({ pathname: '/', index: 0 });
  expect(history.length).toBe(length);
});

it.each(['p.3', 'p/3', 'p%3', 'p%2', '100%', 'a b', 'ação'])(
  'the page of a product reads the id %j from the address',
  async (id) => {
    const row = { id, name: 'Caneca Rara', price_in_cents: 100, category: 'mugs', image_url: '/x.svg' };
    await openApp(`/product/${encodeURIComponent(id)}`, [
      { ...row, description: '', sales: 0, created_at: '2024-01-01T00:00:00.000Z' },
    ]);
    await heading('Caneca Rara');
  },
);
