import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productRows } from '@/entities/product/index.fixtures';
import { readLink } from '@/features/catalogue';
import { readLocation } from '@/shared/navigation';
import { App } from '@/app/App';
import { createRecovery } from '@/app/layout/recovery';
import { makeStore } from '@/app/redux/makeStore';
import { answerProducts } from './answerProducts';
import { fakeWorld } from './fakeWorld';

configure({ asyncUtilTimeout: 15_000 }); // A busy machine is slow, not wrong.

/** The whole shop at an address, with a backend that answers with `rows`; resolves when its heading is there. */
export async function renderApp(path = '/', rows: unknown = productRows(30)) {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  history.replaceState(null, '', path);
  answerProducts(rows);
  const world = fakeWorld();
  const { link, search } = readLink(location);
  const made = makeStore({ world, preloadedState: { navigation: readLocation(search) }, link });
  const { store, recorder, stop } = made;
  const view = render(<App store={store} recovery={createRecovery(made)} />);
  await screen.findByRole('heading', { level: 1 });
  return { store, recorder, world, user: userEvent.setup(), stop: () => (view.unmount(), stop()) };
}
