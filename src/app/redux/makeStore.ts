import { configureStore, createListenerMiddleware, type Middleware, type Store } from '@reduxjs/toolkit';
import {
  parseCartItem,
  startCartAlerts,
  startCartSync,
  startSaveWatch,
  startUndoOffer,
  type CartItem,
} from '@/entities/cart';
import { productApi, selectIsAnswered, startProductLoading } from '@/entities/product';
import { createRecorder, type Recorder } from 'action-log';
import { createTabSync } from 'shared-list';
import { startChoicesSaving, startListingWarmUp, type Choices } from '@/features/catalogue';
import { startCheckout } from '@/features/checkout';
import { shop, storageName } from '@/shared/config';
import { startHistory } from '@/shared/navigation';
import { startMetrics } from '../metrics/startMetrics';
import { createCrashes } from 'action-log';
import { devTools } from './devTools';
import { createLiveState } from 'action-log';
import { rootReducer, type RootState } from './rootReducer';
import { createSavedSlice } from './savedSlice';
import { createShownStore } from 'action-log';
import type { World } from './world';

interface Options {
  /** The choices of the shared link with which the visit begins. */
  link?: Choices | null;
  /** Without a world no effect starts. That is the store of a replay, of prerendering and of tests of the state. */
  world?: World;
  preloadedState?: Partial<RootState>;
  /**
   * Brings a new store to the state of an earlier one before effects start (development, continueSession.tsx). That
   * state is then saved, and what was saved is not restored.
   */
  replay?: (store: Pick<Store<RootState>, 'dispatch' | 'getState'>, recorder: Recorder<RootState>) => void;
}

/**
 * Makes the store and, where there is a world, starts its effects. Returns `stop`, which ends them, the `recorder` of
 * the action log, and `getLiveState`, the present state whatever state DevTools shows.
 */
export function makeStore({ world, preloadedState = {}, link = null, replay }: Options = {}) {
  const live = createLiveState(rootReducer);
  const crashes = createCrashes((one) => recorder.happened(one));
  const listeners = createListenerMiddleware<RootState>({ onError: crashes.report });
  // Effects see the present, whatever state DevTools shows.
  const effects: Middleware = (api) => listeners.middleware({ ...api, getState: live.getState });
  const recorder = createRecorder({
    getState: live.getState,
    now: () => world?.now() ?? 0,
    ignores: isPlumbing,
    changed: (recording) => world?.mirror(recording),
  });

  const made = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools,
    middleware: (defaults) =>
      defaults().concat(
        world
          ? [
              crashes.middleware,
              live.lock,
              productApi.middleware,
              effects,
              live.middleware,
              recorder.middleware,
            ]
          : [],
      ),
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
  const store = createShownStore(made);
  live.attach(store);
  if (isDevelopment) replay?.(made, recorder);
  if (!world) return { store, recorder, crashes, getLiveState: live.getState, stop: () => {} };

  const { dispatch } = made;
  const { startListening } = listeners;
  const { whenPresentIsShown } = live;
  const { logEffect, happened } = recorder;
  const choices = createSavedSlice<Choices>(world.storage, 'catalogue', {
    fields: ['category', 'sort', 'search', 'page'],
    happened,
  });
  const cart = createSavedSlice<{ items: readonly CartItem[] }>(world.storage, 'cart', {
    fields: ['items'],
    pack: ({ items }) => items,
    unpack: (items) => ({ items }),
    happened,
  });

  if (isDevelopment && replay) {
    const state = live.getState();
    choices.write(state.catalogue);
    cart.write(state.cart);
    choices.load = cart.load = () => new Promise<never>(() => {});
  }

  const alert = (text: string) => {
    try {
      world.alert(text);
      happened({ alert: text });
    } catch (error) {
      happened({ refused: 'alert', why: String(error) });
    }
  };
  const tabs = createTabSync({
    ...world,
    keys: { list: `${storageName}:cart`, stamps: `${storageName}:stamps` },
    parseItem: parseCartItem,
    heard: (message) => happened({ tab: message }),
  });
  const saved = {
    ...cart,
    write(state: Parameters<typeof cart.write>[0]) {
      cart.write(state);
      tabs.keep();
    },
  };

  const stops = [
    startHistory(startListening, { store, happened }),
    startChoicesSaving(startListening, { ...world, dispatch, saved: choices, link, logEffect }),
    startCartAlerts(startListening, { ...world, alert, logEffect }),
    startUndoOffer(startListening, { ...world, whenPresentIsShown, logEffect }),
    startCheckout(startListening, { whenPresentIsShown, logEffect }),
    // After the effects of the same action, because it may dispatch another action.
    startCartSync(startListening, { dispatch, getState: live.getState, saved, tabs, logEffect }),
    startSaveWatch(startListening, { dispatch, saved }),
    ...(isDevelopment && replay && selectIsAnswered(live.getState())
      ? []
      : [startProductLoading(startListening, { ...world, dispatch, getState: live.getState, logEffect })]),
    startListingWarmUp(startListening, world),
    ...(process.env.HAS_METRICS && shop.metrics
      ? [startMetrics(startListening, { ...world, address: shop.metrics })]
      : []),
  ];
  return {
    store,
    recorder,
    crashes,
    getLiveState: live.getState,
    stop: () => stops.forEach((stop) => stop()),
  };
}

/**
 * An action of RTK Query that registers its middleware. It is not recorded: its payload differs with every page load.
 */
const isPlumbing = productApi.internalActions.middlewareRegistered.match;

/** The production build leaves out what only development needs. */
const isDevelopment = process.env.NODE_ENV !== 'production';

export type AppStore = ReturnType<typeof makeStore>['store'];
