/** @jest-environment ./tests/app/testing/jsdom.ts */
import { gzipSync } from 'node:zlib';
import { act, screen } from '@testing-library/react';
import { selectCartItems } from '@/entities/cart';
import { cartItem } from '@/entities/cart/index.fixtures';
import { productList, productOf } from '@/entities/product/index.fixtures';
import { firstDifference, hashOf, readLog, startOf, stepsOf } from 'action-log';
import { isState } from '@/app/qa/isState';
import { replayable } from '@/app/qa/replayable';
import type { RootState } from '@/app/redux/rootReducer';
import { closeApp, openApp } from './testing/openApp';

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
  'a sort order that every object has': { catalogue: { sort: 'toString' } },
  'a sort order that is an object': { catalogue: { sort: {} } },
  'a page of 1.5': { catalogue: { page: 1.5 } },
  'a cart of null': { cart: { items: [null] } },
  'a cart that is an object': { cart: { items: { length: 1 } } },
  'an item without a name': { cart: { items: [item({ name: undefined })] } },
  'an item with a quantity alone': { cart: { items: [{ quantity: 1 }] } },
  'an item whose name is an object': { cart: { items: [item({ name: unspeakable })] } },
  'an item whose price is a text': { cart: { items: [item({ price_in_cents: '1990' })] } },
  'an item whose quantity is a list': { cart: { items: [item({ quantity: [1] })] } },
  'an item whose category every object has': { cart: { items: [item({ category: 'constructor' })] } },
  'an item with a name of 10 MB': { cart: { items: [item({ name: huge })] } },
  'a removed item without fields': { cart: { items: [], removed: { item: {}, index: 0 } } },
  'a removed item whose index is a text': { cart: { items: [], removed: { item: item({}), index: 'x' } } },
  'an open menu that is an object': { cart: { items: [], openMenu: {} } },
  'a query that is null': { product: { queries: { 'list(undefined)': null } } },
  'products that are no list': queries({ products: 'x', source: 'backend' }),
  'products of null': queries({ products: [null], source: 'backend' }),
  'a product with a written price alone': queries({
    ...productList([]),
    products: [{ priceFormatted: 'x' }],
  }),
  'a product with a description of 10 MB': queries(productList([product({ description: huge })])),
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
  'an action that is 100,000 levels deep': () =>
    file({ payload: `[{"type":"cart/undoExpired","payload":${nested(100_000)}}]` }),
  'notes that are 100,000 levels deep': () =>
    file({ marks: 0 }).replace('"marks":0', `"marks":${nested(100_000)}`),
  '100,000 brackets that nobody closes': () =>
    `{"format":"canecamisa-log","version":1,"x":${'['.repeat(100_000)}`,
  'nothing but a prototype': () => '{"__proto__":{"format":"canecamisa-log","version":1}}',
  'an action of a type of 10 MB': () => actions({ type: huge }),
  'an address of an action of 10 MB': () => actions(go(`/${huge}`)),
  'an answer with a name of 10 MB': () => arrived(productList([product({ name: huge })])),
  'a note of 10 MB': () => file({ marks: [[0, huge]] }),
};

