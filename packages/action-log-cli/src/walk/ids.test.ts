import { createIds, isSameShape } from './ids';

const [mine, theirs] = ['V1StGXR8_Z5jdHi6B-myT', 'Uakgb_J5m9g-0JDMbcJqL'];
const known = (text: string) => ['camiseta-azul', 'camiseta-roxa'].includes(text);

it.each<[string, unknown, unknown, boolean]>([
  ['ids', { id: mine, done: false }, { id: theirs, done: false }, true],
  ['ids of another length', { id: 'hbj98xypg7' }, { id: '88xvhx7c804' }, true],
  ['an id of another length, without a digit', 'hbjxxypgab', '88xvhx7c804', true],
  ['words of another length', 'camiseta', 'camisetas', false],
  ['texts of two words', 'camiseta-1', 'camiseta-12', false],
  ['long numbers', '100000000', '1000000000', false],
  ['times', [1704067200000, '2024-01-01T00:00:00.000Z'], [1764067200000, '2025-11-25T10:40:00.000Z'], true],
  ['an id in an address', `/notes/${mine}?edit`, `/notes/${theirs}?edit`, true],
  ['another address', `/notes/${mine}?edit`, `/notes/${theirs}`, false],
  ['a field more', { id: mine }, { id: theirs, done: true }, false],
  ['short ids', 'Order K7Q-F3M', 'Order 2BC-9ZX', true],
  ['texts that the session had before', 'camiseta-azul', 'camiseta-roxa', false],
  ['short texts', 'mug 1', 'mug 2', false],
  ['numbers', 12, 13, false],
  ['lists of another length', [mine], [theirs, theirs], false],
  ['a value and its absence', { at: 1704067200000 }, {}, false],
])(
  'ids and times of two sessions may differ, and other values may not: %s',
  (_what, first, second, isSame) => {
    expect(isSameShape(first, second, known)).toBe(isSame);
  },
);

it('an action with an id that the log generated gets the id that the page generated', () => {
  const ids = createIds();
  ids.note(JSON.stringify({ id: mine }), JSON.stringify({ id: theirs }));
  expect(ids.inPage(`/notes/${mine}?edit`)).toBe(`/notes/${theirs}?edit`);
  expect([ids.isOfPage(mine), ids.isOfPage(theirs)]).toEqual([false, true]);
});
