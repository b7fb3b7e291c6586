/** @jest-environment ./tests/app/testing/jsdom.ts */
import { productRemoved } from '@/entities/cart';
import { cartItem } from '@/entities/cart/index.fixtures';
import { locationChanged } from '@/shared/navigation';
import { fakeStorage } from './testing/fakeStorage';
import { logOfSession } from './testing/logFiles';
import { nextTask } from './testing/nextTask';
import { closeStores, openStore } from './testing/openStore';

afterEach(closeStores);

it('a log notes what storage held, and what the effects of each action did', async () => {
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

it("a log notes another tab's messages, each before the action that it causes", async () => {
  const channel = Object.assign(new EventTarget(), { postMessage() {}, close() {} });
  const session = await openStore({ openChannel: () => channel as unknown as BroadcastChannel });
  const message = {
    id: 'p9',
    item: cartItem({ id: 'p9' }),
    index: 0,
    stamp: { at: 5, tab: 'other' },
    added: { at: 5, tab: 'other' },
  };
  channel.dispatchEvent(new MessageEvent('message', { data: message }));
  await nextTask();
  const log = logOfSession(session);
  const [count, note] = log.happened.find(([, one]) => 'tab' in one) ?? [];
  expect(note).toEqual({ tab: message });
  expect(log.actions[count ?? -1]?.type).toBe('cart/changedElsewhere');
});
