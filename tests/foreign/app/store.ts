/** What makes logs hard to replay: random ids, a slice that storage restores, one that comes late, requests. */
import { combineSlices, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { persistReducer } from 'redux-persist';

interface Note {
  id: string;
  text: string;
}

export const notes = createSlice({
  name: 'notes',
  initialState: [] as Note[],
  reducers: {
    added: {
      prepare: (text: string) => ({ payload: { id: nanoid(), text } }),
      reducer: (state, { payload }: PayloadAction<Note>) => void state.push({ ...payload }),
    },
    removed: (state, { payload }: PayloadAction<string>) => state.filter(({ id }) => id !== payload),
  },
});

export const look = createSlice({
  name: 'look',
  initialState: { isDark: false },
  reducers: { toggled: (state) => void (state.isDark = !state.isDark) },
});

export const votes = createSlice({
  name: 'votes',
  initialState: 0,
  reducers: { given: (count) => count + 1 },
});

export const api = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: ({ query }) => ({ tip: query({ queryFn: () => ({ data: 'Drink water.' }) }) }),
});

const storage = {
  getItem: (key: string) => Promise.resolve(localStorage.getItem(key)),
  setItem: (key: string, text: string) => Promise.resolve(localStorage.setItem(key, text)),
  removeItem: (key: string) => Promise.resolve(localStorage.removeItem(key)),
};

export const reducer = combineSlices(notes, api, {
  look: persistReducer({ key: 'look', storage }, look.reducer),
}).withLazyLoadedSlices<{ votes: number }>();
