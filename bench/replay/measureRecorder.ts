/**
 * What the recorder costs the shopper: time by action, and bytes of the download.
 */
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { loadShop } from '../../tools/replay/cli/loadShop';
import { plantBug } from '../../tools/replay/plantedBugs/plantBug';
import { idleWorld, inStubbedBrowser, windowListeners } from './browserStubs';
import { interleave } from '../shared/interleave';

const PARTS = 'bench/replay/liveParts.ts';
/** Actions of the session that the live shop is measured with: its effects cost far more than its reducers. */
const LIVE = 2000;

/** The live shop without its recorder. */
const withoutRecorder = plantBug({
  file: 'src/app/redux/makeStore.ts',
  search: ', recorder.middleware]',
  replacement: ']',
});

/** In place of the database: what the mirror costs are the texts it makes. */
const noDatabase = {
  name: 'no-database',
  setup(build) {
    build.onResolve({ filter: /^idb-keyval$/ }, ({ path }) => ({ path, namespace: 'none' }));
    const names = ['createStore', 'delMany', 'get', 'getMany', 'keys', 'set', 'setMany'];
    const contents = names.map((name) => `exports.${name} = async () => [];`).join('\n');
    build.onLoad({ filter: /./, namespace: 'none' }, () => ({ contents }));
  },
};

/** A recorder over a state that stands still. */
const recorderOf = ({ createRecorder }, state, changed = () => {}) =>
  createRecorder({ getState: () => state, now: Date.now, ignores: () => false, changed });

/** A store of nothing but the reducers, and whatever stands before them. */
function plainStore({ configureStore, rootReducer }, preloadedState, middleware) {
  return configureStore({
    reducer: rootReducer,
    preloadedState,
    devTools: false,
    middleware: () => middleware,
    enhancers: (defaults) => defaults({ autoBatch: false }),
  });
}

const dispatching = (store, actions) => () => {
  for (const action of actions) store.dispatch(action);
};

/** Lets the effects of each action run before the next. */
const living = (store, actions) => async () => {
  for (const action of actions) {
    store.dispatch(action);
    await setImmediate();
  }
};

/**
 * Microseconds by action: of the recorder alone, and of writing the copy that outlives a reload, when a shopper takes
 * their time, so that each action is written by itself.
 */
async function measureAlone(shop, { preloadedState, actions }, rounds) {
  const recording = (changed) => {
    const record = recorderOf(shop, preloadedState, changed).middleware()((action) => action);
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
    return recording((changed) => {
      mirror(changed);
      flush();
    });
  };
  const { alone, mirrored } = await interleave(
    { alone: () => recording(() => {}), mirrored: mirroring },
    Math.ceil(rounds / 3),
  );
  const byAction = (ms) => (ms * 1000) / actions.length;
  return { alone: byAction(alone.ms), mirror: byAction(mirrored.ms - alone.ms) };
}

/** The same dispatches in a store of nothing but the reducers: microseconds without, and the ratio with to without. */
async function measurePlain(shop, { preloadedState, actions }, rounds) {
  const plain = (middleware) => () => dispatching(plainStore(shop, preloadedState, middleware()), actions);
  const times = await interleave(
    { without: plain(() => []), with: plain(() => [recorderOf(shop, preloadedState).middleware]) },
    rounds,
  );
  return { dispatch: (times.without.ms * 1000) / actions.length, plainRatio: times.with.ratio };
}

/** The same in the live shop, with its effects. */
async function measureLive(shop, { preloadedState, actions }, rounds) {
  const some = actions.slice(0, LIVE);
  const bareShop = await loadShop([noDatabase, withoutRecorder], PARTS);
  const storeOf = ({ makeStore }) => makeStore({ world: idleWorld, preloadedState }).store;
  const times = await interleave(
    { without: () => living(storeOf(bareShop), some), with: () => living(storeOf(shop), some) },
    rounds,
  );
  return { liveDispatch: (times.without.ms * 1000) / some.length, liveRatio: times.with.ratio };
}

/** What the recorder costs while a log's actions happen. */
export function measureRecorder(log, rounds) {
  return inStubbedBrowser(async () => {
    const shop = await loadShop([noDatabase], PARTS);
    return {
      ...(await measureAlone(shop, log, rounds)),
      ...(await measurePlain(shop, log, rounds)),
      ...(await measureLive(shop, log, rounds)),
    };
  });
}

/** Bytes of brotli that the recorder adds to the shopper's download; Redux Toolkit is there already. */
export async function measureDownload() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createRecorder, sessionContinued, mirrorLater } from '@/features/action-log';`,
      resolveDir: fileURLToPath(new URL('../..', import.meta.url)),
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) },
    external: ['@reduxjs/toolkit', 'react', 'react-dom', 'react-redux'],
    loader: { '.scss': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return brotliCompressSync(outputFiles[0].contents).length;
}
