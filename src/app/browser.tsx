import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preparedList, stateWithList, type Prepared } from '@/entities/product';
import { readLocation } from '@/shared/navigation';
import { App } from './App';
import { routeOf } from './layout/pages';
import { startQaDoor } from './qa/startQaDoor';
import { makeStore } from './redux/makeStore';
import { browserWorld } from './redux/world';
import './styles/global.scss';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

/** What a prerendered page brought along (prerender.tsx). */
const prepared = JSON.parse(document.getElementById('prepared')?.textContent ?? 'null') as Prepared | null;
const product = prepared ? { product: stateWithList(preparedList(prepared)) } : {};

const made = makeStore({ world: browserWorld(), preloadedState: { navigation: readLocation(), ...product } });
const serverState = made.store.getState();
const route = routeOf(location.pathname);

async function start(place: HTMLElement) {
  // The page's chunk is there already; one that is not fails where it is rendered.
  await route?.Page.preload().catch(() => undefined);
  if (place.dataset.route === (route?.path ?? 'none'))
    startTransition(() => void hydrateRoot(place, <App store={made.store} serverState={serverState} />));
  else createRoot(place).render(<App store={made.store} />);
}

void start(root);
startQaDoor(made);
