/** @jest-environment ./tests/app/testing/jsdom.ts */
import { createStore, type StoreEnhancer } from 'redux';
import { createStoreWatch } from './watchStore';

type Compose = (options: object) => (...enhancers: StoreEnhancer[]) => StoreEnhancer;

const added = { type: 'added' };

it('watches the store that has the slices of a log', () => {
  const [notes, chat] = [{ notes: ['a'], late: 1 }, { chat: [] }];
  const watch = createStoreWatch();
  watch.watchStore(['notes']);
  const compose = Reflect.get(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__') as Compose;
  const [chatStore, notesStore] = [chat, notes].map((state) => createStore(() => state, compose({})()));
  chatStore?.dispatch(added);
  expect(watch.takeDispatched()).toEqual([]);
  notesStore?.dispatch(added);
  expect(() => notesStore?.dispatch({} as never)).toThrow(); // Redux refuses it.
  expect(watch.takeDispatched()).toMatchObject([{ action: added }]);
});
