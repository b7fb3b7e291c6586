/**
 * Records a session without a browser: the shop's own recorder over its reducers, and its own rules for what effects
 * ask for.
 */
const STARTED_AT = Date.UTC(2025, 0, 6, 12);

const header = {
  app: { version: '0.0.0', commit: 'recorded' },
  recordedAt: new Date(STARTED_AT).toISOString(),
  url: 'http://localhost:3000/',
  viewport: { width: 1440, height: 900 },
  language: 'pt-BR',
};

/**
 * A session over `shop`, the exports of `shopParts.ts`. `dispatch` records an action, `elapse` lets ms go by, `log`
 * ends it.
 */
export function recordSession({ replayable, createRecorder, logOf }) {
  const { reducer, askedBy } = replayable;
  let state = reducer(undefined, { type: '@@INIT' });
  let time = STARTED_AT;
  const recorder = createRecorder({
    getState: () => state,
    now: () => time,
    ignores: () => false,
    changed: () => {},
  });
  const record = recorder.middleware()((action) => {
    const before = state;
    state = reducer(before, action);
    askedBy(action, before, state).forEach(recorder.note);
  });
  return {
    getState: () => state,
    dispatch: record,
    elapse: (ms) => void (time += ms),
    log: () => logOf(recorder.recording, replayable, { ...header, end: state }),
  };
}

/** What the shop dispatches by itself as it opens: the request for the products, what was saved, the built-in list. */
export function openingOf({ fallBack, builtInRows }) {
  const arg = { type: 'query', subscribe: false, endpointName: 'list', queryCacheKey: 'list(undefined)' };
  const meta = { arg, requestId: 'first', RTK_autoBatch: true };
  const times = { startedTimeStamp: STARTED_AT, fulfilledTimeStamp: STARTED_AT + 40 };
  return [
    {
      type: 'product/executeQuery/pending',
      meta: { ...meta, startedTimeStamp: times.startedTimeStamp, requestStatus: 'pending' },
    },
    { type: 'catalogue/choicesRestored', payload: { category: 'all', sort: null, search: '', page: 1 } },
    { type: 'cart/cartRestored', payload: [] },
    {
      type: 'product/executeQuery/fulfilled',
      payload: fallBack(builtInRows, 'Network Error'),
      meta: { ...meta, fulfilledTimeStamp: times.fulfilledTimeStamp, requestStatus: 'fulfilled' },
    },
  ];
}

/** The products that a state of the shop lists. */
export function productsIn(state) {
  return state.product.queries['list(undefined)'].data.products;
}
