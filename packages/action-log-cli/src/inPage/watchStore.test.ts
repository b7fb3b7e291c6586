/** @jest-environment ./tests/app/testing/jsdom.ts */
import { createStore, type StoreEnhancer } from 'redux';
import { createStoreWatch, kindOf } from './watchStore';

type Compose = (options: object) => (...enhancers: StoreEnhancer[]) => StoreEnhancer;

const said = { type: 'said' };

it.each([
  ['by the names of its slices', { notes: [] }, { notes: ['a'], late: 1 }, { chat: [] }],
  ['by its kind', ['a'], [], { notes: [] }],
])('watches the store that a log is of, %s', (_what, logged, own, other) => {
  const watch = createStoreWatch();
  watch.watchStore(kindOf(logged));
  const compose = Reflect.get(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__') as Compose;
  const [one, two] = [other, own].map((state) => createStore(() => state, compose({})()));
  one?.dispatch(said);
  expect(watch.takeDispatched()).toEqual([]);
  two?.dispatch(said);
  expect(() => two?.dispatch({} as never)).toThrow(); // Redux refuses it.
  expect(watch.takeDispatched()).toMatchObject([{ action: said }]);
});
