import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prerenderedList, reportPictures, stateWithList, type PrerenderedRows } from '@/entities/product';
import { startRecording, takePanelFlag } from 'action-log-panel/start';
import { stateOfListing } from '@/features/catalogue';
import { ARRIVED, attributes, INTERACTIVE, nextTurn } from '@/shared/lib';
import { readLocation } from '@/shared/navigation';
import { App } from '../layout/App';
import { isLoadError } from '@/shared/ui';
import { createRecovery } from '../layout/recovery';
import { makeStore } from '../redux/makeStore';
import { browserWorld } from '../redux/world';
import { pageAt } from '../routes';
import { dropPageTags } from '../head/dropPageTags';

/** The state that a prerendered page was made from: its listing, and its products as JSON (prerender.tsx). */
function prerenderedState(root: HTMLElement) {
  const listing = root.getAttribute(attributes.listing);
  const prerendered = JSON.parse(
    document.getElementById('prerendered')?.textContent ?? 'null',
  ) as PrerenderedRows | null;
  return {
    ...(listing && { catalogue: stateOfListing(listing) }),
    ...(prerendered && { product: stateWithList(prerenderedList(prerendered)) }),
  };
}

/**
 * Resolves when the page's chunk is loaded. If it fails, a prerendered page stays as it is and watchScripts.ts
 * requests the chunk again; any other page shows the error.
 */
async function arrived(load: () => Promise<unknown>, isPrerendered: boolean): Promise<void> {
  try {
    await load();
  } catch (error) {
    if (!isPrerendered || !isLoadError(error)) return;
    await new Promise((resolve) => document.addEventListener(ARRIVED, resolve, { once: true }));
    await arrived(load, isPrerendered);
  }
}

/**
 * Starts the application on a page, prerendered or not. It takes several tasks, so that the browser can
 * handle input in between. Returns the store.
 */
export async function start(root: HTMLElement) {
  // The script in the head has taken the flag out of the address. `npm run dev` has no such script.
  const isAsked = document.documentElement.hasAttribute(attributes.asked) || takePanelFlag();
  const world = browserWorld();
  const preloadedState = { navigation: readLocation(), ...prerenderedState(root) };
  const session = makeStore({ world, preloadedState });
  const { store } = session;
  const serverState = store.getState();
  const recovery = createRecovery(session, isAsked);
  dropPageTags(session.startListening);
  const loadHost = () => import(/* webpackChunkName: "qa" */ '../qa/panel').then((panel) => panel.loadHost());
  await startRecording(session.recorded, { root, isAsked, loadHost });
  const { pathname } = preloadedState.navigation;
  const page = pageAt(pathname);
  const isPrerendered = root.getAttribute(attributes.page) === (page?.name ?? 'none');
  if (page) await arrived(page.chunk.load, isPrerendered);
  await nextTurn();
  if (isPrerendered) {
    document.addEventListener(INTERACTIVE, reportPictures, { once: true });
    startTransition(
      () =>
        void hydrateRoot(
          root,
          <App store={store} serverState={serverState} recovery={recovery} scroll={world.scroll} />,
        ),
    );
  } else createRoot(root).render(<App store={store} recovery={recovery} scroll={world.scroll} />);
  return store;
}
