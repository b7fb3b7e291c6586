import { configureStore } from '@reduxjs/toolkit';
import { recordActions } from 'action-log';
import type { UnknownAction } from 'redux';

export const reducer = (state = { count: 0 }, { type, payload }: UnknownAction) =>
  type === 'added' ? { count: state.count + Number(payload) } : state;

export function openCounter(rules = reducer) {
  const recorded = recordActions({
    reducer: rules,
    // All that follows is optional.
    view: ({ count }) => `<p>${count} pcs.</p>`, // such as renderToStaticMarkup(<App store={…} />)
    effects: (_action, _before, { count }) => (count >= 10 ? [{ alert: 'ten' }] : []),
    describe: ({ payload }) => `Added ${String(payload)}`,
  });
  const store = configureStore({
    reducer: rules,
    middleware: (defaults) => defaults().concat(recorded.middleware),
    enhancers: (defaults) => defaults().prepend(recorded.enhancer),
  });
  return { store, recorded };
}
