import { configureStore, createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import { createLiveParts } from 'action-log';
import { restoreCart } from '@/entities/cart';
import { restoreChoices } from '@/features/catalogue';
import { devTools } from './devTools';
import { createLaterMiddleware } from './laterMiddleware';
import { openedListing } from './address';
import { rootReducer, type RootState } from './rootReducer';
import { startEffects } from './startEffects';
import type { World } from './world';

interface StoreOptions {
  /** Without a world nothing is recorded and no effect runs: for a replay, prerendering and tests of the state. */
  world?: World;
  preloadedState?: Partial<RootState>;
}

interface Options extends StoreOptions {
  /** The query of the address that opened the page. */
  query?: string;
}

/** Makes the shop's store. If there is a world, starts its effects and the visit. `stop` ends the effects. */
export function makeStore({ query = '', ...options }: Options = {}) {
  const made = createShopStore(options);
  if (!options.world) return { ...made, stop: () => {} };
  const { dispatch } = made.live;
  const { choices, cart, loadProducts, stop } = startEffects(made, options.world);
  restoreChoices({ dispatch, saved: choices, link: openedListing(made.live.getState(), query) });
  restoreCart({ dispatch, list: cart });
  loadProducts();
  return { ...made, stop };
}

/**
 * Makes the shop's store without starting effects.
 * - `store`: what the screen shows, which DevTools and the QA panel can replace by another state
 * - `live`: the present state and its dispatch, for effects; `addMiddleware` adds RTK Query's
 * - `recorder`, `crashes`: the action log, and the errors of reducers and effects
 */
export function createShopStore({ world, preloadedState = {} }: StoreOptions) {
  const { live, recorder, crashes, chainWith, show } = createLiveParts({
    reducer: rootReducer,
    now: () => world?.now() ?? 0,
    changed: (recording) => world?.mirror(recording),
  });
  const { middleware, startListening } = createListenerMiddleware<RootState>({ onError: crashes.report });
  const effects: Middleware = (api) => middleware({ ...api, getState: live.getState });
  const later = createLaterMiddleware();
  const made = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools,
    middleware: (defaults) => defaults().concat(world ? chainWith(later.middleware, effects) : []),
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });

  return {
    store: show(made),
    live: { ...live, dispatch: made.dispatch, startListening, addMiddleware: later.addMiddleware },
    recorder,
    crashes,
    getLiveState: live.getState,
  };
}

export type ShopStore = ReturnType<typeof createShopStore>;
export type AppStore = ShopStore['store'];
