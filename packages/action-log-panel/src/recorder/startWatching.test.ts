/** @jest-environment ./tests/testing/app/jsdom.ts */
import { instrument, type EnhancedStore } from '@redux-devtools/instrument';
import { applyMiddleware, compose, legacy_createStore as createStore, type Store } from '@reduxjs/toolkit';
import { recordActions } from 'action-log';
import { startWatching } from './startWatching';

const count = (state: number = 0, { type }: { type: string }) => (type === 'counted' ? state + 1 : state);

/** An app that counts the presses on its button, watched, and with Redux DevTools. */
function open() {
  const recorded = recordActions<number>({ reducer: count });
  const enhancer = compose(recorded.enhancer, applyMiddleware(recorded.middleware), instrument() as never);
  const store = createStore(count, enhancer as never) as Store & EnhancedStore<number, never, unknown>;
  document.body.innerHTML = '<button>Count</button>';
  const button = document.querySelector('button');
  button?.addEventListener('click', () => store.dispatch({ type: 'counted' }));
  startWatching(recorded, document.body);
  return {
    press: () => button?.click(),
    lock: (status: boolean) => store.liftedStore.dispatch({ type: 'LOCK_CHANGES', status }),
    show: (state: number | null) => recorded.shownStore().show(state),
    recorded: () => {
      const { segments } = recorded.recorder.recording;
      return {
        actions: segments.flatMap(({ actions }) => actions).length,
        presses: segments.flatMap(({ happened }) => happened).map(([, note]) => note),
      };
    },
  };
}

const press = { click: { role: 'button', name: 'Count' } };

it('a press is not noted while Redux DevTools is locked, because it does nothing', () => {
  const page = open();
  page.lock(true);
  page.press();
  expect(page.recorded()).toEqual({ actions: 0, presses: [] });
  page.lock(false);
  page.press();
  expect(page.recorded()).toEqual({ actions: 1, presses: [press] });
});

it('a press is not noted while the page shows a state of a log', () => {
  const page = open();
  page.show(7);
  page.press();
  page.show(null);
  page.press();
  expect(page.recorded()).toEqual({ actions: 1, presses: [press] });
});
