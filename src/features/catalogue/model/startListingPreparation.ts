import type { TypedStartListening } from '@reduxjs/toolkit';
import { selectProducts } from '@/entities/product';
import { preparationOf } from './listProducts';

interface Deps {
  /** Resolves when the browser has nothing better to do. */
  idle: () => Promise<void>;
}

/** Prepares the listings of a new list in idle time, so that the first click on each sort or search is not late. */
export function startListingPreparation(
  start: TypedStartListening<Parameters<typeof selectProducts>[0]>,
  { idle }: Deps,
): () => void {
  const stop = start({
    predicate: (_action, after, before) => selectProducts(after) !== selectProducts(before),
    async effect(_action, { getState, cancelActiveListeners, pause }) {
      cancelActiveListeners();
      await pause(idle());
      for (const _step of preparationOf(selectProducts(getState()) ?? [])) await pause(idle());
    },
  });
  return () => stop({ cancelActive: true });
}
