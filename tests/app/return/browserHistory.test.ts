/** @jest-environment ./tests/testing/app/jsdom.ts */
import { productAdded } from '@/entities/cart';
import { productOf, productRows } from '@/entities/product/index.fixtures';
import { pageChosen, searchSubmitted } from '@/features/catalogue';
import { locationChanged, readLocation, selectLocation } from '@/shared/navigation';
import { closeStores, nextTask, openStore } from '../../testing/app/openStore';
import type { AppStore } from '@/app/redux/makeStore';

const go = (store: AppStore, to: string) => store.dispatch(locationChanged({ to, arrival: 'pushed' }));
const address = () => location.pathname + location.search + location.hash;
const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));

afterEach(closeStores);

it('a live navigation adds a history entry, unless it replaces one or leads to the page that is shown', async () => {
  const { store } = await openStore();
  const { length } = history;
  const entry = () => [address(), history.length - length, history.state as unknown];
  go(store, '/product/p1?x=1#top');
  expect(entry()).toEqual(['/product/p1', 1, { index: 1 }]);
  store.dispatch(productAdded(productOf({ id: 'p1' }))); // An event with a destination.
  expect(entry()).toEqual(['/cart', 2, { index: 2 }]);
  go(store, '/cart');
  store.dispatch(productAdded(null));
  expect(entry()).toEqual(['/cart', 2, { index: 2 }]);
  store.dispatch(searchSubmitted('lua'));
  expect(entry()).toEqual(['/?busca=lua', 3, { index: 3 }]);
  store.dispatch(locationChanged({ to: '/cart', arrival: 'replaced' }));
  await nextTask();
  expect(entry()).toEqual(['/cart', 3, { index: 3 }]);
});

it.each([
  ['the number of the page that is shown', pageChosen(2)],
  ['a link to a page after the last', locationChanged({ to: '/canecas/7', arrival: 'pushed' })],
  ['a link to the page that is shown', locationChanged({ to: '/canecas/2', arrival: 'pushed' })],
])('an address after the last page shows the last one, and %s adds no entry', async (_what, press) => {
  const { store } = await openStore({}, productRows(30)); // 15 mugs, which are two pages.
  store.dispatch(locationChanged({ to: '/canecas/99', arrival: 'replaced' }));
  await nextTask();
  const { length } = history;
  store.dispatch(press);
  await nextTask();
  expect([address(), history.length - length]).toEqual(['/canecas/2', 0]);
  store.dispatch(pageChosen(1));
  expect([address(), history.length - length]).toEqual(['/canecas', 1]);
});

it('the count goes on if the browser added an entry itself', async () => {
  const { store } = await openStore();
  history.pushState(null, '', '/#below');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(selectLocation(store.getState())).toMatchObject({ pathname: '/', index: 1 });
  await nextTask();
  expect(history.state).toEqual({ index: 1 });
});

describe('with the Navigation API', () => {
  const shownEntry = { index: 0 };
  beforeEach(() => {
    shownEntry.index = 0;
    Object.assign(window, { navigation: { currentEntry: shownEntry } });
  });
  afterEach(() => void Reflect.deleteProperty(window, 'navigation'));

  /** The browser goes to an entry, at a position among those that it keeps, with what the shop saved there. */
  const goTo = (position: number, saved: unknown) => {
    history.replaceState(saved, '');
    shownEntry.index = position;
    dispatchEvent(new PopStateEvent('popstate'));
  };
  /** A live navigation; the browser has room for this number of entries. */
  const push = (store: AppStore, to: string, room = 50) => {
    shownEntry.index = Math.min(shownEntry.index + 1, room - 1);
    go(store, to);
  };
  const indexOf = (store: AppStore) => selectLocation(store.getState()).index;

  it('an entry keeps its index with the Navigation API if another script replaced what the shop saved in it', async () => {
    const { store } = await openStore();
    history.replaceState(null, '');
    goTo(1, null); // A hash that was followed.
    expect(indexOf(store)).toBe(1);
    goTo(0, null);
    expect(indexOf(store)).toBe(0);
    push(store, '/cart');
    goTo(0, { index: 7 });
    expect(indexOf(store)).toBe(0);
  });

  it('an entry that another script added does not count, and Back never counts below the first entry', async () => {
    const { store } = await openStore();
    shownEntry.index = 1;
    history.pushState(null, '');
    push(store, '/cart');
    expect(indexOf(store)).toBe(1);
    goTo(1, null);
    expect(indexOf(store)).toBe(0);
    goTo(0, { index: 0 });
    expect(indexOf(store)).toBe(0);
  });

  it('entries keep their indexes when the browser drops the oldest', async () => {
    const { store } = await openStore();
    for (const to of ['/cart', '/product/p1', '/cart', '/product/p2']) push(store, to, 3);
    expect(indexOf(store)).toBe(4);
    goTo(1, null);
    expect(indexOf(store)).toBe(3);
    goTo(0, { index: 2 });
    expect(indexOf(store)).toBe(2);
  });
});

it.each([
  [null, 0],
  [{ index: -1 }, 0],
  [{ index: 4 }, 4],
])('a visit begins at the address bar, and an entry that contains %p has the number %i', (state, index) => {
  history.replaceState(state, '', '/cart?x=1');
  expect(readLocation()).toMatchObject({ pathname: '/cart', index, arrival: 'opened' });
});

it("the browser's back button is undone while a log is shown", async () => {
  const { store } = await openStore();
  go(store, '/product/p1');
  go(store, '/cart');
  await nextTask();
  store.show(store.getState());
  const [left, returned] = [popped(), popped().then(popped)];
  history.back();
  await left;
  await returned;
  await nextTask();
  expect(address()).toBe('/cart');
  expect(history.state).toEqual({ index: 2 });
  store.show(null);
  expect(selectLocation(store.getState())).toMatchObject({ pathname: '/cart', index: 2 });
});

describe('a document without a history entry', () => {
  const referrer = (address: string) => jest.spyOn(document, 'referrer', 'get').mockReturnValue(address);
  const opened = () => {
    history.pushState(null, '', '/cart');
    return readLocation().index;
  };

  afterEach(() => {
    jest.restoreAllMocks();
    process.env.BASE_PATH = '';
    Reflect.deleteProperty(window, 'navigation');
  });

  it('a document without a history entry takes its number from the Navigation API', () => {
    Object.assign(window, { navigation: { currentEntry: { index: 3 } } });
    expect(opened()).toBe(3);
  });

  it.each([
    ['follows one of the shop', `${location.origin}/product/p1`, 1],
    ['is the first after another site', 'https://example.com/', 0],
    ['is the first after a typed address', '', 0],
    ['is the first after a neighbour on the same server', `${location.origin}/`, 0, '/loja'],
  ])(
    'a document without a history entry counts by its referrer: it %s',
    (_what, address, index, basePath = '') => {
      process.env.BASE_PATH = basePath;
      referrer(address);
      expect(opened()).toBe(index);
    },
  );
});
