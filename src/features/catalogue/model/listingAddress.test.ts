import fc from 'fast-check';
import { categoryOptions, noChoices, sortOptions, type Choices } from './choices';
import { listingAddress, readListingAddress } from './listingAddress';

const choices = fc.record({
  category: fc.constantFrom(...categoryOptions.map(({ value }) => value)),
  sort: fc.option(fc.constantFrom(...sortOptions.map(({ value }) => value))),
  // A search of spaces is not a search (slice.ts).
  search: fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => (text.trim() ? text : '')),
    fc.constantFrom('', 'camisa & caneca', '50%', 'a+b', '#1', '?pagina=3', '__proto__'),
  ),
  page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
}) satisfies fc.Arbitrary<Choices>;

const queryOf = (link: string) => link.slice(1);

describe('the address of a listing', () => {
  it('says in Portuguese what was chosen, and no more', () => {
    const link = listingAddress({ category: 'mugs', sort: 'price-asc', search: '', page: 2 });
    expect(link).toBe('/?categoria=canecas&ordem=preco-asc&pagina=2');
    expect(listingAddress({ ...noChoices, search: 'lua cheia' })).toBe('/?busca=lua+cheia');
    expect(listingAddress(noChoices)).toBe('/');
  });

  it('leads to the same choices, whatever they are', () => {
    fc.assert(
      fc.property(choices, (given) => {
        expect(readListingAddress(queryOf(listingAddress(given))) ?? noChoices).toEqual(given);
      }),
    );
  });

  it('leaves out a search of more than 300 letters, which a server may refuse', () => {
    const search = 'ç'.repeat(300);
    expect(readListingAddress(queryOf(listingAddress({ ...noChoices, search })))).toMatchObject({ search });
    expect(listingAddress({ ...noChoices, search: `${search}ç`, page: 2 })).toBe('/');
  });
});

describe('reading a query', () => {
  const wrong = 'categoria=carros&ordem=__proto__&pagina=-2&utm_source=jornal';
  it.each<[what: string, query: string, choices: Partial<Choices> | null]>([
    ['invalid and unknown parts are ignored', `?${wrong}&busca=lua`, { search: 'lua' }],
    ['an invalid part before a valid one is one of two', `?${wrong}&categoria=canecas`, null],
    ...['', '?qa', '?constructor=1&__proto__=2', '?Categoria=canecas'].map(
      (query): [string, string, null] => ['a query without choices is no link', query, null],
    ),
    ...['0', '-1', '1.5', 'x', '', 'NaN', 'Infinity', '99999999999999999999'].map(
      (page): [string, string, null] => ['an invalid page is no link', `?pagina=${page}`, null],
    ),
    ['a search of spaces is one for everything', '?busca=++', {}],
    ['everything, as older releases wrote it, is everything', '?categoria=todos', {}],
    ['of two the first counts', '?pagina=2&pagina=3', { page: 2 }],
    ['names may be encoded', '?%63ategoria=canecas', { category: 'mugs' }],
  ])('%s: %j', (_what, query, choices) => {
    expect(readListingAddress(query)).toEqual(choices && { ...noChoices, ...choices });
  });

  it('never throws, whatever it is', () => {
    const part = fc.oneof(
      fc.constantFrom(
        'categoria',
        'ordem',
        'busca',
        'pagina',
        '=',
        '&',
        '%',
        '%FF',
        '?',
        '[]',
        '__proto__',
        '\ud800',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const link = readListingAddress(`?${parts.join('')}`);
        if (link) expect(readListingAddress(queryOf(listingAddress(link))) ?? noChoices).toEqual(link);
      }),
    );
    readListingAddress(`?busca=${'x'.repeat(100_000)}`);
    readListingAddress(`?${'&'.repeat(20_000)}pagina=2`);
  });
});
