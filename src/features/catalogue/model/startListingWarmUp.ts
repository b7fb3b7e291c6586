import type { TypedStartListening } from '@reduxjs/toolkit';
import { selectProducts } from '@/entities/product';
import { warmUpSteps } from './listProducts';

interface Deps {
  /** Resolves when the browser is idle. */
  idle: () => Promise<void>;
}

/** Sorts and indexes a new list in idle time, so that the first sort and the first search are quick. */
export function startListingWarmUp(
  startListening: TypedStartListening<Parameters<typeof selectProducts>[0]>,
  { idle }: Deps,
): () => void {
  const stop = startListening({
    predicate: (_action, after, before) => selectProducts(after) !== selectProducts(before),
    async effect(_action, { getState, cancelActiveListeners, pause }) {
      cancelActiveListeners();
      await pause(idle());
      for (const _step of warmUpSteps(selectProducts(getState()) ?? [])) await pause(idle());
    },
  });
  return () => stop({ cancelActive: true });
}
