import { changesBetween } from './changes';
import { structuralHash } from './hash';

const item = (id: string, quantity = 1) => ({ id, quantity });

describe('the changes between two states', () => {
  it('there are no changes between a state and itself or its copy', () => {
    const state = { cart: { items: [item('a')], openMenu: null } };
    expect(changesBetween(state, state)).toEqual([]);
    expect(changesBetween(state, structuredClone(state))).toEqual([]);
  });

  it.each([
    [null, NaN],
    [1, null],
    [new Map(), {}],
    [{}, new Map()],
    [0, -0],
  ])('the changes contain %p, which becomes %p', (before, after) => {
    expect(changesBetween({ a: before }, { a: after })).toEqual([['a', after]]);
  });

  it('the changes contain the path of each value', () => {
    expect(changesBetween({ a: { b: 1, c: 2 }, d: null }, { a: { b: 1, c: 3 }, d: 'x' })).toEqual([
      ['a.c', 3],
      ['d', 'x'],
    ]);
  });

  it('the changes contain removed values and new empty objects', () => {
    expect(changesBetween({ a: 1, b: { c: 1 } }, {})).toEqual([['a'], ['b']]);
    expect(changesBetween({}, { a: {}, b: [], c: null })).toEqual([
      ['a', {}],
      ['b', []],
      ['c', null],
    ]);
    expect(changesBetween({ a: 1 }, { a: undefined })).toEqual([['a']]);
  });

  it("the changes of a list's members contain their ids", () => {
    expect(changesBetween([item('a'), item('b')], [item('a', 3), item('b')])).toEqual([['[a].quantity', 3]]);
    expect(changesBetween([item('a')], [item('a'), item('b')])).toEqual([
      ['[b].id', 'b'],
      ['[b].quantity', 1],
    ]);
    expect(changesBetween([item('a'), item('b')], [item('b')])).toEqual([['[a]']]);
  });

  it("the changes contain a list's order if its members moved", () => {
    expect(changesBetween([item('a'), item('b')], [item('b'), item('a')])).toEqual([[' order', 'b,a']]);
    expect(changesBetween([item('a')], [item('b'), item('a')]).at(-1)).toEqual([' order', 'b,a']);
  });

  it('the changes contain a list without ids as a whole', () => {
    expect(changesBetween({ a: [1, 2] }, { a: [1, 3] })).toEqual([['a', [1, 3]]]);
    expect(changesBetween([item('a')], [item('a'), item('a')])).toEqual([['', [item('a'), item('a')]]]);
  });

  it('the changes contain only the hash of a new long list', () => {
    const products = Array.from({ length: 30 }, (_, at) => item(`p${at}`));
    expect(changesBetween({}, { products })).toEqual([['products', `#${structuralHash(products)}`]]);
  });
});
