/** @jest-environment ./tests/app/testing/jsdom.ts */
import { createStore, type StoreEnhancer } from 'redux';
import { createStoreWatch } from './watchStore';

type Compose = (options: object) => (...enhancers: StoreEnhancer[]) => StoreEnhancer;

const said = { type: 'said' };

it('watches the store that has the slices of a log', () => {
  const [own, other] = [{ notes: ['a'], late: 1 }, { chat: [] }];
  const watch = createStoreWatch();
  watch.watchStore(['notes']);
  const compose = Reflect.get(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__') as Compose;
  const [one, two] = [other, own].map((state) => createStore(() => state, compose({})()));
  one?.dispatch(said);
  expect(watch.takeDispatched()).toEqual([]);
  two?.dispatch(said);
  expect(() => two?.dispatch({} as never)).toThrow(); // Redux refuses it.
  expect(watch.takeDispatched()).toMatchObject([{ action: said }]);
});
