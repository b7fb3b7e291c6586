import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productRows } from '@/entities/product/index.fixtures';
import { App } from '@/app/layout/App';
import { createRecovery } from '@/app/layout/recovery';
import type { World } from '@/app/redux/world';
import { closeStores, startStore } from './openStore';

configure({ asyncUtilTimeout: 15_000 }); // A busy machine is slow, not wrong.

/** Closes the shop that a test opened, and clears what it saved. */
export function closeApp() {
  cleanup();
  closeStores();
}

/**
 * Opens the whole shop at an address until `closeApp`, with a backend that answers with `rows`. Resolves when
 * the page's heading is there.
 */
export async function openApp(path = '/', rows: unknown = productRows(30), changes: Partial<World> = {}) {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', path);
  const started = startStore(changes, rows);
  const { store, recorder, world } = started;
  render(<App store={store} recovery={createRecovery(started, true)} scroll={world.scroll} />);
  await screen.findByRole('heading', { level: 1 });
  return { store, recorder, world, user: userEvent.setup() };
}
