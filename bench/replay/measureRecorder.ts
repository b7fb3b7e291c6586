/**
 * What the recorder costs the shopper: time by action.
 */
import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { Plugin } from 'esbuild';
import type { RootState } from '@/app/redux/rootReducer';
import type { Log, Recording } from 'action-log';
import { loadShop } from '../../tools/loadShop';
import { fromRoot } from '../../tools/fromRoot';
import { idleWorld, inStubbedBrowser, windowListeners } from './browserStubs';
import { interleave } from './interleave';
import type * as BenchedShop from './benchedShop';
import { stateOf } from './stateOf';

type Shop = typeof BenchedShop;

/** What is dispatched, and the state before it. */
interface Session {
  preloadedState: RootState;
  actions: readonly UnknownAction[];
}

interface Target {
  dispatch: Dispatch;
}

/** Actions of the session that the live shop is measured with: its effects cost far more than its reducers. */
const LIVE = 2000;

/** The live shop with a recorder that lets every action pass. */
const withoutRecorder: Plugin = {
  name: 'without-recorder',
  setup(build) {
    const namespace = 'without-recorder';
    build.onResolve({ filter: /^action-log$/ }, ({ path, namespace: importer }) =>
      importer === namespace ? undefined : { path, namespace },
    );
    const contents = `export * from 'action-log';
      import { createRecorder as create } from 'action-log';
      export const createRecorder = (options) => ({ ...create(options), middleware: () => (next) => next });`;
    build.onLoad({ filter: /./, namespace }, () => ({ contents, resolveDir: fromRoot('') }));
  },
};

/** Replaces the database: the copy of the recording costs the shopper the time to write its texts. */
const noDatabase: Plugin = {
  name: 'no-database',
  setup(build) {
    build.onResolve({ filter: /^idb-keyval$/ }, ({ path }) => ({ path, namespace: 'none' }));
    const names = ['delMany', 'get', 'getMany', 'keys', 'promisifyRequest', 'set', 'setMany'];
    const stubs = names.map((name) => `exports.${name} = async () => [];`).join('\n');
    const contents = `exports.createStore = () => async () => [];\n${stubs}`;
    build.onLoad({ filter: /./, namespace: 'none' }, () => ({ contents }));
  },
};

const loadLive = (...plugins: Plugin[]) => loadShop<Shop>(plugins, 'bench/replay/benchedShop.ts');

/** A recorder over a state that never changes. */
const recorderOf = (
  { createRecorder }: Shop,
  state: RootState,
  changed: (recording: Recording) => void = () => {},
) => createRecorder({ getState: () => state, now: Date.now, ignores: () => false, changed });

/** A store of nothing but the reducers and the given middleware. */
const plainStore = (
  { configureStore, rootReducer, Tuple }: Shop,
  preloadedState: RootState,
  middleware: Middleware[],
) =>
  configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: false,
    middleware: () => new Tuple(...middleware),
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });

const dispatching = (store: Target, actions: readonly UnknownAction[]) => () => {
  for (const action of actions) store.dispatch(action);
};

/** Lets the effects of each action run before the next. */
const living = (store: Target, actions: readonly UnknownAction[]) => async () => {
  for (const action of actions) {
    store.dispatch(action);
    await setImmediate();
  }
};

/**
 * Microseconds by action: of the recorder alone, and of writing the copy that outlives a reload. The copy is written
 * after each action, as it is where a shopper waits between two of them.
 */
async function measureAlone(shop: Shop, { preloadedState, actions }: Session, rounds: number) {
  const api = { getState: () => preloadedState, dispatch: <Action>(action: Action) => action };
  const recording = (changed: (recording: Recording) => void) => {
    const record = recorderOf(shop, preloadedState, changed).middleware(api)((action) => action);
    return () => actions.forEach((action) => record(action));
  };
  const mirroring = () => {
    const mirror = shop.startMirror({
      id: 'bench',
      app: { version: '', commit: '' },
      viewport: { width: 0, height: 0 },
      language: '',
    });
    const flush = windowListeners.get('pagehide');
    assert(flush);
    return recording((changed) => {
      mirror(changed);
      flush({ persisted: false });
    });
  };
  const { alone, mirrored } = await interleave(
    { alone: () => recording(() => {}), mirrored: mirroring },
    Math.ceil(rounds / 3),
  );
  const byAction = (ms: number) => (ms * 1000) / actions.length;
  return { alone: byAction(alone.ms), mirror: byAction(mirrored.ms - alone.ms) };
}

/** The same dispatches in a store of nothing but the reducers: microseconds without, and the ratio with to without. */
async function measurePlain(shop: Shop, { preloadedState, actions }: Session, rounds: number) {
  const plain = (middleware: () => Middleware[]) => () =>
    dispatching(plainStore(shop, preloadedState, middleware()), actions);
  const times = await interleave(
    { without: plain(() => []), with: plain(() => [recorderOf(shop, preloadedState).middleware]) },
    rounds,
  );
  return { dispatch: (times.without.ms * 1000) / actions.length, plainRatio: times.with.ratio };
}

/** The same in the live shop, with its effects. */
async function measureLive(shop: Shop, { preloadedState, actions }: Session, rounds: number) {
  const some = actions.slice(0, LIVE);
  const bareShop = await loadLive(noDatabase, withoutRecorder);
  const storeOf = ({ makeStore }: Shop) => makeStore({ world: idleWorld, preloadedState }).store;
  const times = await interleave(
    { without: () => living(storeOf(bareShop), some), with: () => living(storeOf(shop), some) },
    rounds,
  );
  return { liveDispatch: (times.without.ms * 1000) / some.length, liveRatio: times.with.ratio };
}

/** What the recorder costs while a log's actions happen. */
export function measureRecorder({ preloadedState, actions }: Log, rounds: number) {
  const session: Session = { preloadedState: stateOf(preloadedState), actions };
  return inStubbedBrowser(async () => {
    const shop = await loadLive(noDatabase);
    return {
      ...(await measureAlone(shop, session, rounds)),
      ...(await measurePlain(shop, session, rounds)),
      ...(await measureLive(shop, session, rounds)),
    };
  });
}
