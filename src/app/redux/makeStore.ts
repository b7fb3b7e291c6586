import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { recordActions } from 'action-log';
import type { Choices } from '@/features/catalogue';
import { devTools } from './devTools';
import { createLaterMiddleware } from './laterMiddleware';
import { adopt, rootReducer, type RootState } from './rootReducer';
import { startEffects } from './startEffects';
import type { World } from './world';

interface Options {
  /** Without a world nothing is recorded and no effect runs: for replays, prerendering and some tests. */
  world?: World;
  preloadedState?: Partial<RootState>;
  /** The choices that the address of the opened page names; without them the saved ones count. */
  opened?: Choices | null;
}

/**
 * Makes the shop's store. If there is a world, starts its effects and the visit.
 * - `store`: what the screen shows, which DevTools and the QA panel can replace by another state
 * - `recorder`, `crashes`: the action log, and the errors of reducers and effects
 * - `stop` ends the effects
 */
export function makeStore({ world, preloadedState = {}, opened = null }: Options = {}) {
  const later = createLaterMiddleware(); // For RTK Query's (startProductLoading.ts).
  const listeners = createListenerMiddleware<RootState>({
    onError: (error) => recorded.crashes.report(error),
  });
  const recorded = recordActions<RootState>({
    reducer: rootReducer,
    adopt,
    now: () => world?.now() ?? 0,
    middleware: [later.middleware, listeners.middleware],
  });
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools,
    middleware: (defaults) => defaults().concat(world ? [recorded.middleware] : []),
    enhancers: (defaults) => defaults({ autoBatch: false }).prepend(recorded.enhancer),
  });
  const { live, recorder, crashes } = recorded;
  const { startListening } = listeners;
  if (world) recorded.whenRecorded(world.mirror);
  const stop = world
    ? startEffects(
        { store, live, recorder, startListening, addMiddleware: later.addMiddleware },
        world,
        opened,
      )
    : () => {};
  return { store, startListening, recorder, crashes, stop };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
