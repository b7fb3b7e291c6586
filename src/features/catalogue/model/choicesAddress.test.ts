import fc from 'fast-check';
import { categoryOptions, noChoices, searchOf, sortOptions, type Choices } from './choices';
import { choicesAddress, readChoicesAddress } from './choicesAddress';

const choices = fc.record({
  category: fc.constantFrom(...categoryOptions.map(({ value }) => value)),
  sort: fc.option(fc.constantFrom(...sortOptions.map(({ value }) => value))),
  search: fc
    .oneof(
      fc.string({ unit: 'binary', size: 'large' }),
      fc.constantFrom('', 'camisa & caneca', '50%', 'a+b', '#1', '?pagina=3', '__proto__', 'a\ud800'),
      fc.constantFrom('ç'.repeat(301), `${'x'.repeat(299)}😀`),
    )
    .map(searchOf),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
}) satisfies fc.Arbitrary<Choices>;

describe('the address of a listing', () => {
  it.each<[address: string, choices: Partial<Choices>]>([
    ['/', {}],
    ['/produtos/2', { page: 2 }],
    ['/canecas', { category: 'mugs' }],
    ['/camisetas/3?ordem=mais-vendidos', { category: 't-shirts', page: 3, sort: 'best-sellers' }],
    ['/?busca=lua+cheia', { search: 'lua cheia' }],
    ['/produtos/2?busca=lua&ordem=preco-asc', { search: 'lua', sort: 'price-asc', page: 2 }],
  ])('the address %s contains the choices, and nothing else', (address, chosen) => {
    expect(choicesAddress({ ...noChoices, ...chosen })).toBe(address);
  });

  it('the address of any choices leads back to the same choices', () => {
    fc.assert(
      fc.property(choices, (given) => {
        expect(readChoicesAddress(choicesAddress(given))).toEqual(given);
      }),
    );
  });
});

describe('reading an address', () => {
  const wrong = 'ordem=__proto__&categoria=carros&pagina=-2&utm_source=jornal';
  it.each<[what: string, address: string, choices: Partial<Choices> | null]>([
    ['invalid and unknown parts are ignored', `/?${wrong}&busca=lua`, { search: 'lua' }],
    ['a hash is ignored', '/canecas#topo', { category: 'mugs' }],
    ['without parts everything is listed', '/?qa&constructor=1&__proto__=2', {}],
    ['a search of spaces is one for everything', '/?busca=++', {}],
    ['of two the first counts', '/?ordem=novidades&ordem=preco-asc', { sort: 'newest' }],
    ['what is no number is page 1', '/canecas/x?ordem=novidades', { category: 'mugs', sort: 'newest' }],
    ['too great a number is page 1', '/canecas/99999999999999999999', { category: 'mugs' }],
    ['category and page are no parts of the query', '/?categoria=canecas&pagina=2', {}],
    ['an order is a word, not its key', '/?ordem=price-asc', {}],
    [
      'a search is cut after 300 letters, as servers refuse long addresses',
      `/?busca=${'x'.repeat(301)}`,
      { search: 'x'.repeat(300) },
    ],
    ['another page has no listing', '/cart?busca=lua', null],
  ])('a listing is read from an address: %s: %s', (_what, address, choices) => {
    expect(readChoicesAddress(address)).toEqual(choices && { ...noChoices, ...choices });
  });

  it('reading any address throws no error', () => {
    const parts = 'categoria ordem busca pagina = & % %FF ? [] / \ud800'.split(' ');
    const part = fc.oneof(fc.constantFrom(...parts), fc.string());
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const link = readChoicesAddress(`/?${parts.join('')}`);
        if (link) expect(readChoicesAddress(choicesAddress(link))).toEqual(link);
      }),
    );
    readChoicesAddress(`/?busca=${'x'.repeat(100_000)}`);
    readChoicesAddress(`/canecas/${'1'.repeat(100_000)}?${'&'.repeat(20_000)}pagina=2`);
  });
});
