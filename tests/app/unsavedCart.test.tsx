/** @jest-environment ./tests/app/testing/jsdom.ts */
import { act, screen } from '@testing-library/react';
import { orderPlaced, productAdded, productRemoved, selectIsUnsaved } from '@/entities/cart';
import { cartItem } from '@/entities/cart/index.fixtures';
import { productOf } from '@/entities/product/index.fixtures';
import { locationChanged } from '@/shared/navigation';
import { firstDifference, logOf } from 'action-log';
import { replayable } from '@/app/qa/replayable';
import { header } from './testing/logs';
import { nextTask } from './testing/nextTask';
import { closeApp, openApp } from './testing/openApp';
import { closeStores, openStore } from './testing/openStore';

const CART = 'canecamisa:cart';
const SENTENCE =
  'Seu carrinho não está sendo salvo neste navegador: finalize a compra antes de fechar ou recarregar a página.';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Ways in which a browser refuses to store; each lasts until mocks are restored. */
const refusals: Readonly<Record<string, () => void>> = {
  'is refused': () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  },
  'is full': () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  },
  'does not write': () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {});
  },
};
const giveBack = () => jest.restoreAllMocks();

const savedIds = () =>
  (JSON.parse(localStorage.getItem(CART) ?? '[]') as { id: string }[]).map(({ id }) => id);
const add = (id: string) => productAdded(productOf({ id }));

afterEach(() => {
  giveBack();
  closeStores();
  closeApp();
  jest.useRealTimers();
});

describe('a cart that cannot be saved', () => {
  it.each(Object.keys(refusals))(
    'is announced while storage %s, and saved as soon as possible',
    async (name) => {
      localStorage.setItem(CART, JSON.stringify([cartItem({ id: 'p1' })]));
      const { store } = await openStore();
      const isTold = () => selectIsUnsaved(store.getState());
      jest.useFakeTimers();
      refusals[name]?.();
      store.dispatch(add('p2'));
      // A press reads storage once, before it writes: a lost write is noticed at the next press.
      expect(isTold()).toBe(name !== 'does not write');
      store.dispatch(add('p3'));
      expect(isTold()).toBe(true);
      await jest.advanceTimersByTimeAsync(5_000);
      expect(isTold()).toBe(true);
      giveBack();
      expect(savedIds()).toEqual(['p1']);
      await jest.advanceTimersByTimeAsync(1_000);
      expect(savedIds()).toEqual(['p1', 'p2', 'p3']);
      expect(isTold()).toBe(false);
    },
  );

  it('is saved by the next change, too', async () => {
    const { store } = await openStore();
    refusals['is full']?.();
    store.dispatch(add('p1'));
    giveBack();
    store.dispatch(add('p2'));
    expect(savedIds()).toEqual(['p1', 'p2']);
    expect(selectIsUnsaved(store.getState())).toBe(false);
  });

  it('is announced once a visit, and only while something can be lost', async () => {
    const { store } = await openStore();
    const isTold = () => selectIsUnsaved(store.getState());
    refusals['is refused']?.();
    store.dispatch(add('p1'));
    store.dispatch(productRemoved('p1'));
    expect(isTold()).toBe(false);
    store.dispatch(add('p1'));
    expect(isTold()).toBe(true);
    store.dispatch(orderPlaced());
    expect(isTold()).toBe(false);
    giveBack();
    store.dispatch(add('p2'));
    refusals['is full']?.();
    store.dispatch(add('p3'));
    expect(isTold()).toBe(false);
    giveBack();
    store.dispatch(add('p4'));
    expect(savedIds()).toEqual(['p2', 'p3', 'p4']);
  });

  it('is not announced if storage keeps it', async () => {
    const { store } = await openStore();
    store.dispatch(add('p1'));
    expect(store.getState().cart).not.toHaveProperty('saving');
  });

  it('is in the log, once for each refusal, and replays the same', async () => {
    const { store, recorder, getLiveState } = await openStore();
    jest.useFakeTimers();
    refusals['is full']?.();
    store.dispatch(add('p1'));
    await jest.advanceTimersByTimeAsync(3_000);
    giveBack();
    await jest.advanceTimersByTimeAsync(1_000);
    const log = logOf(recorder.recording, replayable, { ...header, end: getLiveState(), hides: false });
    expect(log.actions.map(({ type }) => type).slice(-3)).toEqual([
      'cart/productAdded',
      'cart/saveFailed',
      'cart/saveResumed',
    ]);
    expect(log.happened.filter(([, { refused }]) => refused === 'cart')).toHaveLength(1);
    expect(firstDifference(log, replayable)).toBeNull();
  });
});

it('the cart page announces it in one sentence, politely, without an alert', async () => {
  const { store, world } = await openApp();
  const alert = jest.spyOn(world, 'alert');
  refusals['is full']?.();
  act(() => void store.dispatch(add('p1')));
  await screen.findByRole('heading', { name: 'SEU CARRINHO' });
  const [region] = screen.getAllByRole('status').filter((one) => one.textContent === SENTENCE);
  act(() => void store.dispatch(add('p2')));
  expect(screen.getAllByText(SENTENCE)).toEqual([region]);
  giveBack();
  act(() => void store.dispatch(productRemoved('p1')));
  await act(nextTask);
  expect(region).toBeEmptyDOMElement();
  expect(screen.queryByText(SENTENCE)).toBeNull();
  expect(alert).not.toHaveBeenCalledWith(expect.stringContaining('salvo'));
});

it('the error view says that the cart is saved only if it is', async () => {
  const PROMISE = /o seu carrinho está guardado/;
  const { store } = await openApp('/nowhere');
  expect(screen.getByText(PROMISE)).toBeInTheDocument();
  refusals['is full']?.();
  act(() => void store.dispatch(add('p1')));
  act(() => void store.dispatch(locationChanged({ to: '/nowhere', arrival: 'pushed' })));
  expect(await screen.findByText('Algo saiu do lugar por aqui.')).toBeInTheDocument();
  expect(screen.queryByText(PROMISE)).toBeNull();
});
