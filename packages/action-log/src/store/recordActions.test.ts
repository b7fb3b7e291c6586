import { instrument } from '@redux-devtools/instrument';
import { combineReducers, configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import { buildCreateApi, coreModule, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { createMask } from '../model/hiddenText';
import { firstDifference } from '../replay/check';
import { logOf } from '../record/logOf';
import { replayableOf } from '../replay/replayableOf';
import { header } from '../testing/counterApp';
import { recordActions } from './recordActions';

describe.each<[how: string, devTools: StoreEnhancer[]]>([
  ['without Redux DevTools', []],
  ['with Redux DevTools', [instrument() as StoreEnhancer]],
])('%s,', (_how, devTools) => {
  /** A page load of an app with RTK Query, in which a list is requested. */
  async function load() {
    const api = buildCreateApi(coreModule())({
      baseQuery: fakeBaseQuery(),
      endpoints: ({ query }) => ({
        posts: query<string[], string>({ queryFn: () => ({ data: ['a post'] }) }),
      }),
    });
    const session = (state = { email: '' }, action: { type: string; payload?: unknown }) =>
      action.type === 'session/typed' ? { email: String(action.payload) } : state;
    const reducer = combineReducers({ [api.reducerPath]: api.reducer, session });
    const recorded = recordActions({ reducer, name: 'blog', redact: ['email', 'session/typed'] });
    const store = configureStore({
      reducer,
      middleware: (defaults) => defaults().concat(api.middleware, recorded.middleware),
      enhancers: (defaults) => defaults().prepend(recorded.enhancer).concat(devTools),
      devTools: false,
    });
    await store.dispatch(api.endpoints.posts.initiate('mine'));
    store.dispatch({ type: 'session/typed', payload: 'a@b.c' });
    const app = replayableOf(recorded.options);
    const logHiding = (hides: boolean) =>
      logOf(recorded.recorder.recording, app, {
        ...header,
        end: recorded.live.getState(),
        mask: hides ? createMask() : undefined,
      });
    return { app, start: recorded.live.getState(), logHiding };
  }

  it('an app with RTK Query is recorded by its reducer alone, so that the log replays after another page load', async () => {
    const [first, second] = [await load(), await load()];
    const log = first.logHiding(false);
    expect(log.actions.map((action) => first.app.describe(action, first.start))).toEqual([
      'api/executeQuery/pending posts("mine")',
      'api/executeQuery/fulfilled posts("mine")',
      'session/typed "a@b.c"',
    ]);
    expect(firstDifference(log, second.app)).toBeNull();
    const essences = ({ app, logHiding }: typeof first) => logHiding(false).actions.map(app.essenceOf);
    expect(essences(second)).toEqual(essences(first));
  });

  it('a typed text is hidden', async () => {
    const { app, logHiding } = await load();
    const log = logHiding(true);
    expect(JSON.stringify(log)).not.toContain('a@b.c');
    expect(firstDifference(log, app)).toBeNull();
  });

  it('a first state of another app is refused', async () => {
    const { app } = await load();
    expect([{}, { session: { email: 'x' } }, { session: [] }, null, []].map(app.isState)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

it('`hideText` alone hides a part of the texts of states and actions', () => {
  const { hideState, hideAction } = replayableOf({
    reducer: (state = { address: '/' }) => state,
    hideText: (key, text, mask) => (key === 'address' ? `/?q=${mask(text.slice(4))}` : text),
  });
  const mask = createMask();
  expect(hideState({ address: '/?q=ana' }, mask)).toEqual({ address: '/?q=•••' });
  expect(hideAction({ type: 'opened', payload: { address: '/?q=ana' } }, mask)).toEqual({
    type: 'opened',
    payload: { address: '/?q=•••' },
  });
});
