import { configureStore, Tuple } from '@reduxjs/toolkit';
import { createRecorder, isFields, type Replayable } from 'action-log';

export const counter: Replayable<{ count: number }> = {
  reducer: (state = { count: 0 }, { type, payload }) =>
    type === 'added' ? { count: state.count + Number(payload) } : state,
  isState: (value): value is { count: number } => isFields(value) && typeof value.count === 'number',
  expectedScreen: ({ count }) => ({ shown: `${count} pcs.` }),
  effectsOf: (_action, _before, { count }) => (count >= 10 ? [{ alert: 'ten' }] : []),
  knows: (type) => type === 'added',
  tell: ({ payload }) => `Added ${String(payload)}`,
  essenceOf: (action) => action,
  hideAction: (action) => action,
  hideNote: (one) => one,
  hideState: (state) => state,
};

export function openCounter({ reducer } = counter) {
  const getState = (): { count: number } => store.getState();
  const recorder = createRecorder({ getState, now: Date.now, ignores: () => false, changed: () => {} });
  const store = configureStore({ reducer, middleware: () => new Tuple(recorder.middleware) });
  return { store, recorder };
}
