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
  it('ignores invalid and unknown parts', () => {
    const wrong = 'categoria=carros&ordem=__proto__&pagina=-2&utm_source=jornal';
    expect(readListingAddress(`?${wrong}&busca=lua`)).toEqual({ ...noChoices, search: 'lua' });
    expect(readListingAddress(`?${wrong}&categoria=canecas`)).toBeNull();
    for (const query of ['', '?qa', '?constructor=1&__proto__=2', '?Categoria=canecas'])
      expect(readListingAddress(query)).toBeNull();
  });

  it.each(['0', '-1', '1.5', 'x', '', 'NaN', 'Infinity', '99999999999999999999'])(
    'page %p is invalid',
    (page) => {
      expect(readListingAddress(`?pagina=${page}`)).toBeNull();
    },
  );

  it('of spaces only is a search for everything', () => {
    expect(readListingAddress('?busca=++')).toEqual(noChoices);
  });

  it('of everything, as older releases wrote it, is everything', () => {
    expect(readListingAddress('?categoria=todos')).toEqual(noChoices);
  });

  it('takes the first of two, and knows encoded names', () => {
    expect(readListingAddress('?pagina=2&pagina=3')).toEqual({ ...noChoices, page: 2 });
    expect(readListingAddress('?%63ategoria=canecas')).toEqual({ ...noChoices, category: 'mugs' });
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
