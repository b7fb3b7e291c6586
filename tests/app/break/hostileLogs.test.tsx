/** @jest-environment ./tests/testing/app/jsdom.ts */
import { gzipSync } from 'node:zlib';
import { act, screen } from '@testing-library/react';
import { selectCartItems } from '@/entities/cart';
import { cartItem } from '@/entities/cart/index.fixtures';
import { productList, productOf } from '@/entities/product/index.fixtures';
import { firstDifference, structuralHash, readLog, startOf, stepsOf } from 'action-log';
import { isState } from '@/app/qa/isState';
import { replayable } from '@/app/qa/replayable';
import type { RootState } from '@/app/redux/rootReducer';
import { closeApp, openApp } from '../../testing/app/openApp';

// Files of a stranger: logs that nobody recorded. What readLog.test.ts refuses of any app is not here.

const file = (changes: object): string =>
  JSON.stringify({
    format: 'canecamisa-log',
    version: 1,
    app: { version: '0.1.0', commit: 'abc' },
    recordedAt: '2025-01-06T12:00:00.000Z',
    url: 'http://localhost:3000/',
    viewport: { width: 1440, height: 900 },
    preloadedState: '{}',
    payload: '[]',
    ...changes,
  });

const actions = (...all: unknown[]) => file({ payload: JSON.stringify(all) });
const queries = (data: unknown) => ({
  product: { queries: { 'list(undefined)': { status: 'fulfilled', endpointName: 'list', data } } },
});
const arrived = (payload: unknown) => {
  const meta = { arg: { endpointName: 'list', queryCacheKey: 'list(undefined)' }, requestId: 'a' };
  return actions(
    { type: 'product/executeQuery/pending', meta },
    { type: 'product/executeQuery/fulfilled', meta, payload },
  );
};

/** JSON of lists in lists, which `JSON.stringify` is too recursive to write. */
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const item = (changes: object) => ({ ...cartItem({ id: 'p1' }), ...changes });
const product = (changes: object) => ({ ...productOf({ id: 'p1' }), ...changes });
const huge = 'x'.repeat(10 * 2 ** 20);
const long = 'x'.repeat(2 ** 20);
/** An object that `String` cannot turn into a text. */
const unspeakable = { toString: 1, valueOf: 2, toJSON: 3 };
/** Payloads that no action has. */
const wrong = [null, 7, 'constructor', [], {}, [null], unspeakable];
const zipped = (text: string | Buffer) => gzipSync(text).toString('base64');
const go = (to: unknown) => ({ type: 'navigation/locationChanged', payload: { to, arrival: 'pushed' } });

/** Parts of a state that no shop has. */
const refusedStates: Readonly<Record<string, object>> = {
  'an address of another host': { navigation: { pathname: '//evil.invalid/x' } },
  'an address of another host, with a backslash': { navigation: { pathname: '/\\evil.invalid/x' } },
  'an address that is a script': { navigation: { pathname: 'javascript:alert(1)' } },
  'a slice that is a text': { cart: 'items' },
  'a category that every object has': { catalogue: { category: 'constructor' } },
  'a sort order that is an object': { catalogue: { sort: {} } },
  'a page of 1.5': { catalogue: { page: 1.5 } },
  'a cart of null': { cart: { items: [null] } },
  'an item whose name is an object': { cart: { items: [item({ name: unspeakable })] } },
  'an item whose quantity is a list': { cart: { items: [item({ quantity: [1] })] } },
  'an item with a name of 10 MB': { cart: { items: [item({ name: huge })] } },
  'a removed item whose index is a text': { cart: { items: [], removed: { item: item({}), index: 'x' } } },
  'an open menu that is an object': { cart: { items: [], openMenu: {} } },
  'a query that is null': { product: { queries: { 'list(undefined)': null } } },
  'products of null': queries({ products: [null], source: 'backend' }),
  'a product whose price is written by an object': queries(productList([product({ priceFormatted: {} })])),
  'a part of a list that is a text': queries({ ...productList([product({})]), part: 'all of it' }),
};

/** By name, what makes the text of the file: some are long. */
const refused: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    Object.entries(refusedStates).map(([name, slices]) => [
      name,
      () => file({ preloadedState: JSON.stringify(slices) }),
    ]),
  ),
  'a state that is 100,000 levels deep': () => file({ preloadedState: `{"cart":${nested(100_000)}}` }),
  'notes that are 100,000 levels deep': () =>
    file({ marks: 0 }).replace('"marks":0', `"marks":${nested(100_000)}`),
  'nothing but a prototype': () => '{"__proto__":{"format":"canecamisa-log","version":1}}',
  'an address of an action of 10 MB': () => actions(go(`/${huge}`)),
  'a note of 10 MB': () => file({ marks: [[0, huge]] }),
};

