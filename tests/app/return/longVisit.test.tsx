/** @jest-environment ./tests/testing/app/jsdom.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { cartItem } from '@/entities/cart/index.fixtures';
import { productRow } from '@/entities/product/index.fixtures';
import { selectOrderNumber } from '@/features/whatsappOrder';
import type { World } from '@/app/redux/world';
import { closeApp, openApp } from '../../testing/app/openApp';
import { changeSettings } from '../../testing/app/changeSettings';
import { logOfSession } from '../../testing/app/logFiles';
import { nextTask } from '../../testing/app/openStore';

// A page lives long (docs/contract.md): what it promises is renewed when it is looked at again.

const MINUTE = 60_000;
const saved = cartItem({ id: 'a', name: 'Caneca Sabiá', price_in_cents: 1990 });
const list = [productRow({ id: 'a', name: 'Caneca Sabiá', price_in_cents: 1990 })];
const dearerList = [productRow({ id: 'a', name: 'Caneca Sabiá', price_in_cents: 2590 })];

let time = 0;
let calls = 0;

beforeEach(() => {
  const contact = 'mailto:oi@loja.example';
  changeSettings({ company: { name: 'Loja Ltda.', cnpj: '11222333000181', address: 'Recife', contact } }); // A demonstration shop promises no dates.
  time = Date.parse('2026-11-27T23:30-03:00');
  calls = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => time);
});

afterEach(() => {
  closeApp();
  jest.restoreAllMocks();
});

type Backend = () => Promise<Response>;

const answers =
  (rows: unknown): Backend =>
  () =>
    Promise.resolve(new Response(JSON.stringify(rows)));
const isDown: Backend = () => Promise.reject(new TypeError('Failed to fetch'));

function setBackend(backend: Backend) {
  globalThis.fetch = () => {
    calls += 1;
    return backend();
  };
}

const text = () => screen.getByRole('region', { name: 'Resumo do pedido' }).textContent;
const notes = () => screen.queryAllByRole('note').map(({ textContent }) => textContent);

/** Opens the cart with an item on 27 November, late in the evening. */
async function openCart(rows: unknown = list, changes: Partial<World> = {}) {
  localStorage.setItem('canecamisa:cart', JSON.stringify([saved]));
  const app = await openApp('/cart', rows, { now: () => time, ...changes });
  await waitFor(() => expect(text()).toContain('Chega entre 3 e 10 de dezembro'));
  return app;
}

const send = (event: Event, target: EventTarget = document) =>
  act(async () => {
    target.dispatchEvent(event);
    await nextTask();
  });

/** The shopper looks at the page again, some minutes later. */
function lookAfter(minutes: number) {
  time += minutes * MINUTE;
  return send(new Event('visibilitychange'));
}

it('a page that the shopper looks at again after an hour requests the list, and says what has changed', async () => {
  const { store } = await openCart();
  const number = selectOrderNumber(store.getState());
  setBackend(answers(dearerList));
  await lookAfter(60);
  expect([calls, notes()]).toEqual([0, []]);
  await lookAfter(1);
  expect([calls, notes()]).toEqual([1, ['Agora R$\u00a025,90 (era R$\u00a019,90)']]);
  await lookAfter(60);
  expect(calls).toBe(1);
  expect(selectOrderNumber(store.getState())).toBe(number); // It may have been sent.
});

it.each([
  ['that has been put back', -300 * 24 * 60, 'Chega entre 5 e 12 de fevereiro'],
  ['ten days later', 10 * 24 * 60 + 12 * 60, 'Chega entre 14 e 21 de dezembro'],
])('the dates follow a clock %s', async (_what, minutes, dates) => {
  await openCart();
  await lookAfter(minutes);
  expect(text()).toContain(dates);
});

it('a page from the page cache requests the list again, and a hidden page does not', async () => {
  await openCart();
  setBackend(answers(list));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await lookAfter(600);
  expect(calls).toBe(0);
  await send(new Event('pageshow'), window);
  expect(calls).toBe(1);
});

it('two events of one return to the page lead to one request', async () => {
  await openCart();
  setBackend(answers(list));
  time += 90 * MINUTE;
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    dispatchEvent(new Event('pageshow'));
    await nextTask();
  });
  expect(calls).toBe(1);
});

it('the page keeps its list while the new one is requested, and if the request fails', async () => {
  const { store } = await openCart(dearerList);
  await waitFor(() => expect(notes()).toHaveLength(1));
  const before = notes();
  let fail = () => {};
  setBackend(
    () => new Promise((_resolve, reject) => (fail = () => reject(new TypeError('Failed to fetch')))),
  );
  await lookAfter(10 * 24 * 60 + 12 * 60);
  expect(notes()).toEqual(before);
  expect(text()).toContain('Chega entre 14 e 21 de dezembro'); // The look's time, not the list's.
  await act(async () => {
    fail();
    await nextTask();
  });
  expect(notes()).toEqual(before);
  expect(text()).toContain('Chega entre 14 e 21 de dezembro');
  setBackend(answers(list));
  await lookAfter(1); // The list is still the old one.
  expect(notes()).toEqual([]);
  expect(store.getState().navigation.pathname).toBe('/cart');
});

it('a request without an answer for an hour is replaced by a new one', async () => {
  await openCart();
  let isAborted = false;
  globalThis.fetch = (request) => {
    (request as Request).signal.addEventListener('abort', () => (isAborted = true));
    return new Promise(() => {});
  };
  await lookAfter(90);
  setBackend(answers(dearerList));
  await lookAfter(30);
  expect([isAborted, calls]).toEqual([false, 0]);
  await lookAfter(60);
  expect([isAborted, calls]).toEqual([true, 1]);
  expect(notes()).toHaveLength(1);
});

it('without a backend the dates are updated, and the built-in list stays', async () => {
  await openCart('<html>');
  setBackend(isDown);
  await lookAfter(10 * 24 * 60 + 12 * 60);
  expect(text()).toContain('Chega entre 14 e 21 de dezembro');
  await lookAfter(10);
  expect(calls).toBe(1);
});

it('no request is sent while an earlier state is shown, until the present is shown again', async () => {
  const { store, recorder } = await openCart();
  const count = () => recorder.recording.segments.flatMap(({ actions }) => actions).length;
  setBackend(answers(list));
  const before = count();
  act(() => store.show(store.getState()));
  await lookAfter(90);
  await lookAfter(90);
  expect([calls, count()]).toEqual([0, before]);
  await act(async () => {
    store.show(null);
    await nextTask();
  });
  expect(calls).toBe(1);
});

it('a log contains the return to the page and its request, and no return is noted after the visit', async () => {
  const app = await openCart();
  setBackend(isDown);
  await lookAfter(90);
  const log = logOfSession(app);
  const index = log.actions.findIndex(({ type }) => type === 'product/oldListSeen');
  expect(log.actions.slice(index).map(({ type }) => type)).toEqual([
    'product/oldListSeen',
    'product/executeQuery/pending',
    'product/executeQuery/rejected',
  ]);
  expect(log.effects.filter(([from]) => from >= index).flatMap(([, effects]) => effects)).toEqual([
    { renew: '/products' },
    { request: 'GET /products' },
  ]);
  closeApp();
  await lookAfter(90);
  expect(calls).toBe(1);
});
