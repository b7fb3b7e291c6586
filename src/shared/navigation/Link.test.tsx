/** @jest-environment ./tests/testing/app/jsdom.ts */
import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link } from './Link';
import { createNavigationReducer, openedAt } from './slice';

function open() {
  const store = configureStore({
    reducer: { navigation: createNavigationReducer(new Map()) },
    preloadedState: { navigation: openedAt('/start', 0) },
  });
  render(
    <Provider store={store}>
      <Link to="/cart" className="cart">
        cart
      </Link>
    </Provider>,
  );
  return { user: userEvent.setup(), location: () => store.getState().navigation };
}

describe('Link', () => {
  it.each(['Control', 'Meta', 'Shift', 'Alt'])('Link leaves a click with %s to the browser', async (key) => {
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
