import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { preparedList, stateWithList, type Prepared } from '@/entities/product';
import { watchErrors, watchPerson } from '@/features/action-log';
import { nextTurn } from '@/shared/lib';
import { readLocation } from '@/shared/navigation';
import { App } from './App';
import { pageAt } from './layout/routes';
import { startQaDoor, takeLogAddress } from './qa/startQaDoor';
import { makeStore } from './redux/makeStore';
import { browserWorld } from './redux/world';

/** The part of the state that comes with a prerendered page as JSON (prerender.tsx). */
function preparedState() {
  const prepared = JSON.parse(document.getElementById('prepared')?.textContent ?? 'null') as Prepared | null;
  return prepared && { product: stateWithList(preparedList(prepared)) };
}

/**
 * Starts the application on a page, prerendered or not, in several tasks so that the browser can handle input between.
 * What it returns is for `continueSession.tsx`.
 */
export async function start(root: HTMLElement) {
  const logAddress = takeLogAddress();
  const world = browserWorld();
  const preloadedState = { navigation: readLocation(), ...preparedState() };
  const made = makeStore({ world, preloadedState });
  const serverState = made.store.getState();
  const { happened } = made.recorder;
  const watches = [watchErrors(happened), watchPerson(root, happened)];
  const page = pageAt(location.pathname);
  // A prerendered page has loaded its chunk already. Where loading fails, rendering shows the error.
  await page?.Page.preload().catch(() => undefined);
  await nextTurn();
  const isPrerendered = root.dataset.page === (page?.name ?? 'none');
  const reactRoot = isPrerendered ? null : createRoot(root);
  if (reactRoot) reactRoot.render(<App store={made.store} />);
  else startTransition(() => void hydrateRoot(root, <App store={made.store} serverState={serverState} />));
  return {
    ...made,
    world,
    root,
    reactRoot,
    watches: [...watches, startQaDoor({ ...made, App }, logAddress)],
  };
}

/** The application as it runs on a page. */
export type Session = Awaited<ReturnType<typeof start>>;
