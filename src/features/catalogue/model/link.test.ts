import fc from 'fast-check';
import { categoryOptions, noChoices, sortOptions, type Choices } from './choices';
import { linkOf, readLink } from './link';

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

const queryOf = (link: string) => link.slice(link.indexOf('?'));
const read = (search: string) => readLink({ pathname: '/', search });

describe('a link to a listing', () => {
  it('says in Portuguese what was chosen, and no more', () => {
    const link = linkOf({ category: 'mugs', sort: 'price-asc', search: '', page: 2 });
    expect(link).toBe('/?categoria=canecas&ordem=preco-asc&pagina=2');
    expect(linkOf({ ...noChoices, search: 'lua cheia' })).toBe('/?busca=lua+cheia');
  });

  it('of everything says so, because nothing would mean what the visitor chose before', () => {
    expect(linkOf(noChoices)).toBe('/?categoria=todos');
  });

  it('leads to the same choices, whatever they are', () => {
    fc.assert(
      fc.property(choices, (given) => {
        expect(read(queryOf(linkOf(given)))).toEqual({ link: given, search: '' });
      }),
    );
  });
});

describe('reading a query', () => {
  it('ignores invalid choices', () => {
    const wrong = 'categoria=carros&ordem=__proto__&pagina=-2';
    expect(read(`?${wrong}&busca=lua`).link).toEqual({ ...noChoices, search: 'lua' });
    expect(read(`?${wrong}&categoria=canecas`)).toEqual({ link: null, search: '' });
  });

  it.each(['0', '-1', '1.5', 'x', '', 'NaN', 'Infinity', '99999999999999999999'])(
    'page %p is invalid',
    (page) => {
      expect(read(`?pagina=${page}`).link).toBeNull();
    },
  );

  it('of spaces only is a search for everything', () => {
    expect(read('?busca=++').link).toEqual(noChoices);
  });

  it('takes the first of two', () => {
    expect(read('?pagina=2&pagina=3').link).toEqual({ ...noChoices, page: 2 });
  });

  it('leaves everything else', () => {
    expect(read('?qa&categoria=canecas&de=a%20b').search).toBe('?qa=&de=a+b');
    expect(read('?%63ategoria=canecas').search).toBe('');
    for (const query of ['', '?qa', '?constructor=1&__proto__=2', '?Categoria=canecas'])
      expect(read(query)).toEqual({ link: null, search: query });
  });

  it.each([
    `?busca=${'x'.repeat(100_000)}`,
    `?${'&'.repeat(20_000)}pagina=2`,
    '?busca=%FF&pagina=%',
    '?busca=%ED%A0%80',
    '?busca=\ud800',
    '?categoria[]=canecas&pagina=2',
    '?__proto__=1&categoria=__proto__&ordem=constructor&busca=toString',
  ])('never throws: %.40s', (query) => {
    expect(() => read(query)).not.toThrow();
  });

  it('never throws, whatever it is', () => {
    const part = fc.oneof(
      fc.constantFrom('categoria', 'ordem', 'busca', 'pagina', '=', '&', '%', '%FF', '?'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { link, search } = read(`?${parts.join('')}`);
        if (link) expect(read(queryOf(linkOf(link))).link).toEqual(link);
        expect(read(search)).toEqual({ link: null, search });
      }),
    );
  });
});

it('is not a link at the address of another page', () => {
  expect(readLink({ pathname: '/cart', search: '?pagina=2' })).toEqual({ link: null, search: '?pagina=2' });
});
