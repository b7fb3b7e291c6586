import fc from 'fast-check';
import { createListParser } from './listParser';

/** Parses the text in parts of the given length, with a small piece size. */
function parsed(text: string, piece: number, part: number): unknown {
  const parser = createListParser(piece);
  for (let at = 0; at < text.length; at += part) parser.add(text.slice(at, at + part));
  return parser.end();
}

/** The result: the value, or that it is not JSON. */
function attempt(parse: () => unknown): unknown {
  try {
    return { value: parse() };
  } catch (error) {
    return (error as Error).name;
  }
}

const size = fc.integer({ min: 1, max: 40 });
const row = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom('a', '},', '{'), fc.jsonValue({ maxDepth: 2 })) },
  fc.jsonValue(),
);

describe('the parser of lists', () => {
  it('reads what JSON.parse reads, whatever the parts', () => {
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom(0, 1, '\n'), size, size, (rows, space, piece, part) => {
        const text = JSON.stringify(rows, null, space);
        expect(parsed(text, piece, part)).toEqual(JSON.parse(text));
      }),
      { numRuns: 300 },
    );
  });

  it('refuses what JSON.parse refuses', () => {
    const token = fc.constantFrom(...'{}[],"', '{"a":1}', '},', '},{', '1', '.5', ' ', '\\');
    const tokens = fc.array(token, { maxLength: 12 }).map((all) => all.join(''));
    const text = fc.oneof(
      tokens,
      tokens.map((inner) => `[${inner}]`),
    );
    fc.assert(
      fc.property(text.filter(Boolean), size, size, (one, piece, part) => {
        expect(attempt(() => parsed(one, piece, part))).toEqual(attempt(() => JSON.parse(one) as unknown));
      }),
      { numRuns: 2000 },
    );
  });

  it('refuses a list that is cut off anywhere', () => {
    const text = JSON.stringify([{ a: 1 }, { a: '},{' }, { a: [{}, {}] }]);
    for (let end = 1; end < text.length; end++)
      expect(() => parsed(text.slice(0, end), 2, 3)).toThrow(SyntaxError);
  });

  it('is null for no text', () => {
    expect(createListParser(1).end()).toBeNull();
  });

  it('parses the rows of a list before its end is there', () => {
    const parse = jest.spyOn(JSON, 'parse');
    const text = JSON.stringify(
      Array.from({ length: 1000 }, (_, index) => ({ index, text: 'x'.repeat(90) })),
    );
    parsed(text, 5000, 1000);
    expect(Math.max(...parse.mock.calls.map(([piece]) => piece.length))).toBeLessThan(7000);
    parse.mockRestore();
  });

  it('tries a long text that is not a list only a few times', () => {
    const parse = jest.spyOn(JSON, 'parse');
    attempt(() => parsed('<p>},{</p>'.repeat(10_000), 100, 100));
    expect(parse.mock.calls.length).toBeLessThan(20);
    parse.mockRestore();
  });
});
