import { counterApp, type Counter } from 'action-log/testing';
import { createStage, type Host, type PanelHost } from '../host';

/** The panel's view of an app that counts. */
export function counterHost(changes: Partial<PanelHost<Counter>> = {}): Host<Counter> {
  const live = { count: 7 };
  const store = {
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
    textOfPageBefore: () => null,
    ...createStage(store, () => {}),
    ...changes,
  };
}
