import {
  applyMiddleware,
  combineReducers,
  combineSlices,
  compose,
  createSlice,
  legacy_createStore as createStore,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { readLog } from '../file/readLog';
import { compareLog, firstDifference } from '../replay/check';
import { evidenceOf, verdictOf } from '../replay/evidence';
import { replayableOf } from '../replay/replayableOf';
import {
  keeper,
  recordWith,
  replay,
  SAME,
  set,
  WITHOUT_AND_WITH_DEV_TOOLS,
  type AnyReducer,
} from '../testing/anyApp';
import { recordActions } from './recordActions';

describe.each(WITHOUT_AND_WITH_DEV_TOOLS)('%s,', (_how, devTools) => {
  const { open, fileOf, recordedLog } = recordWith(devTools);

  it.each<[string, unknown, unknown]>([
    ['a number', 1, 2],
    ['a text', 'a', 'b'],
    ['a list', [], [{ id: 'a' }]],
    ['a truth value', false, true],
    ['null', null, 1],
  ])('the root of a state may be %s', async (_what, first, next) => {
    const reducer: AnyReducer = (state = first, { type, payload }) => (type === 'set' ? payload : state);
    const log = await recordedLog(reducer, [set(next)]);
    expect(replay(log, reducer)).toEqual(SAME);
    expect(replay(log, (state = first) => state).verdict).toBe('different');
  });

  const nested = (levels: number) =>
    Array.from({ length: levels }).reduce<unknown>((inner) => ({ inner }), 'end');

  it.each<[string, UnknownAction]>([
    ['a text of 3 MB', set('a'.repeat(3e6))],
    ['240 levels', set(nested(240))],
    ['as many levels as are written', set(nested(499))],
    ['a type of 1,500 letters', set(1, 'a'.repeat(1500))],
  ])('a log with %s is read back as it was written', async (_what, action) => {
    expect(replay(await recordedLog(keeper(), [action]), keeper())).toEqual(SAME);
  });

  it('a log that could not be read is refused when it is written', async () => {
    await expect(recordedLog(keeper(), [set(nested(600))])).rejects.toThrow('has more than 500 levels');
    await expect(recordedLog(keeper(), [set('a'.repeat(9e6))])).rejects.toThrow(/^payload has more than/);
  });

  describe('redux-persist', () => {
    const saved = { value: 5 };
    const memory = (written: string[] = []) => ({
      getItem: async () => JSON.stringify({ value: JSON.stringify(saved.value) }),
      setItem: async (_key: string, text: string) => void written.push(text),
      removeItem: async () => {},
    });
    const persisted = (written?: string[]) =>
      persistReducer<never>(
        { key: 'root', storage: memory(written), timeout: 0 },
        keeper() as never,
      ) as unknown as AnyReducer;

    it.each([[[]], [[set(1)]]])(
      'redux-persist may restore a state before or after the first action: %j',
      async (before) => {
        const written: string[] = [];
        const reducer = persisted(written);
        const app = open(reducer);
        before.forEach(app.store.dispatch);
        const persistor = persistStore(app.store);
        await new Promise<void>((done) => {
          if (persistor.getState().bootstrapped) done();
          else persistor.subscribe(() => persistor.getState().bootstrapped && done());
        });
        app.store.dispatch(set(2));
        const log = await fileOf(app);
        expect(replay(log, persisted())).toEqual(SAME);
        await persistor.flush();
        const { length } = written;
        expect(replay(log, reducer)).toEqual(SAME);
        await persistor.flush();
        expect(written).toHaveLength(length);
        persistor.pause();
      },
    );
  });

  it('a replay gives a reducer one object for two places if it was one before, so that it can compare by reference', async () => {
    const newest = { id: 'a' };
    const reducer: AnyReducer = (state = {}, { type }) => {
      const { newest: direct, list: [listed] = [] } = state as { newest?: unknown; list?: unknown[] };
      return type === 'set' ? { ...(state as object), isSame: direct === listed } : state;
    };
    const log = await recordedLog(reducer, [set(1)], { newest, list: [newest] });
    expect(replay(log, reducer)).toEqual(SAME);
    expect(log.stepChanges[0]?.state).toBe('[["isSame",true]]');
  });

  describe('an action', () => {
    it('an action that a subscriber dispatches leads to the same live state', () => {
      const { recorded, store } = open(keeper((payload, before) => `${String(before)} ${String(payload)}`));
      store.subscribe(() => {
        const { value } = store.getState() as { value: string };
        if (value.endsWith('first')) store.dispatch(set('second'));
      });
      store.dispatch(set('first'));
      expect(store.getState()).toEqual({ value: '0 first second' });
      expect(recorded.live.getState()).toEqual({ value: '0 first second' });
    });

    it('an action that a subscriber dispatches has its effects, and the action before it keeps its effects', async () => {
      const { recorded, store } = open(keeper(), undefined, ({ payload }, before, after) => [
        { alert: `${JSON.stringify([payload, before, after])}` },
      ]);
      store.subscribe(() => {
        const { value } = store.getState() as { value: number };
        if (value < 150) store.dispatch(set(value + 1));
      });
      store.dispatch(set(1));
      store.dispatch(set(200));
      const log = await fileOf({ recorded, store });
      expect(log.effects.map(([index, effects]) => [index, effects.length])).toEqual(
        log.actions.map((_action, index) => [index, 1]),
      );
      expect(firstDifference(log, replayableOf(recorded.options))).toBeNull();
    });

    it.each(['@@router/LOCATION_CHANGE', '@@redux-form/CHANGE'])(
      'an action of an export of DevTools is replayed: %s',
      async (type) => {
        const payload = JSON.stringify([{ type: '@@INIT' }, set('/a', type)]);
        const log = await readLog(JSON.stringify({ payload }));
        expect(log).toMatchObject({ actions: [set('/a', type)], preloadedState: undefined });
      },
    );
  });

  describe('a slice that comes late', () => {
    const counter = (name: string) =>
      createSlice({ name, initialState: { count: 0 }, reducers: { added: (state) => void state.count++ } });
    const [early, late] = [counter('early'), counter('late')];
    const many = Array.from({ length: 120 }, () => early.actions.added());
    const all = () => combineReducers({ early: early.reducer, late: late.reducer }) as unknown as AnyReducer;
    const withoutLate = () => combineReducers({ early: early.reducer }) as unknown as AnyReducer;

    const injected = async () => {
      const slices = combineSlices(early);
      const app = open(slices as unknown as AnyReducer);
      many.forEach(app.store.dispatch);
      slices.inject(late as never);
      app.store.dispatch(late.actions.added());
      return fileOf(app);
    };
    const replaced = async () => {
      const app = open(withoutLate());
      many.forEach(app.store.dispatch);
      app.store.replaceReducer(all());
      app.store.dispatch(late.actions.added());
      return fileOf(app);
    };

    it.each([
      ['combineSlices().inject', injected],
      ['replaceReducer', replaced],
    ])(
      'a log with a slice that is added late replays if the app has the slice, and names the slice if it is missing: %s',
      async (_how, record) => {
        const log = await record();
        expect(replay(log, all())).toEqual(SAME);
        expect(replay(log, withoutLate()).difference).toMatchObject({
          index: 120,
          what: 'slice',
          facts: [{ expected: 'late' }],
        });
      },
    );

    it('a log replays in an app with a further slice that it never used', async () => {
      expect(replay(await recordedLog(withoutLate(), many), all())).toEqual(SAME);
    });
  });

  it('a log that was recorded without `view` has no screen, and is the same when the app has one', async () => {
    const log = await recordedLog(keeper(), [set(1), set(2)]);
    expect([log.screen, ...log.stepChanges.map((changes) => changes?.screen)]).toEqual([null, null, null]);
    const app = replayableOf({ reducer: keeper(), view: (state) => `<h1>${JSON.stringify(state)}</h1>` });
    const { difference, notCompared } = compareLog(log, app);
    expect(verdictOf(difference, evidenceOf(log, notCompared))).toBe('same');
  });

  it('two stores are recorded separately, each by its name', async () => {
    const names = ['cart', 'chat'].map((name) => {
      const recorded = recordActions({ reducer: keeper(), name });
      const store = createStore(
        keeper(),
        undefined,
        compose(recorded.enhancer, applyMiddleware(recorded.middleware)) as never,
      );
      store.dispatch(set(name));
      return [recorded.options.name, recorded.recorder.recording.segments.flatMap(({ actions }) => actions)];
    });
    expect(names).toEqual([
      ['cart', [set('cart')]],
      ['chat', [set('chat')]],
    ]);
  });

  // DevTools reduces each action once more, and catches what throws.
  if (devTools.length === 0) {
    it('an action is not counted if Redux refuses it', async () => {
      const app = open(keeper());
      for (const refused of [{}, { type: 7 }, null])
        expect(() => app.store.dispatch(refused as never)).toThrow();
      app.store.dispatch(set(1));
      expect(await fileOf(app)).toMatchObject({ actions: [set(1)], happened: [] });
    });

    it('a reducer that changes the state in place does not change the live app during a replay, which names the reducer', async () => {
      interface Cart {
        items: string[];
      }
      const mutating: AnyReducer = (given = { items: [] }, { type, payload }) => {
        if (type === 'set') (given as Cart).items.push(String(payload));
        return { ...(given as Cart) };
      };
      const app = open(mutating, { items: [] });
      app.store.dispatch(set('a'));
      const log = await fileOf(app);
      expect(app.store.getState()).toEqual({ items: ['a'] });
      expect(replay(log, mutating).difference).toMatchObject({ index: 0, what: 'crash' });
    });
  }
});
