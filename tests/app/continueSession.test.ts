/** @jest-environment ./tests/app/testing/jsdom.ts */
import { waitFor } from '@testing-library/react';
import { devToolsOf } from './testing/devTools';
import {
  orderPlaced,
  productAdded,
  productRemoved,
  selectCartItems,
  selectRemovedName,
} from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { firstDifference, logOf, type Log } from 'action-log';
import { pageChosen, searchSubmitted, selectSearch } from '@/features/catalogue';
import { selectIsWaiting } from '@/features/checkout';
import { continueSession } from '@/app/continueSession';
import { replayable } from '@/app/qa/replayable';
import type { makeStore } from '@/app/redux/makeStore';
import type { World } from '@/app/redux/world';
import { header } from './testing/logFiles';
import { fakeStorage } from './testing/fakeStorage';
import { nextTask } from './testing/nextTask';
import { closeStores, openStore, startStore } from './testing/openStore';

const stops: (() => void)[] = [];

/** What `start.tsx` returns, without a screen. */
const sessionOf = (made: Awaited<ReturnType<typeof openStore>>) => ({
  ...made,
  root: document.createElement('div'),
  reactRoot: null,
  watches: [],
});

/** A session with a search and a cart, and the session that continues it. */
async function record(changes: Partial<World> = {}) {
  let clock = 1000;
  const old = await openStore({ now: () => clock++, ...changes });
  old.store.dispatch(searchSubmitted('1'));
  old.store.dispatch(pageChosen(2));
  old.store.dispatch(productAdded(productOf({ id: 'p1', name: 'Caneca 1' })));
  old.recorder.mark('here');
  old.store.dispatch(productAdded(productOf({ id: 'p2' })));
  old.store.dispatch(productRemoved('p1'));
  await nextTask();
  const next = async () => {
    const session = await continueSession(sessionOf(old));
    stops.push(session.stop, ...session.watches);
    await nextTask();
    return session;
  };
  return { old, next };
}

const logFrom = ({
  recorder,
  getLiveState,
}: Pick<ReturnType<typeof makeStore>, 'recorder' | 'getLiveState'>) =>
  logOf(recorder.recording, replayable, { ...header, end: getLiveState() });

/** The order of the requests of one action has no meaning. */
const requestsIn = ({ requests }: Log) => requests.map(([index, all]) => [index, new Set(all)]);

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  closeStores();
  jest.useRealTimers();
});

describe('after an edit', () => {
  it('the session has the same state and the same recording', async () => {
    const { old, next } = await record();
    const before = logFrom(old);
    const after = logFrom(await next());
    expect(after).toEqual({ ...before, happened: after.happened, requests: after.requests });
    expect(requestsIn(after)).toEqual(requestsIn(before));
    expect(after.happened.slice(0, before.happened.length)).toEqual(before.happened);
    expect(after.happened).toContainEqual([9, { alert: 'Produto Removido com sucesso!' }]);
    expect(after.marks).toEqual([[7, 'here']]);
    expect(firstDifference(after, replayable)).toBeNull();
  });

  it('nothing happens a second time', async () => {
    const { old, next } = await record();
    const traces = () => [old.requests.length, old.world.alerts.length, history.length, location.pathname];
    const before = traces();
    await next();
    expect(traces()).toEqual(before);
  });

  it('Redux DevTools has the whole session', async () => {
    const { old, next } = await record();
    const { store } = await next();
    const registrations = 1; // RTK Query's middleware registers itself when it sends the request.
    expect(devToolsOf(store).count()).toBe(devToolsOf(old.store).count() - registrations);
    devToolsOf(store).jump(0);
    expect(selectCartItems(store.getState())).toEqual([]);
  });

  it('listeners of the new code run, and those of the old code do not', async () => {
    const { storage, read } = fakeStorage();
    const { old, next } = await record({ storage });
    const { store } = await next();
    old.store.dispatch(productAdded(productOf({ id: 'old' })));
    await nextTask();
    expect(read('canecamisa:cart')).toMatchObject([{ id: 'p2' }]);
    store.dispatch(productAdded(productOf({ id: 'p3' })));
    await nextTask();
    expect(read('canecamisa:cart')).toMatchObject([{ id: 'p2' }, { id: 'p3' }]);
  });

  it("the new code's state is saved, and the old saved state does not come back", async () => {
    const { storage, read } = fakeStorage();
    const { next } = await record({ storage });
    storage().setItem('canecamisa:cart', '[]');
    storage().setItem('canecamisa:catalogue', '{}');
    const { store } = await next();
    expect(read('canecamisa:cart')).toMatchObject([{ id: 'p2' }]);
    expect(read('canecamisa:catalogue')).toMatchObject({ search: '1', page: 2 });
    expect(selectSearch(store.getState())).toBe('1');
  });

  it('waits begin again', async () => {
    const { old } = await record();
    old.store.dispatch(orderPlaced());
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    const session = await continueSession(sessionOf(old));
    stops.push(session.stop, ...session.watches);
    expect(selectIsWaiting(session.store.getState())).toBe(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(selectIsWaiting(session.store.getState())).toBe(false);
    expect(selectRemovedName(session.store.getState())).toBeUndefined();
  });

  it('products are requested again if their answer was still missing', async () => {
    const old = startStore();
    let requests = 0;
    globalThis.fetch = () => {
      requests += 1;
      return new Promise(() => {});
    };
    await waitFor(() => expect(requests).toBe(1));
    const session = await continueSession(sessionOf(old));
    stops.push(session.stop, ...session.watches);
    await waitFor(() => expect(requests).toBe(2));
  });

  it('the old session continues if the new code throws during the replay', async () => {
    const { old, next } = await record();
    expect(() => old.store.dispatch({ type: 'cart/quantityChanged', payload: null })).toThrow();
    await expect(next()).rejects.toThrow();
    old.store.dispatch(productAdded(productOf({ id: 'p3' })));
    expect(selectCartItems(old.store.getState())).toHaveLength(2);
  });
});
