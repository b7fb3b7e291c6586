import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preparedList, stateWithList, type Prepared } from '@/entities/product';
import { watchErrors, watchPerson } from '@/features/action-log';
import { nextTurn } from '@/shared/lib';
import { readLocation } from '@/shared/navigation';
import { App } from './App';
import { pageAt } from './layout/routes';
import { startQaDoor } from './qa/startQaDoor';
import { makeStore } from './redux/makeStore';
import { browserWorld } from './redux/world';

/** The part of the state that comes with a prerendered page as JSON (prerender.tsx). */
function preparedState() {
  const prepared = JSON.parse(document.getElementById('prepared')?.textContent ?? 'null') as Prepared | null;
  return prepared && { product: stateWithList(preparedList(prepared)) };
}

/**
 * Starts the application on a page, prerendered or not, in several tasks so that the browser can handle input between.
 */
export async function start(root: HTMLElement) {
  const preloadedState = { navigation: readLocation(), ...preparedState() };
  const made = makeStore({ world: browserWorld(), preloadedState });
  const serverState = made.store.getState();
  watchErrors(made.recorder.happened);
  watchPerson(root, made.recorder.happened);
  const page = pageAt(location.pathname);
  // A prerendered page has loaded its chunk already. Where loading fails, rendering shows the error.
  await page?.Page.preload().catch(() => undefined);
  await nextTurn();
  if (root.dataset.page === (page?.name ?? 'none'))
    startTransition(() => void hydrateRoot(root, <App store={made.store} serverState={serverState} />));
  else createRoot(root).render(<App store={made.store} />);
  startQaDoor(made);
}
