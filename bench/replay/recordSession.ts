/**
 * Records a session without a browser: the shop's reducers and its rules for effects, with the real recorder.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Product } from '@/entities/product';
import type * as ShopParts from '../../tools/replay/shopParts';

/** Ms since 1970. */
const STARTED_AT = Date.UTC(2025, 0, 6, 12);

const header = {
  app: { version: '0.0.0', commit: 'recorded' },
  recordedAt: new Date(STARTED_AT).toISOString(),
  url: 'http://localhost:3000/',
  viewport: { width: 1440, height: 900 },
  language: 'pt-BR',
};

/** Starts an empty session. `elapse` moves its clock by ms, `log` returns the log of everything so far. */
export function recordSession({ rootReducer, replayable, createRecorder, logOf }: typeof ShopParts) {
  let state = rootReducer(undefined, { type: '@@INIT' });
  let time = STARTED_AT;
  const getState = () => state;
  const recorder = createRecorder({ getState, now: () => time, ignores: () => false, changed: () => {} });
  const record = recorder.middleware({ getState, dispatch: (action) => action })(() => {});
  return {
    getState,
    dispatch(action: UnknownAction) {
      const before = state;
      record(action);
      state = rootReducer(before, action);
      replayable.effectsOf(action, before, state).forEach(recorder.logEffect);
    },
    elapse: (ms: number) => void (time += ms),
    log: () => logOf(recorder.recording, replayable, { ...header, end: state }),
  };
}

/** The actions that the shop dispatches when it opens, with these built-in products because the backend is down. */
export function openingActions(products: readonly Product[]): UnknownAction[] {
  const arg = { type: 'query', subscribe: false, endpointName: 'list', queryCacheKey: 'list(undefined)' };
  const meta = { arg, requestId: 'first', RTK_autoBatch: true };
  return [
    {
      type: 'product/executeQuery/pending',
      meta: { ...meta, startedTimeStamp: STARTED_AT, requestStatus: 'pending' },
    },
    { type: 'catalogue/choicesRestored', payload: { category: 'all', sort: null, search: '', page: 1 } },
    { type: 'cart/cartRestored', payload: [] },
    {
      type: 'product/executeQuery/fulfilled',
      payload: { products, source: 'built-in', failure: 'Network Error', leftOut: 0 },
      meta: { ...meta, fulfilledTimeStamp: STARTED_AT + 40, requestStatus: 'fulfilled' },
    },
  ];
}
