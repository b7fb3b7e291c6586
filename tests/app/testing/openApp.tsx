import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productRows } from '@/entities/product/index.fixtures';
import { readLocation } from '@/shared/navigation';
import { App } from '@/app/layout/App';
import { createRecovery } from '@/app/layout/recovery';
import { makeStore } from '@/app/redux/makeStore';
import { answerProducts } from './answerProducts';
import { fakeWorld } from './fakeWorld';

configure({ asyncUtilTimeout: 15_000 }); // A busy machine is slow, not wrong.

let stop = () => {};

/** Closes the shop that a test opened, and clears what it saved. */
export function closeApp() {
  stop();
  stop = () => {};
  localStorage.clear();
}

/**
 * Opens the whole shop at an address until `closeApp`, with a backend that answers with `rows`. Resolves when
 * the page's heading is there.
 */
export async function openApp(
  path = '/',
  rows: unknown = productRows(30),
  changes: Parameters<typeof fakeWorld>[0] = {},
) {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', path);
  answerProducts(rows);
  const world = fakeWorld(changes);
  const made = makeStore({
    world,
    preloadedState: { navigation: readLocation() },
  });
  const { store, recorder } = made;
  const view = render(<App store={store} recovery={createRecovery(made, true)} scroll={world.scroll} />);
  stop = () => (view.unmount(), made.stop());
  await screen.findByRole('heading', { level: 1 });
  return { store, recorder, world, user: userEvent.setup() };
}
