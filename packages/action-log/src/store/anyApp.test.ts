import { instrument } from '@redux-devtools/instrument';
import {
  applyMiddleware,
  combineReducers,
  combineSlices,
  compose,
  createSlice,
  legacy_createStore as createStore,
  type Reducer,
  type Store,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { readLog } from '../file/readLog';
import { writeLog } from '../file/writeLog';
import type { Log } from '../model/log';
import { logOf } from '../record/logOf';
import { compareLog, firstDifference } from '../replay/check';
import { evidenceOf, verdictOf } from '../replay/evidence';
import { replayableOf } from '../replay/replayableOf';
import { header } from '../testing/counterApp';
import { recordActions } from './recordActions';

type AnyReducer = Reducer<unknown, UnknownAction>;

describe.each<[how: string, devTools: Parameters<typeof compose>]>([
  ['without Redux DevTools', []],
  ['with Redux DevTools', [instrument() as never]],
])('%s,', (_how, devTools) => {
  function open(
    reducer: AnyReducer,
    preloaded?: unknown,
    effects?: Parameters<typeof recordActions>[0]['effects'],
  ) {
    const recorded = recordActions({ reducer, ...(effects && { effects }) });
    const enhancer = compose(recorded.enhancer, applyMiddleware(recorded.middleware), ...devTools);
    return { recorded, store: createStore(reducer, preloaded, enhancer as never) as Store };
  }

  /** The log of what was recorded, as a file that somebody reads. */
  async function fileOf({ recorded }: ReturnType<typeof open>) {
    const app = replayableOf(recorded.options);
    const inMemory = logOf(recorded.recorder.recording, app, { ...header, end: recorded.live.getState() });
    const log = await readLog(await writeLog(inMemory));
    if (typeof log === 'string') throw new Error(log);
    return log;
  }

  async function recordedLog(reducer: AnyReducer, actions: readonly UnknownAction[], preloaded?: unknown) {
    const app = open(reducer, preloaded);
    actions.forEach(app.store.dispatch);
    return fileOf(app);
  }

  /** What a replay of a log says, given the reducer of the present source. */
  function replay(log: Awaited<ReturnType<typeof recordedLog>>, reducer: AnyReducer) {
    const { difference, notCompared } = compareLog(log, replayableOf({ reducer }));
    const evidence = evidenceOf(log, notCompared);
    return { difference, verdict: verdictOf(difference, evidence), notJson: evidence.notJson };
  }

  /** A class whose instances JSON writes like any object. */
  class Money {
    constructor(readonly cents: unknown) {}
  }

  const set = (payload: unknown, type = 'set'): UnknownAction => ({ type, payload });
  const SAME = { difference: null, verdict: 'same', notJson: [] };

  /** A reducer that has the newest payload under one key. */
  const keeper =
    (make: (payload: unknown, before: unknown) => unknown = (payload) => payload): AnyReducer =>
    (state = { value: 0 }, { type, payload }) =>
      type === 'set' ? { value: make(payload, (state as { value: unknown }).value) } : state;

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

  describe('a value that JSON cannot express', () => {
    it.each([undefined, NaN, Infinity, -Infinity, -0])('is kept by a file: %p', async (value) => {
      const name = Object.is(value, -0) ? '-0' : String(value);
      const sees: AnyReducer = (state = {}, { type, payload }) =>
        type === 'set'
          ? {
              ...(state as object),
              seen: 'first' in (state as object) && Object.is((state as { first: unknown }).first, value),
              payload,
            }
          : state;
      const log = await recordedLog(sees, [set(value), set([value])], { list: [value], first: value });
      expect(replay(log, sees)).toMatchObject({ difference: null, verdict: 'same' });
      expect(JSON.parse(await writeLog(log))).toMatchObject({
        lost: [
          [-1, ['list', '0'], name],
          [-1, ['first'], name],
          [0, ['payload'], name],
          [1, ['payload', '0'], name],
        ],
      });
    });

    it.each([
      ['Map', (payload: unknown) => new Map([['a', payload]])],
      ['Set', (payload: unknown) => new Set([payload])],
      ['Date', (payload: unknown) => new Date(Number(payload))],
      ['Money', (payload: unknown) => new Money(payload)],
      ['bigint', (payload: unknown) => BigInt(Number(payload))],
      ['function', (payload: unknown) => () => payload],
    ])('is named at the step whose reducer made it, and never the same: %s', async (kind, make) => {
      const log = await recordedLog(keeper(make), [{ type: 'other' }, set(1)]);
      expect(replay(log, keeper(make))).toEqual({
        difference: null,
        verdict: 'partial',
        notJson: [`step 2, value (${kind})`],
      });
      expect(
        replay(
          log,
          keeper(() => ({})),
        ),
      ).toMatchObject({ difference: { index: 1, what: 'state' } });
    });

    it.each<[string, unknown]>([
      ['Set', new Set(['a', 'b'])],
      ['Map', new Map([['a', new Set([1])]])],
      ['Date', new Date(5)],
      ['bigint', 7n],
      ['function', () => 1],
      ['symbol', Symbol('a')],
      ['Money', new Money(1)],
      ['Money', Object.assign(new Money(1), { constructor: null })],
    ])(
      'is partial and never different where a reducer has it from the start or an action: %s',
      async (kind, value) => {
        const reads: AnyReducer = (state = {}, { type, payload }) => {
          const now = { ...(state as object), payload };
          if (type !== 'set') return state;
          if (payload instanceof Set)
            return { ...now, has: payload.has('b'), more: new Set([...payload, 1]) };
          if (payload instanceof Map)
            return {
              ...now,
              has: (payload as Map<string, Set<number>>).get('a')?.has(1),
              size: payload.size,
            };
          if (payload instanceof Date) return { ...now, time: payload.getTime() };
          if (typeof payload === 'bigint') return { ...now, next: Number(payload) + 1 };
          return payload instanceof Object && 'cents' in payload ? { ...now, cents: payload.cents } : now;
        };
        const log = await recordedLog(reads, [{ type: 'other' }, set(value), set([value])], { value, n: 0 });
        const outcome = replay(log, reads);
        expect(outcome).toMatchObject({ difference: null, verdict: 'partial' });
        expect(outcome.notJson).toEqual(
          expect.arrayContaining([`the start, value (${kind})`, `step 2, payload (${kind})`]),
        );
        expect(await writeLog((await readLog(await writeLog(log))) as Log)).toBe(await writeLog(log));
      },
    );

    describe('of which a reducer takes what no file has', () => {
      class Price extends Money {
        get text() {
          return `R$ ${String(this.cents)}`;
        }
        half() {
          return Number(this.cents) / 2;
        }
      }
      type Take = (action: UnknownAction) => unknown;
      const payloadOf = ({ payload }: UnknownAction) => payload as never;
      const message: Take = (action) => (payloadOf(action) as Error).message;
      const metaOf = ({ meta }: UnknownAction) => meta as Record<string, never>;

      /** A reducer that keeps what it takes, counts, and goes on from what it kept. */
      const taking =
        (take: Take, step = 1): AnyReducer =>
        (given = { n: 0 }, action) => {
          const state = given as { n: number; value?: unknown };
          if (action.type === 'next')
            return { ...state, n: state.n + step, again: `${String(state.value)}!` };
          return action.type === 'set' ? { ...state, value: take(action) } : state;
        };
      const next = { type: 'next' };

      it.each<[what: string, action: UnknownAction, Take]>([
        ['message of payload (Error)', set(new Error('boom')), message],
        ['message of payload (TypeError)', set(new TypeError('boom')), message],
        ['toString of payload (Error)', set(new Error('boom')), ({ payload }) => String(payload)],
        ['message of payload.error (Error)', set({ error: new Error('boom') }), (action) => (payloadOf(action) as { error: Error }).error.message],
        ['message of error (Error)', { type: 'set', error: new Error('boom') }, ({ error }) => (error as Error).message],
        ['message of meta.reason (Error)', { type: 'set', meta: { reason: new Error('boom') } }, (action) => (metaOf(action).reason as unknown as Error).message],
        ['name of meta.arg (File)', { type: 'set', meta: { arg: new File(['a'], 'nota.pdf') } }, (action) => (metaOf(action).arg as unknown as File).name],
        ['status of meta.baseQueryMeta.response (Response)', { type: 'set', meta: { baseQueryMeta: { response: new Response('', { status: 404 }) } } }, (action) => (metaOf(action).baseQueryMeta as unknown as { response: Response }).response.status],
        ['aborted of payload (AbortSignal)', set(AbortSignal.abort()), (action) => (payloadOf(action) as AbortSignal).aborted],
        ['href of payload (URL)', set(new URL('https://example.com/a')), (action) => (payloadOf(action) as URL).href],
        ['text of payload (Price)', set(new Price(5)), (action) => (payloadOf(action) as Price).text],
        ['half of payload (Price)', set(new Price(5)), (action) => (payloadOf(action) as Price).half()],
        ['message of payload (Error)', set(new Error('boom')), ({ payload }) => 'message' in (payload as object)],
        ['the result of payload (function)', set(() => 7), (action) => (payloadOf(action) as () => number)()],
      ])('names %s and does not compare the step', async (what, action, take) => {
        const log = await recordedLog(taking(take), [action, next, action, next]);
        const { difference, verdict, notJson } = replay(log, taking(take));
        expect([difference, verdict]).toEqual([null, 'partial']);
        expect(notJson).toEqual(expect.arrayContaining([`step 1, ${what}`, `step 3, ${what}`]));
        // What follows is compared, from the state that the log has.
        expect(replay(log, taking(take, 2)).difference).toMatchObject({ index: 1, what: 'state' });
      }); // prettier-ignore

      it('compares what is only kept or handed on, and a class that is asked for', async () => {
        const action = { type: 'set', meta: { arg: new File(['a'], 'nota.pdf'), requestId: 'r' } };
        const counts: Take = ({ meta }) => (meta as { arg: unknown }).arg instanceof File;
        const log = await recordedLog(taking(counts), [action, next]);
        expect(replay(log, taking(counts))).toEqual(SAME);
        expect(
          replay(
            log,
            taking(() => false),
          ).difference,
        ).toMatchObject({ index: 0, what: 'state' });
      });

      it('compares nothing any more if the log does not say the state after such a step', async () => {
        const log = await recordedLog(taking(message), [set(new Error('boom')), next]);
        const withoutChanges = { ...log, stepChanges: [] };
        const { difference, notJson } = replay(withoutChanges, taking(message));
        expect(difference).toBeNull();
        expect(notJson).toContain('step 1, message of payload (Error), and all that follows');
      });

      it('does not compare an effect or a screen that takes it either', async () => {
        const reducer = keeper();
        const effects = ({ payload }: UnknownAction) =>
          payload instanceof Error ? [{ alert: payload.message }] : [];
        const view = (state: unknown) =>
          `<p>${String((state as { value: { message?: string } }).value.message)}</p>`;
        const app = open(reducer, undefined, effects);
        app.store.dispatch(set(new Error('boom')));
        app.store.dispatch(set(1));
        const rules = replayableOf({ reducer, effects, view });
        const { recording } = app.recorded.recorder;
        const log = await readLog(
          await writeLog(logOf(recording, rules, { ...header, end: app.recorded.live.getState() })),
        );
        if (typeof log === 'string') throw new Error(log);
        const { difference, notCompared } = compareLog(log, rules);
        expect(difference).toBeNull();
        expect(notCompared).toEqual(['step 1, message of payload (Error)']);
      });
    });

    it('is hidden with what a person typed, and is not different then', async () => {
      const email = new Map([['email', 'ana@example.com']]);
      const app = open(keeper(), { value: email, at: new Date(5), email: 'ana@example.com' });
      app.store.dispatch(set(new Set(['ana@example.com'])));
      const rules = replayableOf({ reducer: keeper(), redact: ['email'] });
      const log = logOf(app.recorded.recorder.recording, rules, {
        ...header,
        end: app.recorded.live.getState(),
        mask: () => '•••',
      });
      const text = await writeLog(log);
      expect(text).not.toContain('ana@');
      const read = await readLog(text);
      if (typeof read === 'string') throw new Error(read);
      expect(replay(read, keeper())).toMatchObject({ difference: null, verdict: 'partial' });
    });

    it('is named if it is in the first state or in an action', async () => {
      const log = await recordedLog(keeper(), [set({ at: new Date(0), n: 1n })], { value: new Map() });
      expect(replay(log, keeper()).notJson).toEqual([
        'the start, value (Map)',
        'step 1, payload.at (Date)',
        'step 1, payload.n (bigint)',
        'step 1, value.at (Date)',
        'step 1, value.n (bigint)',
      ]);
    });
  });

  const nested = (levels: number) =>
    Array.from({ length: levels }).reduce<unknown>((inner) => ({ inner }), 'end');

  it.each<[string, UnknownAction]>([
    ['a text of 3 MB', set('a'.repeat(3e6))],
    ['240 levels', set(nested(240))],
    ['as many levels as are written', set(nested(499))],
    ['a type of 1,500 letters', set(1, 'a'.repeat(1500))],
  ])('what is written is read: %s', async (_what, action) => {
    expect(replay(await recordedLog(keeper(), [action]), keeper())).toEqual(SAME);
  });

  it('what cannot be read is refused when the log is written', async () => {
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

    it.each([[[]], [[set(1)]]])('restores a state before or after the first action: %j', async (before) => {
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
    });
  });

  it('a reducer that compares by reference is given what was one object as one object', async () => {
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
    it('that a subscriber dispatches leads to the same live state', () => {
      const { recorded, store } = open(keeper((payload, before) => `${String(before)} ${String(payload)}`));
      store.subscribe(() => {
        const { value } = store.getState() as { value: string };
        if (value.endsWith('first')) store.dispatch(set('second'));
      });
      store.dispatch(set('first'));
      expect(store.getState()).toEqual({ value: '0 first second' });
      expect(recorded.live.getState()).toEqual({ value: '0 first second' });
    });

    it('that a subscriber dispatches has its own effects, and the one before it keeps its own', async () => {
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
      'of an export of DevTools is replayed: %s',
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
    ])('replays with all slices, and without it is named: %s', async (_how, record) => {
      const log = await record();
      expect(replay(log, all())).toEqual(SAME);
      expect(replay(log, withoutLate()).difference).toMatchObject({
        index: 120,
        what: 'slice',
        facts: [{ expected: 'late' }],
      });
    });

    it('may never have come', async () => {
      expect(replay(await recordedLog(withoutLate(), many), all())).toEqual(SAME);
    });
  });

  it('two stores are recorded each by its name', async () => {
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

    it('a reducer that changes the state in place does not change the live app in a replay, which names it', async () => {
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
