import { changesBetween } from './changes';
import { describeFacts } from './facts';
import { pathOfId, pathOfKeys, readOrder, stepsOfPath, valueAt, writeOrder } from './path';

/** Keys and ids with the signs that a path is made of. */
const odd = [
  'ana.souza@example.com',
  'https://example.com/a.b[0]?c=[d]',
  'getPost({"ids":["a.b"]})',
  '[p1]',
  'a]',
  '"quoted"',
  'a"',
  'back\\slash',
  '["a"]',
  '.',
  '',
  ' order',
  'last order',
  'a,b',
  'two\nlines',
  '0',
  'Sabiá',
];

describe('a path', () => {
  it.each(odd)(
    'a path leads to the value under an unusual key, and to those below and above it: %j',
    (key) => {
      for (const state of [
        { [key]: 1 },
        { byKey: { [key]: { title: 1 } } },
        { [key]: { [key]: [{ [key]: 1 }] } },
      ]) {
        const changes = changesBetween({}, state);
        expect(changes.map(([path]) => valueAt(state, path))).toEqual(changes.map(([, to]) => to));
        expect(changes.map(([path]) => stepsOfPath(path)[0]?.text)).toEqual([Object.keys(state)[0]]);
      }
      const keys = ['a', key, 'b', key];
      expect(stepsOfPath(pathOfKeys(keys)).map(({ text }) => text)).toEqual(keys);
    },
  );

  it.each(odd)("a path leads to a list's member with an unusual id: %j", (id) => {
    const state = { items: [{ id: 'other' }, { id, quantity: 2 }] };
    expect(valueAt(state, `${pathOfId('items', id)}.quantity`)).toBe(2);
    const before = { items: [state.items[0], { id, quantity: 1 }] };
    expect(changesBetween(before, state)).toEqual([[`${pathOfId('items', id)}.quantity`, 2]]);
  });

  it('a path leads to the order of ids, and each id is read back as it was written', () => {
    expect(readOrder(writeOrder(odd))).toEqual(odd);
    const [items, moved] = [odd, odd.toReversed()].map((ids) => ids.map((id) => ({ id })));
    const changes = changesBetween({ items }, { items: moved });
    expect(changes).toEqual([['items order', writeOrder(odd.toReversed())]]);
    expect(valueAt({ items: moved }, 'items order')).toBe(writeOrder(odd.toReversed()));
  });

  it('a path has brackets only around keys that cannot follow a dot', () => {
    expect(pathOfKeys(['cart', 'items', '0', 'unit price'])).toBe('cart.items.0.unit price');
    expect(pathOfKeys(['byUrl', '/a.b', 'title'])).toBe('byUrl["/a.b"].title');
    expect(pathOfId('cart.items', 'p1')).toBe('cart.items[p1]');
  });

  it('a path that a person wrote wrong leads to nothing', () => {
    for (const path of ['a["b', 'a["\\x"]', 'a[', 'a..b', '[]'])
      expect(valueAt({ a: { b: [] } }, path)).not.toBe(1);
  });
});

it('a difference under an unusual key is shown with the values of both sides', () => {
  const stateOf = (title: string) => ({ 'a.b[c]': { title, same: 1 } });
  expect(describeFacts([{ path: 'pages', expected: stateOf('old'), actual: stateOf('new') }])).toEqual([
    'pages["a.b[c]"].title: - expected, + actual',
    '- "old"',
    '+ "new"',
  ]);
});
