import type { StoreEnhancer } from '@reduxjs/toolkit';
import { locationChanged } from '@/shared/navigation';
import type { World } from './world';

/**
 * An enhancer of the store that the screen renders from: the world shows a live arrival at a page, as soon as it has an
 * image of the page that is left (travel.ts). Until then only the screen waits: the state, the effects and the address
 * are those of the arrival. A jump, a replay and another tab do not dispatch here, so they are shown at once.
 */
export const showArrivals =
  (showArrival: World['showArrival']): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    const listeners = new Set<() => void>();
    let isHeld = false;
    const show = () => {
      isHeld = false;
      for (const listener of listeners) listener();
    };
    store.subscribe(() => !isHeld && show());
    return {
      ...store,
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      dispatch(action) {
        if (!isHeld && locationChanged.match(action)) isHeld = showArrival?.(action.payload, show) ?? false;
        return store.dispatch(action);
      },
    };
  };