/** These are shown, without the parts that make no sense. */
const shown: Readonly<Record<string, () => string>> = {
  'types that every object has': () =>
    actions(...'__proto__ constructor/x toString hasOwnProperty/x / '.split(' ').map((type) => ({ type }))),
  prototypes: () =>
    file({
      preloadedState: '{"__proto__":{"polluted":1},"cart":{"items":[],"__proto__":{"openMenu":5}}}',
      payload: '[{"type":"cart/undoExpired","__proto__":{"polluted":1}}]',
      stepChanges: [zipped('[["__proto__.polluted",1],["constructor.prototype.polluted",1]]')],
    }).replace('{"format"', '{"__proto__":{"polluted":1},"format"'),
  'addresses of other hosts and of scripts': () =>
    actions(
      ...['//evil.invalid/x', '/\\evil.invalid', '///', 'https://evil.invalid/'].map(go),
      ...['javascript:alert(1)', 'data:text/html,x', unspeakable, null, 7, ['/']].map(go),
    ),
  'answers with rows that are not products': () => arrived({ products: [null, 7, {}], source: 'backend' }),
  'answers of the shop with markup': () =>
    arrived(
      productList([
        product({ name: '<img src=x onerror=alert(1)>', description: '</script><script>alert(1)</script>' }),
        product({ id: '<b>', name: '\u202egnivas\0', image_url: '/pictures/mugs.svg?"onerror="alert(1)' }),
      ]),
    ),
  'payloads of another kind': () =>
    actions(
      ...'cart/productAdded cart/productRemoved cart/quantityChanged cart/cartRestored cart/changedElsewhere catalogue/categoryChosen catalogue/searchSubmitted catalogue/sortChosen catalogue/pageChosen catalogue/choicesRestored'
        .split(' ')
        .flatMap((type) => wrong.map((payload) => ({ type, payload }))),
    ),
  'wrong states that were restored': () =>
    actions(
      ...[null, 'x', refusedStates['a cart of null'], refusedStates['an address of another host']].map(
        (payload) => ({ type: 'action-log/stateRestored', payload }),
      ),
    ),
  'changes that unzip to 200 MB': () =>
    file({
      payload: '[{"type":"cart/undoExpired"},{"type":"cart/undoExpired"}]',
      stepChanges: [zipped(Buffer.alloc(200 * 2 ** 20, 32))],
    }),
  'texts of 1 MB': () => actions(go(`/${long}`), { type: 'catalogue/searchSubmitted', payload: long }),
};

afterEach(closeApp);
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

it.each(Object.entries(refused))('a log with %s is refused', async (_name, text) => {
  const log = await readLog(text(), 'canecamisa');
  if (typeof log !== 'string') expect(() => startOf(log, replayable)).toThrow('not a state of this app');
});

it.each(Object.entries(shown))(
  "a log with %s is shown, and the shopper's session does not change",
  async (_name, text) => {
    localStorage.setItem('canecamisa:cart', JSON.stringify([cartItem({ id: 'own' })]));
    const { store } = await openApp('/cart');
    const [hash, saved, address] = [
      structuralHash(store.getState()),
      localStorage.getItem('canecamisa:cart'),
      location.href,
    ];
    expect(selectCartItems(store.getState())).toHaveLength(1);

    const log = await readLog(text(), 'canecamisa');
    if (typeof log === 'string') throw new Error(log);
    firstDifference(log, replayable);
    const show = (state: RootState) => {
      expect(isState(state)).toBe(true);
      act(() => store.show(state));
      // An unknown address shows the error view, as in the shop; after a crash it would show another reason.
      const failure = screen.queryByText('Unexpected Application Error!');
      if (failure) expect(failure.parentElement).toHaveTextContent('404 Not Found');
    };
    show(startOf(log, replayable));
    for (const { index, action, before, after } of stepsOf(log, replayable)) {
      if (index < 50) expect(typeof replayable.describe(action, before)).toBe('string');
      if (index < 50 && after !== before) show(after);
    }
    act(() => store.show(null));
    expect([
      structuralHash(store.getState()),
      localStorage.getItem('canecamisa:cart'),
      location.href,
    ]).toEqual([hash, saved, address]);
    expect({}).not.toHaveProperty('polluted');
  },
);
