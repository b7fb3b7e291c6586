import fc from 'fast-check';
import { structuralHash } from './hash';

const json = fc.jsonValue();
const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the hash of a value', () => {
  it('a value, its copy and its copy by JSON have one hash', () => {
    fc.assert(fc.property(json, (value) => expect(structuralHash(copy(value))).toBe(structuralHash(value))));
    expect(structuralHash({ a: 1, b: undefined, c: Infinity })).toBe(structuralHash({ a: 1, c: null }));
  });

  it('a hash does not depend on the order of keys', () => {
    expect(structuralHash({ a: 1, b: { c: 2, d: 3 } })).toBe(structuralHash({ b: { d: 3, c: 2 }, a: 1 }));
  });

  it.each([
    [1, '1'],
    [0, null],
    ['', null],
    [[], {}],
    [{ a: 1 }, { b: 1 }],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [{ a: [] }, { a: [[]] }],
    [2 ** 32, 0],
    [1704067200000, 1704067200001],
    [{ items: [{ id: 'a', quantity: 1 }] }, { items: [{ id: 'a', quantity: 2 }] }],
  ])('%j and %j have different hashes', (first, second) => {
    expect(structuralHash(first)).not.toBe(structuralHash(second));
  });

  it('a hash has eight digits', () => {
    fc.assert(fc.property(json, (value) => expect(structuralHash(value)).toMatch(/^[0-9a-f]{8}$/)));
  });
});
