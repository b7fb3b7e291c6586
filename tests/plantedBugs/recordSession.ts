/**
 * Records a session without a browser: the shop's own recorder over its reducers, and its own rules for what effects
 * ask for.
 */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '@/app/redux/rootReducer';
import type { ProductList } from '@/entities/product';
import type { Log } from 'action-log';
import type * as shopParts from './shopParts';

export type ShopParts = typeof shopParts;

/** A session that is being recorded. */
export interface Session {
  getState: () => RootState;
  dispatch: (action: UnknownAction) => void;
  /** Lets time go by, in ms. */
  elapse: (ms: number) => void;
  /** The log of all so far. */
  log: () => Log;
}

/** Ms since 1970. */
const STARTED_AT = Date.UTC(2025, 0, 6, 12);

const header = {
  app: { version: '0.0.0', commit: 'recorded' },
  recordedAt: new Date(STARTED_AT).toISOString(),
  url: 'http://localhost:3000/',
  viewport: { width: 1440, height: 900 },
  language: 'pt-BR',
};

/** Starts a session in the shop of a bundle. */
export function recordSession({ rootReducer, replayable, createRecorder, logOf }: ShopParts): Session {
  let state = rootReducer(undefined, { type: '@@INIT' });
  let time = STARTED_AT;
  const getState = () => state;
  const recorder = createRecorder({ getState, now: () => time, ignores: () => false, changed: () => {} });
  const record = recorder.middleware({ getState, dispatch: (action) => action })(() => {});
  return {
    getState,
    dispatch(action) {
      const before = state;
      record(action);
      state = rootReducer(before, action);
      replayable.effectsOf(action, before, state).forEach(recorder.logEffect);
    },
    elapse: (ms) => void (time += ms),
    log: () => logOf(recorder.recording, replayable, { ...header, end: state }),
  };
}

/** What the shop dispatches by itself as it opens: the request for the products, what was saved, the built-in list. */
export function openingOf({ fallBack, builtInRows }: Pick<ShopParts, 'fallBack' | 'builtInRows'>) {
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
      payload: fallBack(builtInRows, 'Network Error'),
      meta: { ...meta, fulfilledTimeStamp: STARTED_AT + 40, requestStatus: 'fulfilled' },
    },
  ];
}

/** The products of a state; none before there is an answer. */
export function productsIn(state: RootState): ProductList['products'] {
  const data = state.product.queries['list(undefined)']?.data;
  return isList(data) ? data.products : [];
}

/** RTK Query does not tell the type of what is cached under a key. */
function isList(data: unknown): data is ProductList {
  return typeof data === 'object' && data !== null && 'products' in data;
}
