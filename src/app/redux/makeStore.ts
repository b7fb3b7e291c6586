import { configureStore, createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';
import { startCartAlerts, startCartSync, startUndoOffer, type CartItem } from '@/entities/cart';
import { productApi, startProductLoading } from '@/entities/product';
import { startChoicesSaving, type Choices } from '@/features/catalogue';
import { startCheckout } from '@/features/checkout';
import { startHistory } from '@/shared/navigation';
import { devTools } from './devTools';
import { createLiveState } from './liveState';
import { rootReducer, type RootState } from './rootReducer';
import { createSavedSlice } from './savedSlice';
import type { World } from './world';

interface Options {
  /** Without a world no effect starts: the store of a replay, of prerendering and of tests of the state. */
  world?: World;
  preloadedState?: Partial<RootState>;
}

/** Makes the store and, in a world, starts its effects. `stop` ends them. */
export function makeStore({ world, preloadedState = {} }: Options = {}) {
  const live = createLiveState(rootReducer);
  const listeners = createListenerMiddleware<RootState>();
  // Effects see the present, whatever state DevTools shows.
  const effects: Middleware = (api) => listeners.middleware({ ...api, getState: live.getState });

  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools,
    middleware: (defaults) =>
      defaults().concat(world ? [productApi.middleware, effects, live.middleware] : []),
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
  live.attach(store);
  if (!world) return { store, stop: () => {} };

  const { dispatch } = store;
  const { startListening } = listeners;
  const { present } = live;
  const choices = createSavedSlice<Choices>(world.storage, 'catalogue', {
    fields: ['category', 'sort', 'search', 'page'],
  });
  const cart = createSavedSlice<{ items: readonly CartItem[] }>(world.storage, 'cart', {
    fields: ['items'],
    pack: ({ items }) => items,
    unpack: (items) => ({ items }),
  });

  const stops = [
    startHistory(startListening, { store }),
    startChoicesSaving(startListening, { dispatch, saved: choices }),
    startCartSync(startListening, { ...world, dispatch, saved: cart }),
    startCartAlerts(startListening, world),
    startUndoOffer(startListening, { ...world, present }),
    startCheckout(startListening, { present }),
    startProductLoading(dispatch),
  ];
  return { store, stop: () => stops.forEach((stop) => stop()) };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
