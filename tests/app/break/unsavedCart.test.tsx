/** @jest-environment ./tests/testing/app/jsdom.ts */
import { act, screen } from '@testing-library/react';
import { orderPlaced, productAdded, productRemoved, selectIsUnsaved } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { locationChanged } from '@/shared/navigation';
import { firstDifference } from 'action-log';
import { replayable } from '@/app/qa/replayable';
import { logOfSession } from '../../testing/app/logFiles';
import { closeApp, openApp } from '../../testing/app/openApp';
import { closeStores, openStore } from '../../testing/app/openStore';
import { savedCart } from '../../testing/app/shown';

/** Makes these methods of storage fail, until mocks are restored. */
const refuse = (...methods: ('getItem' | 'setItem')[]) =>
  methods.forEach((method) =>
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  );
const giveBack = () => jest.restoreAllMocks();

const savedIds = () => savedCart().map(({ id }) => id);
const add = (id: string) => productAdded(productOf({ id }));

afterEach(() => {
  giveBack();
  closeStores();
  closeApp();
  jest.useRealTimers();
});

// When a list cannot be saved, and when it is tried again, is tested in packages/shared-list.
it('a cart that cannot be saved is announced on the screen and in the log, until a later try saves it', async () => {
  const session = await openStore();
  const { store } = session;
  jest.useFakeTimers();
  store.dispatch(add('p1'));
  expect(store.getState().cart).not.toHaveProperty('saving');
  refuse('setItem');
  store.dispatch(add('p2'));
  expect(selectIsUnsaved(store.getState())).toBe(true);
  await jest.advanceTimersByTimeAsync(5_000);
  expect([selectIsUnsaved(store.getState()), savedIds()]).toEqual([true, ['p1']]);
  giveBack();
  await jest.advanceTimersByTimeAsync(1_000);
  expect([selectIsUnsaved(store.getState()), savedIds()]).toEqual([false, ['p1', 'p2']]);
  const log = logOfSession(session);
  expect(log.actions.map(({ type }) => type).slice(-3)).toEqual([
    'cart/productAdded',
    'cart/saveFailed',
    'cart/saveResumed',
  ]);
  expect(log.happened.filter(([, { refused }]) => refused === 'cart')).toHaveLength(1);
  expect(firstDifference(log, replayable)).toBeNull();
});

it('a cart that cannot be saved is announced once during a visit, and only while something can be lost', async () => {
  const { store } = await openStore();
  const isAnnounced = () => selectIsUnsaved(store.getState());
  refuse('getItem', 'setItem');
  store.dispatch(add('p1'));
  store.dispatch(productRemoved('p1'));
  expect(isAnnounced()).toBe(false);
  store.dispatch(add('p1'));
  expect(isAnnounced()).toBe(true);
  store.dispatch(orderPlaced());
  expect(isAnnounced()).toBe(false);
  giveBack();
  store.dispatch(add('p2'));
  refuse('setItem');
  store.dispatch(add('p3'));
  expect(isAnnounced()).toBe(false);
  giveBack();
  store.dispatch(add('p4'));
  expect(savedIds()).toEqual(['p2', 'p3', 'p4']);
});

it('the error view says that the cart is saved only if it is', async () => {
  const PROMISE = /o seu carrinho está guardado/;
  const { store } = await openApp('/nowhere');
  expect(screen.getByText(PROMISE)).toBeInTheDocument();
  refuse('setItem');
  act(() => void store.dispatch(add('p1')));
  act(() => void store.dispatch(locationChanged({ to: '/nowhere', arrival: 'pushed' })));
  expect(await screen.findByText('Esta página não existe.')).toBeInTheDocument();
  expect(screen.queryByText(PROMISE)).toBeNull();
});
