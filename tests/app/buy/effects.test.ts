/** @jest-environment ./tests/testing/app/jsdom.ts */
import {
  orderPlaced,
  productAdded,
  productRemoved,
  quantityChanged,
  removalUndone,
  selectRemovedName,
  selectCartItems,
} from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { closeStores, nextTask, openStore } from '../../testing/app/openStore';
import { selectIsWaiting } from '@/features/checkout';
import { selectPathname, locationChanged } from '@/shared/navigation';
import { cartItem } from '@/entities/cart/index.fixtures';
import { fakeStorage } from '../../testing/app/fakeStorage';
import { logOfSession, logIn } from '../../testing/app/logFiles';
import { type SecondCopy } from 'shared-list';
import { savedCart } from '../../testing/app/shown';
import { createMask, evidenceOf, firstDifference, writeLog } from 'action-log';
import { pageChosen, searchSubmitted } from '@/features/catalogue';
import { replayable } from '@/app/qa/replayable';
import { loadPages } from '@/app/qa/view';

const shirt = productOf({ id: 'p1', name: 'Camiseta 1' });
const mug = productOf({ id: 'p2', name: 'Caneca 2' });

beforeAll(loadPages);
afterEach(() => {
  closeStores();
  jest.useRealTimers();
});

it("alerts are raised in the order of the shopper's actions, after the changes are painted", async () => {
  const painting: (() => void)[] = [];
  const { store, world } = await openStore({ painted: () => new Promise((done) => painting.push(done)) });
  store.dispatch(productAdded(shirt));
  store.dispatch(productAdded(shirt));
  store.dispatch(productRemoved('p1'));
  store.dispatch(productRemoved('p1'));
  store.dispatch(quantityChanged({ id: 'p1', quantity: 2 }));
  store.dispatch(productAdded(null));
  // No alert: a new product, an undone removal, a new quantity, quantities that make no sense, an order.
  store.dispatch(productAdded(mug));
  store.dispatch(removalUndone());
  for (const quantity of [2, 0]) store.dispatch(quantityChanged({ id: 'p2', quantity }));
  for (const quantity of [0, 1.5]) store.dispatch(quantityChanged({ id: 'x', quantity }));
  store.dispatch(orderPlaced());
  await nextTask();
  expect(world.alerts).toEqual([]);
  painting.forEach((done) => done());
  await nextTask();
  expect(world.alerts).toEqual([
    'O produto Camiseta 1 já foi adicionado ao carrinho!',
    'Produto Removido com sucesso!',
    'Erro na remoção do produto',
    'Erro na alteração de quantidade do produto',
    'Erro na adição do produto',
  ]);
});

/** A store with products p1 and p2 in its cart, and fake timers. */
async function openWithTwo() {
  const { store } = await openStore();
  jest.useFakeTimers();
  [shirt, mug].forEach((product) => store.dispatch(productAdded(product)));
  return store;
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the offer to undo a removal', () => {
  it('the offer to undo lasts ten seconds after the last removal of an item that was in the cart', async () => {
    const store = await openWithTwo();
    store.dispatch(productRemoved('p1'));
    await pass(6_000);
    store.dispatch(productRemoved('p2'));
    await pass(1);
    expect(jest.getTimerCount()).toBe(1);
    store.dispatch(productRemoved('p1'));
    await pass(9_998);
    expect(selectRemovedName(store.getState())).toBe('Caneca 2');
    await pass(1);
    expect(selectRemovedName(store.getState())).toBeUndefined();
  });

  it('the offer to undo begins when the alert is closed', async () => {
    const painting: (() => void)[] = [];
    const painted = () => new Promise<void>((resolve) => painting.push(resolve));
    const { store } = await openStore({ painted });
    jest.useFakeTimers();
    store.dispatch(productAdded(shirt));
    store.dispatch(productRemoved('p1'));
    await pass(60_000);
    expect(selectRemovedName(store.getState())).toBe('Camiseta 1');
    painting.forEach((done) => done());
    await pass(10_000);
    expect(selectRemovedName(store.getState())).toBeUndefined();
  });
});

it('the wait of the checkout lasts five seconds, however often the order is placed, and begins again with the next order', async () => {
  const store = await openWithTwo();
  store.dispatch(orderPlaced());
  await pass(3_000);
  store.dispatch(orderPlaced());
  await pass(1_999);
  expect(selectIsWaiting(store.getState())).toBe(true);
  expect(selectPathname(store.getState())).toBe('/cart');
  await pass(1);
  expect(selectIsWaiting(store.getState())).toBe(false);
  expect(selectPathname(store.getState())).toBe('/');
  await pass(1); // The choices of a new beginning are saved.
  expect(jest.getTimerCount()).toBe(0);
  store.dispatch(productAdded(productOf({ id: 'p3' })));
  store.dispatch(orderPlaced());
  expect(selectIsWaiting(store.getState())).toBe(true);
  await pass(5_000);
  expect(selectIsWaiting(store.getState())).toBe(false);
});

