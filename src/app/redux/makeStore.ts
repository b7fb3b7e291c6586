import { configureStore, createListenerMiddleware, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { recordActions } from 'action-log';
import { productApi } from '@/entities/product';
import { shop, storageName } from '@/shared/config';
import { rootReducer, type RootState } from './rootReducer';
import { requestsOf } from './effects';
import { showArrivals } from './showArrivals';
import { startVisit } from './startVisit';
import type { World } from './world';

/** Which build this is. */
export const release = { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' };

/**
 * A state or an action as the monitor shows it: lists of products are replaced by their length. They are most
 * of a state, and every state is relayed.
 */
const withoutProducts = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (key, member: unknown) =>
      key === 'products' && Array.isArray(member) ? `${member.length} products` : member,
    ),
  ) as Value;

/** Options of Redux DevTools, in production, too. */
export const devTools: DevToolsEnhancerOptions = {
  name: shop.name,
  maxAge: 1000,
  // Only the relayed copies are changed. Jumps, imports and exports use the page's own states.
  actionSanitizer: withoutProducts,
  stateSanitizer: withoutProducts,
};

interface Options {
  /** Without a world nothing is recorded and no effect runs: for replays, prerendering and some tests. */
  world?: World;
  preloadedState?: Partial<RootState>;
}

/**
 * Makes the shop's store. If there is a world, starts its effects and the visit.
 * - `store`: what the screen shows, which Redux DevTools or a log that is shown can replace by another state
 * - `recorded`, `recorder`, `crashes`: the action log, and the errors of reducers and effects
 * - `stop` ends the effects
 */
export function makeStore({ world, preloadedState = {} }: Options = {}) {
  const listeners = createListenerMiddleware<RootState>({
    onError: (error) => recorded.crashes.report(error),
  });
  const recorded = recordActions<RootState>({
    reducer: rootReducer,
    name: storageName,
    app: release,
    effects: requestsOf,
    now: () => world?.now() ?? 0,
    middleware: [productApi.middleware, listeners.middleware],
  });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools,
    middleware: (defaults) => defaults().concat(world ? [recorded.middleware] : []),
    enhancers: (defaults) =>
      defaults({ autoBatch: false }).prepend(showArrivals(world?.showArrival), recorded.enhancer),
  });
  const { live, recorder, crashes } = recorded;
  const stop = world ? startVisit({ store, live, recorder, listeners }, world) : () => {};
  return { store, startListening: listeners.startListening, recorded, recorder, crashes, stop };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