/** These are shown, without the parts that make no sense. */
const shown: Readonly<Record<string, () => string>> = {
  'an action of the type constructor': () => actions({ type: 'constructor' }, { type: 'constructor/x' }),
  'actions of types that every object has': () =>
    actions(
      ...['__proto__', '__proto__/x', 'toString', 'hasOwnProperty/x', 'valueOf'].map((type) => ({ type })),
    ),
  'an action of an empty type': () => actions({ type: '' }, { type: '/' }),
  'fields that are prototypes': () =>
    actions({ type: 'cart/undoExpired' })
      .replace('{"format"', '{"__proto__":{"polluted":1},"format"')
      .replace('\\"type\\"', '\\"__proto__\\":{\\"polluted\\":1},\\"type\\"'),
  'a state with a prototype in it': () =>
    file({ preloadedState: '{"__proto__":{"polluted":1},"cart":{"items":[],"__proto__":{"openMenu":5}}}' }),
  'changes that reach for the prototype': () =>
    file({
      payload: '[{"type":"cart/undoExpired"}]',
      stepChanges: [
        zipped(
          '[["__proto__.polluted",1],["cart.__proto__.polluted",1],["constructor.prototype.polluted",1]]',
        ),
      ],
    }),
  'an address that an action leads to on another host': () =>
    actions(go('//evil.invalid/x'), go('/\\evil.invalid'), go('///'), go('https://evil.invalid/')),
  'an address of an action that is a script': () =>
    actions(go('javascript:alert(1)'), go('data:text/html,x')),
  'an address of an action that is not a text': () => actions(go(unspeakable), go(null), go(7), go(['/'])),
  'an answer with rows that are not products': () => arrived({ products: [null, 7, {}], source: 'backend' }),
  'an answer that is null': () => arrived(null),
  'an answer of the shop with markup': () =>
    arrived(
      productList([
        product({ name: '<img src=x onerror=alert(1)>', description: '</script><script>alert(1)</script>' }),
        product({ id: '<b>', name: '\u202egnivas\0', image_url: '/pictures/mugs.svg?"onerror="alert(1)' }),
      ]),
    ),
  'payloads of another kind': () =>
    actions(
      ...'productAdded productRemoved quantityChanged quantityMenuToggled cartRestored changedElsewhere'
        .split(' ')
        .flatMap((type) => wrong.map((payload) => ({ type: `cart/${type}`, payload }))),
    ),
  'choices of another kind': () =>
    actions(
      ...'categoryChosen searchSubmitted sortChosen pageChosen choicesRestored linkOpened'
        .split(' ')
        .flatMap((type) => wrong.map((payload) => ({ type: `catalogue/${type}`, payload }))),
    ),
  'wrong states that were restored': () =>
    actions(
      ...[null, 'x', refusedStates['a cart of null'], refusedStates['an address of another host']].map(
        (payload) => ({ type: 'action-log/stateRestored', payload }),
      ),
    ),
  'a header of another kind': () =>
    file({
      app: { version: unspeakable, commit: [unspeakable] },
      recordedAt: unspeakable,
      url: unspeakable,
      viewport: { width: unspeakable, height: 'x' },
      products: { source: unspeakable, count: unspeakable, fingerprint: unspeakable },
    }),
  'lists of another kind': () =>
    file({
      payload: '[{"type":"cart/undoExpired"}]',
      times: [unspeakable, null, 'x', -1e308],
      hashes: [[0, unspeakable], [unspeakable], 7],
      requests: [
        [0, [unspeakable, { alert: unspeakable }, { constructor: 1 }]],
        [-5],
        [1e308, [{ alert: null }]],
      ],
      marks: [
        [0, unspeakable],
        [1e308, 'x'],
        [-1, null],
        [0.5, '<b>'],
      ],
      screen: [[unspeakable]],
    }),
  'log notes of another kind': () =>
    file({
      payload: '[{"type":"cart/undoExpired"}]',
      happened: [
        [0, { click: { role: unspeakable, name: unspeakable } }],
        [0, { key: unspeakable, on: null }],
        [0, { submit: unspeakable, on: 7 }],
        [1, { alert: unspeakable }],
        [1, { refused: unspeakable, why: unspeakable }],
        [1, { error: unspeakable }],
        [0, { constructor: 1, __proto__: 2 }],
      ],
    }),
  '200,000 presses': () =>
    file({ happened: Array.from({ length: 200_000 }, () => [0, { click: { role: 'button', name: 'x' } }]) }),
  '100,000 actions': () => actions(...Array.from({ length: 100_000 }, () => ({ type: 'cart/undoExpired' }))),
  'changes that unzip to 200 MB': () =>
    file({
      payload: '[{"type":"cart/undoExpired"},{"type":"cart/undoExpired"}]',
      stepChanges: [zipped(Buffer.alloc(200 * 2 ** 20, 32))],
    }),
  'an address of an action of 1 MB': () => actions(go(`/${long}`)),
  'an answer with a name of 1 MB': () => arrived(productList([product({ name: long })])),
  'a note of 1 MB': () => file({ marks: [[0, long]] }),
  'changes that are no changes': () =>
    file({
      payload: '[{"type":"cart/undoExpired"},{"type":"cart/undoExpired"},{"type":"cart/undoExpired"}]',
      stepChanges: [zipped('{}\t7\n[[7]]\tnull\n[["cart.items[p1].name"]]\t[["items",{}]]')],
    }),
  'notes of RTL marks, NUL and half characters': () =>
    file({
      marks: [
        [0, '\u202eabc\u2066\0'],
        [0, '\ud83d'],
      ],
    }),
};

/** The largest logs: only the nightly tests open them. */
const large = /100,000 actions|200,000 presses|unzips to 200 MB/;
const opened = Object.entries(shown).filter(([name]) => process.env.SOAK || !large.test(name));

afterEach(closeApp);
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

it.each(Object.entries(refused))('a log with %s is refused', async (_name, text) => {
  const log = await readLog(text(), 'canecamisa');
  if (typeof log !== 'string') expect(() => startOf(log, replayable)).toThrow('not a state of this app');
});

it.each(opened)("a log with %s is shown, and the shopper's session does not change", async (_name, text) => {
  localStorage.setItem('canecamisa:cart', JSON.stringify([cartItem({ id: 'own' })]));
  const { store } = await openApp('/cart');
  const [hash, saved, address] = [
    hashOf(store.getState()),
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
  expect([hashOf(store.getState()), localStorage.getItem('canecamisa:cart'), location.href]).toEqual([
    hash,
    saved,
    address,
  ]);
  expect({}).not.toHaveProperty('polluted');
});
