/** @jest-environment ./tests/app/testing/jsdom.ts */
import { configureStore } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { Link } from './Link';
import { createNavigationReducer, openedAt } from './slice';
import { StoreRouter } from './StoreRouter';

function Page() {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const href = useHref('/a');
  return (
    <>
      <output>{pathname + search + hash}</output>
      <button onClick={() => void navigate('/pushed')}>push</button>
      <button onClick={() => void navigate({ pathname: '/somewhere' })}>push a path</button>
      <button onClick={() => void navigate('/replaced', { replace: true })}>replace</button>
      <button onClick={() => void navigate(-1)}>back</button>
      <a href={href}>link</a>
      <Link to="/cart" className="cart">
        cart
      </Link>
    </>
  );
}

function open() {
  const store = configureStore({
    reducer: { navigation: createNavigationReducer(new Map()) },
    preloadedState: { navigation: openedAt('/start', 0) },
  });
  render(
    <Provider store={store}>
      <StoreRouter>
        <Page />
      </StoreRouter>
    </Provider>,
  );
  return { user: userEvent.setup(), location: () => store.getState().navigation };
}

const shown = () => screen.getByRole('status').textContent;

describe('react-router over the store', () => {
  it('shows the location of the state', () => {
    open();
    expect(shown()).toBe('/start');
    expect(screen.getByRole('link', { name: 'link' })).toHaveAttribute('href', '/a');
  });

  it.each([
    ['push', '/pushed', 'pushed', 1],
    ['push a path', '/somewhere', 'pushed', 1],
    ['replace', '/replaced', 'replaced', 0],
  ])('answers its "%s" with an event', async (name, path, arrival, index) => {
    const { user, location } = open();
    await user.click(screen.getByRole('button', { name }));
    expect(shown()).toBe(path);
    expect(location()).toMatchObject({ arrival, index });
  });

  it('leaves steps to the browser', async () => {
    history.pushState(null, '', '/one');
    history.pushState(null, '', '/two');
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'back' }));
    await waitFor(() => expect(window.location.pathname).toBe('/one'));
  });
});

describe('Link', () => {
  it('navigates in the store', async () => {
    const { user, location } = open();
    await user.click(screen.getByRole('link', { name: 'cart' }));
    expect(location()).toMatchObject({ pathname: '/cart', arrival: 'pushed' });
    expect(screen.getByRole('link', { name: 'cart' })).toHaveClass('cart');
  });

  it.each(['Control', 'Meta', 'Shift', 'Alt'])('leaves a click with %s to the browser', async (key) => {
    // jsdom cannot follow links; what counts is that the browser was left to do it.
    const left: boolean[] = [];
    const keepHere = (event: Event) => {
      left.push(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', keepHere, { once: true });
    const { user, location } = open();
    await user.keyboard(`{${key}>}`);
    await user.click(screen.getByRole('link', { name: 'cart' }));
    expect(left).toEqual([true]);
    expect(location().pathname).toBe('/start');
  });
});