it('a log contains what storage held, and what the effects of each action did', async () => {
  const cart = JSON.stringify([cartItem({ id: 'p1' })]);
  const { storage } = fakeStorage({ 'canecamisa:cart': cart });
  const session = await openStore({ storage });
  const { store } = session;
  store.dispatch(locationChanged({ to: '/cart', arrival: 'pushed' }));
  store.dispatch(productRemoved('p1'));
  await nextTask();
  const log = logOfSession(session);
  expect(log.happened.map(([, one]) => one)).toEqual([
    { read: 'cart', text: cart },
    { wrote: 'cart' },
    { wrote: 'catalogue' },
    { wrote: 'cart' },
    { alert: 'Produto Removido com sucesso!' },
  ]);
  const positionOf = (type: string) => log.actions.findIndex((action) => action.type === type) + 1;
  expect(log.happened[0]?.[0]).toBeLessThan(positionOf('cart/cartRestored'));
  expect(log.happened[3]?.[0]).toBe(positionOf('cart/productRemoved'));
});

it("a log contains another tab's messages, each before the action that it causes", async () => {
  const channel = Object.assign(new EventTarget(), { postMessage() {}, close() {} });
  const session = await openStore({ openChannel: () => channel as unknown as BroadcastChannel });
  const message = {
    version: 1,
    id: 'p9',
    item: cartItem({ id: 'p9' }),
    index: 0,
    stamp: { at: 5, tab: 'other' },
    orderKey: { at: 5, tab: 'other' },
  };
  channel.dispatchEvent(new MessageEvent('message', { data: message }));
  await nextTask();
  const log = logOfSession(session);
  const [count, note] = log.happened.find(([, one]) => 'tab' in one) ?? [];
  expect(note).toEqual({ tab: message });
  expect(log.actions[count ?? -1]?.type).toBe('cart/changedElsewhere');
});

/** A second copy that lasts as long as the test. */
function fakeCopy(): SecondCopy {
  let kept: Awaited<ReturnType<SecondCopy['read']>> = null;
  return { read: () => Promise.resolve(kept), write: (texts) => (kept = texts) };
}

it('a change that a killed browser had not written to the disk comes from the second copy', async () => {
  const secondCopy = fakeCopy();
  const first = await openStore({ secondCopy, tab: 'first', now: () => 1 });
  const add = (id: string) => first.store.dispatch(productAdded(productOf({ id })));
  ['p1', 'p2'].forEach(add);
  const onDisk = { ...localStorage } as Record<string, string>;
  add('p3');
  first.store.dispatch(productRemoved('p1'));
  first.store.dispatch(quantityChanged({ id: 'p2', quantity: 4 }));
  localStorage.clear();
  for (const [key, text] of Object.entries(onDisk)) localStorage.setItem(key, text);
  const { store } = await openStore({ secondCopy, tab: 'second', now: () => 2 });
  const items = [{ id: 'p2', quantity: 4 }, { id: 'p3' }];
  expect(selectCartItems(store.getState())).toMatchObject(items);
  expect(savedCart()).toMatchObject(items);
});

it('a log whose searches are hidden replays to what was recorded', async () => {
  const session = await openStore();
  const { store } = session;
  store.dispatch(searchSubmitted('caneca'));
  store.dispatch(pageChosen(2));
  store.dispatch(productAdded(productOf({ id: 'p1' })));
  store.dispatch(productRemoved('p1'));
  store.dispatch(searchSubmitted('azul'));
  store.dispatch(searchSubmitted('sabia'));
  store.dispatch(searchSubmitted('sabia')); // Once more, which adds no entry to the history.
  store.dispatch(locationChanged({ to: '/?busca=gato', arrival: 'pushed' }));
  const text = await writeLog(logOfSession(session, createMask()));
  const log = await logIn(text);
  expect(evidenceOf(log).missing).toEqual([]);
  expect(log.effects.flatMap(([, all]) => all)).toContainEqual({ alert: 'Produto Removido com sucesso!' });
  expect(firstDifference(log, replayable)).toBeNull();
  for (const typed of ['\\"caneca\\"', 'azul\\"', 'sabia\\"', 'busca=gato'])
    expect(text).not.toContain(typed);
});
