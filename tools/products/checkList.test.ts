import fc from 'fast-check';
import { productRow } from '@/entities/product/index.fixtures';
import { parseProductList } from '@/entities/product/model/productList';
import { checkRows } from './checkRows';
import { fields } from './faultsOf';
import { formatFinding } from './sentence';

const linesFor = (list: unknown, language: 'pt' | 'en' = 'en') =>
  checkRows(list).findings.map((finding) => formatFinding(finding, language));

/** Planted mistakes in a list, each with what names it. */
const MISTAKES: readonly (readonly [what: string, row: unknown, sentence: RegExp])[] = [
  [
    'a price as text',
    { price_in_cents: '29,90' },
    /price_in_cents: found "29,90", wanted a whole number of cents/,
  ],
  [
    'a price in reais',
    { price_in_cents: 29.9 },
    /price_in_cents: found 29.9, wanted a whole number of cents/,
  ],
  ['a price below 0', { price_in_cents: -1 }, /price_in_cents: found -1/],
  ['no name', { name: undefined }, /name: found nothing, wanted a text, not empty/],
  ['an empty name', { name: ' ' }, /name: found " "/],
  ['no description', { description: null }, /description: found null, wanted a text/],
  ['a number for an id', { id: 7 }, /id: found 7, wanted a text/],
  ['an id that no address can hold', { id: '..' }, /id: found "\.\.", wanted .* an address can hold/],
  ['an unknown category', { category: 'hats' }, /category: found "hats", wanted "t-shirts" or "mugs"/],
  ['sales as text', { sales: '3' }, /sales: found "3", wanted a whole number/],
  ['a date in words', { created_at: 'ontem' }, /created_at: found "ontem", wanted a date in ISO 8601/],
  ['a Brazilian date', { created_at: '12/07/2024' }, /created_at: found "12\/07\/2024"/],
  ['a list of pictures', { image_url: ['/a.jpg'] }, /image_url: found \["\/a.jpg"\], wanted a text/],
];

describe('a row that the shop leaves out', () => {
  it.each(MISTAKES)('is reported with its field: %s', (_what, changes, sentence) => {
    const list = [productRow({ id: 'good' }), { ...productRow({ name: 'Caneca' }), ...(changes as object) }];
    expect(checkRows(list).products).toHaveLength(1);
    const [line, ...more] = linesFor(list);
    expect(line).toMatch(/^✗ item 2/);
    expect(line).toMatch(sentence);
    expect(more).toEqual([]);
  });

  it('is reported with all its fields, in Portuguese', () => {
    expect(linesFor([productRow({ id: 'a' }), { ...productRow(), sales: -1, name: 3 }], 'pt')).toEqual([
      '✗ item 2: fica fora: campo name: achado 3, esperado um texto não vazio',
      '✗ item 2: fica fora: campo sales: achado -1, esperado um número inteiro, 0 ou mais, sem aspas',
    ]);
  });

  it('is reported if it is not an object', () => {
    expect(linesFor([productRow(), null, 'x', []])).toEqual([
      "✗ item 2: is left out: found null, wanted an object with a product's fields",
      '✗ item 3: is left out: found "x", wanted an object with a product\'s fields',
      "✗ item 4: is left out: found [], wanted an object with a product's fields",
    ]);
  });

  it('is one that repeats an id', () => {
    const list = [productRow({ id: 'a', name: 'Um' }), productRow({ id: 'a', name: 'Dois' })];
    expect(linesFor(list)).toEqual(['✗ item 2 "Dois": is left out: repeats the id "a" (item 1 "Um")']);
  });
});

describe('a list', () => {
  it.each([
    [{ products: [] }, /is not a list/],
    ['<html>', /is not a list .* but "<html>"/],
    [[{}], /has no valid product; the shop would show its built-in list/],
  ])('that is of no use is wrong: %j', (list, sentence) => {
    expect(checkRows(list).findings.at(-1)?.isWrong).toBe(true);
    expect(linesFor(list).at(-1)).toMatch(sentence);
  });

  it('without a row is only worth knowing', () => {
    expect(linesFor([])).toEqual(['· the list: is empty: the catalogue is empty']);
  });
});

describe('what the shop changes, or an owner hardly means', () => {
  it.each([
    [
      'the address',
      { image_url: 'javascript:alert(1)' },
      /is not the address of a picture; the shop shows the drawing/,
    ],
    ['a long name', { name: 'a'.repeat(400) }, /name is cut to 300 letters \(it has 400\)/],
    ['a long description', { description: 'a'.repeat(6000) }, /description is cut to 5000 letters/],
    [
      'a further picture that cannot be shown, or is there twice',
      { image_urls: ['/a.jpg', 'file:b.jpg', '/a.jpg'] },
      /image_urls: 1 of 3 are shown: at most 7 addresses of pictures/,
    ],
    ['a price of 0', { price_in_cents: 0 }, /costs R\$ 0,00: check the price/],
    ['an absurd price', { price_in_cents: 10 ** 14 }, /costs R\$ 1.000.000.000.000,00: check the price/],
  ])('is worth knowing: %s', (_what, changes, sentence) => {
    const [line, ...more] = linesFor([productRow(changes)]);
    expect(line).toMatch(/^· item 1/);
    expect(line).toMatch(sentence);
    expect(more).toEqual([]);
  });

  it('is one finding for all names that are there more than once', () => {
    const list = ['a', 'b', 'c'].map((id) => productRow({ id, name: 'Caneca' }));
    expect(linesFor(list)).toEqual(['· the list: names that more than one product has (1): "Caneca"']);
  });
});

it('agrees with the shop on what is shown, and has a reason for the rest', () => {
  const odd = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.double(),
    fc.constantFrom(null, undefined, 'mugs', '2024-01-01', '.', '%2F', -0, [], {}),
  );
  const row = fc.oneof(
    { weight: 5, arbitrary: fc.record(Object.fromEntries(fields.map((field) => [field, odd]))) },
    { weight: 1, arbitrary: odd },
  );
  const changed = fc
    .tuple(fc.constantFrom(...fields), odd, fc.constantFrom('a', 'b', 'c', 'd', 'e'))
    .map(([field, value, id]) => ({ ...productRow({ id }), [field]: value }));
  fc.assert(
    fc.property(fc.array(fc.oneof(changed, row), { minLength: 1 }), (list) => {
      const { products, findings } = checkRows(list);
      expect(products).toEqual(parseProductList(list)?.products ?? []);
      const shownIds = products.length;
      const reasons = new Set(
        findings
          .filter(({ isWrong, where }) => isWrong && where.en.startsWith('item'))
          .map(({ where }) => /^item \d+/.exec(where.en)?.[0]),
      );
      expect(reasons.size).toBe(list.length - shownIds);
    }),
    { numRuns: 300 },
  );
});
