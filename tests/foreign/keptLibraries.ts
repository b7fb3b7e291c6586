/** An app with what makes logs hard to replay, by libraries that are kept, recorded as the README says. */
export const keptLibraries: Readonly<Record<string, string>> = {
  'src/store.ts': `
import { combineSlices, configureStore, createSlice, nanoid } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { createBrowserHistory, createMemoryHistory } from 'history';
import { createReduxHistoryContext } from 'redux-first-history';
import { persistReducer } from 'redux-persist';
import undoable from 'redux-undo';

export const notes = createSlice({
  name: 'notes',
  initialState: [],
  reducers: {
    added: {
      prepare: (text) => ({ payload: { id: nanoid(), at: Date.now(), text } }),
      reducer: (state, { payload }) => void state.push({ ...payload }),
    },
  },
});

// Values that JSON cannot express.
const lengths = createSlice({
  name: 'lengths',
  initialState: { shortest: Infinity, average: NaN, last: undefined },
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(notes.actions.added, (state, { payload: { text } }) => {
      state.shortest = Math.min(state.shortest, text.length);
      state.average = ('last' in state ? 0 : 1000) + (Number.isNaN(state.average) ? text.length : state.average);
      state.last = text.length;
    }),
});

export const look = createSlice({
  name: 'look',
  initialState: { isDark: false, isFull: false },
  reducers: {
    toggled: (state) => void (state.isDark = !state.isDark),
    filled: (state) => void (state.isFull = true),
  },
});

export const votes = createSlice({ name: 'votes', initialState: 0, reducers: { given: (count) => count + 1 } });

export const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: ({ query }) => ({ tip: query({ queryFn: () => ({ data: 'Drink water.' }) }) }),
});

const storage = {
  getItem: async (key) => localStorage.getItem(key),
  setItem: async (key, text) => localStorage.setItem(key, text),
  removeItem: async (key) => localStorage.removeItem(key),
};
// A replay in Node has no browser's history.
const history = globalThis.document ? createBrowserHistory() : createMemoryHistory();
export const { createReduxHistory, routerMiddleware, routerReducer } = createReduxHistoryContext({ history });

export const reducer = combineSlices(lengths, api, {
  notes: undoable(notes.reducer),
  look: persistReducer({ key: 'look', storage }, look.reducer),
  router: routerReducer,
});

// The second store's state is a list.
export const chat = (state = [], { type, payload }) => (type === 'chat/said' ? [...state, payload] : state);
`,
  'src/recorded.ts': `
import { recordActions } from 'action-log';
import { reducer, votes } from './store';
if (!globalThis.document) reducer.inject(votes); // A slice that the page loads late.
export const recorded = recordActions({ reducer, name: 'notes' });
`,
  'src/recordedChat.ts': `
import { recordActions } from 'action-log';
import { chat } from './store';
export const recorded = recordActions({ reducer: chat, name: 'chat' });
`,
  'src/index.tsx': `
import { configureStore } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { push } from 'redux-first-history';
import { persistStore } from 'redux-persist';
import { ActionCreators } from 'redux-undo';
import { startRecording } from 'action-log-panel/start';
import { recorded } from './recorded';
import { recorded as recordedChat } from './recordedChat';
import { api, chat, createReduxHistory, look, notes, reducer, routerMiddleware, votes } from './store';

const store = configureStore({
  reducer,
  middleware: (defaults) =>
    defaults({ serializableCheck: false }).concat(routerMiddleware, api.middleware, recorded.middleware),
  enhancers: (defaults) => defaults().prepend(recorded.enhancer),
});
const chatStore = configureStore({
  reducer: chat,
  middleware: (defaults) => defaults().concat(recordedChat.middleware),
  enhancers: (defaults) => defaults().prepend(recordedChat.enhancer),
});
startRecording(recorded);
startRecording(recordedChat);
createReduxHistory(store);
store.dispatch(api.endpoints.tip.initiate());
persistStore(store);
store.subscribe(() => {
  const { notes, look: { isFull } } = store.getState();
  if (notes.present.length > 1 && !isFull) store.dispatch(look.actions.filled());
});

function openVotes() {
  reducer.inject(votes);
  store.dispatch(votes.actions.given());
}

function refuse() {
  try {
    store.dispatch({});
  } catch {}
}

function App() {
  const { notes: { present }, look: { isDark, isFull }, router, votes: count = 0, api: { queries } } = useSelector((state) => state);
  const tip = Object.values(queries)[0]?.data;
  const press = (name, onClick) => <button onClick={onClick}>{name}</button>;
  return (
    <main>
      <h1>{router.location?.pathname}</h1>
      <p>{tip}</p>
      <p>{isDark ? 'dark' : 'light'}, {isFull ? 'full' : 'with room'}, {count} votes</p>
      <ul>{present.map(({ id, text }) => <li key={id}>{text}</li>)}</ul>
      {press('Add', () => store.dispatch(notes.actions.added('note ' + present.length)))}
      {press('Undo', () => store.dispatch(ActionCreators.undo()))}
      {press('Look', () => store.dispatch(look.actions.toggled()))}
      {press('Vote', openVotes)}
      {press('Refused', refuse)}
      {press('About', () => store.dispatch(push('/about')))}
      {press('Say', () => chatStore.dispatch({ type: 'chat/said', payload: 'hello' }))}
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Provider store={store}><App /></Provider>);
`,
};
