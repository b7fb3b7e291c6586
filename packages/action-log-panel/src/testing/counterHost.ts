import { counterApp, type Counter } from 'action-log/testing';
import { withDefaults, type Host, type PanelHost } from '../host';

/** The panel's view of an app that counts. */
export function counterHost(changes: Partial<PanelHost<Counter>> = {}): Host<Counter> {
  const live = { count: 7 };
  return withDefaults({
    ...counterApp(),
    app: { version: '1', commit: 'abc' },
    recorder: { recording: { segments: [], end: () => live }, mark: () => {} },
    store: { getState: () => live, dispatch: () => {}, show: () => {}, isPreviewing: () => false },
    getLiveState: () => live,
    addressOf: ({ count }) => `/${count}`,
    large: () => ({ products: ['present'] }),
    ...changes,
  });
}
