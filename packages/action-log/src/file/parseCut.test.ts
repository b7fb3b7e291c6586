import { parseCut } from './parseCut';

const value = {
  text: 'a "quoted" \\ é \u0001 😀',
  list: [1, -2.5e3, true, false, null, { deep: [[]] }],
  'a key, [{': { empty: {} },
};
const text = JSON.stringify(value);

describe('a JSON text that was cut off', () => {
  it('is read up to its end, after any number of characters', () => {
    for (let at = 1; at < text.length; at++) {
      const found = parseCut(text.slice(0, at)) as Partial<typeof value>;
      expect([at, found]).toEqual([at, expect.any(Object)]);
      if (at > text.indexOf('"list"')) expect([at, found.text]).toEqual([at, value.text]);
      if (at > text.indexOf('"a key')) expect([at, found.list]).toEqual([at, value.list]);
    }
  });

  it('is undefined if it is damaged otherwise', () => {
    for (const damaged of ['abc', '{"a" 1', '{"a":1}}', '[1 2', '{"a":[1}', '{"a: "b"}', '{"a":"\n"', '{]'])
      expect([damaged, parseCut(damaged)]).toEqual([damaged, undefined]);
  });

  it('may be deep', () => {
    expect(parseCut('['.repeat(100_000))).toBeInstanceOf(Array);
  });
});
