import { parseCut } from './parseCut';

const value = {
  text: 'a "quoted" \\ é \u0001 😀',
  list: [1, -2.5e3, true, false, null, { deep: [[]] }],
  'a key, [{': { empty: {} },
};
const text = JSON.stringify(value);

describe('a text that breaks off', () => {
  it.each(Array.from(text, (_, at) => at).slice(1))('is read as far as it goes: %i characters', (at) => {
    const found = parseCut(text.slice(0, at)) as Partial<typeof value>;
    expect(found).toBeInstanceOf(Object);
    if (at > text.indexOf('"list"')) expect(found.text).toBe(value.text);
    if (at > text.indexOf('"a key')) expect(found.list).toEqual(value.list);
  });

  it.each(['abc', '{"a" 1', '{"a":1}}', '[1 2', '{"a":[1}', '{"a: "b"}', '{"a":"\n"', '{]'])(
    'is not %p',
    (damaged) => {
      expect(parseCut(damaged)).toBeUndefined();
    },
  );

  it('may be deep', () => {
    expect(parseCut('['.repeat(100_000))).toBeInstanceOf(Array);
  });
});
