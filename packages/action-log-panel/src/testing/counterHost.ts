import { counterApp, type Counter } from 'action-log/testing';
import type { Host, PanelHost } from '../host';
import { createStage } from '../stage';

/** The panel's view of an app that counts. */
export function counterHost(changes: Partial<PanelHost<Counter>> = {}): Host<Counter> {
  const live = { count: 7 };
  const store = {
    getState: () => live,
    dispatch: <Act>(action: Act) => action,
    show: () => {},
    isPreviewing: () => false,
    subscribe: () => () => {},
  };
  return {
    ...counterApp(),
    name: 'app',
    app: { version: '1', commit: 'abc' },
    recorder: { recording: { segments: [], end: () => live }, mark: () => {} },
    store,
    addressOf: ({ count }) => `/${count}`,
    ...createStage(store, () => live),
    ...changes,
  };
}
