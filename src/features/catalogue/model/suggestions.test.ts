import { productOf, sampleProducts } from '@/entities/product/index.fixtures';
import { partsOf, suggestionsFor } from './suggestions';

const products = sampleProducts();

const suggested = (text: string, list = products) =>
  suggestionsFor(list, text).flatMap((suggestion) => {
    if ('search' in suggestion) return [];
    return 'category' in suggestion ? `[${suggestion.category}]` : suggestion.product.name;
  });

describe('the suggestions', () => {
  it.each(['c', ' c '])('there are no suggestions for %p', (text) => {
    expect(suggested(text)).toEqual([]);
  });

  it.each(['', '  '])(
    'the suggestions before a letter is typed (%p) are the categories and the three best sellers',
    (text) => {
      const list = [1, 9, 9, 5, 7].map((sales, at) =>
        productOf({ id: `${at}`, name: `Arte ${sales}`, sales }),
      );
      expect(suggested(text, list)).toEqual(['[t-shirts]', '[mugs]', 'Arte 9', 'Arte 7', 'Arte 5']);
    },
  );

  it.each([
    ['ga', ['Caneca Gato Enrolado', 'Camiseta Garoa Fina', 'Camiseta Gato no Muro']],
    ['gatto', ['Caneca Gato Enrolado', 'Camiseta Gato no Muro']],
    ['sabiá ', ['Caneca Sabiá, para presente', 'Caneca Sabiá']],
    ['sabia', ['Caneca Sabiá, para presente', 'Caneca Sabiá']],
    ['xyzw', []],
  ])('the suggestions for %p are %p', (text, names) => {
    expect(suggested(text)).toEqual(names);
  });

  it.each([
    ['ca', ['[t-shirts]', '[mugs]']],
    ['cane', ['[mugs]']],
    ['Canecas', ['[mugs]']],
    ['camisas', ['[t-shirts]']],
    ['xíc', ['[mugs]']],
    ['gato', []],
  ])('the suggestions for %p begin with the categories %p', (text, named) => {
    const all = suggested(text);
    expect(all.filter((text) => text.startsWith('['))).toEqual(named);
    expect(all.slice(0, named.length)).toEqual(named);
  });

  it('there are at most eight suggestions, and no name twice', () => {
    const all = suggested('caneca');
    expect(all).toHaveLength(8);
    expect(new Set(all).size).toBe(8);
  });

  it('suggestions whose name begins with the text come first, then those with a word that begins with it, then the best sellers', () => {
    const list = [
      productOf({ id: 'a', name: 'Prato Largo', sales: 9 }),
      productOf({ id: 'b', name: 'Copo Ar', sales: 1 }),
      productOf({ id: 'c', name: 'Arco', sales: 1 }),
      productOf({ id: 'd', name: 'Areia', sales: 5 }),
    ];
    expect(suggested('ar', list)).toEqual(['Areia', 'Arco', 'Copo Ar', 'Prato Largo']);
  });

  it('the suggestions lead to the best seller of products with the same name, and to all of them', () => {
    const list = [1, 7, 3].map((sales) => productOf({ id: `${sales}`, name: 'Maré', sales }));
    expect(suggestionsFor(list, ' ma ')).toEqual([{ product: list[1] }, { search: 'ma', count: 3 }]);
  });
});

describe('the typed letters in a name', () => {
  it.each([
    ['Caneca Sabiá', 'sabia', 'Caneca |*Sabiá*'],
    ['Caneca Sabiá', ' SA', 'Caneca |*Sa*|biá'],
    ['Caneca', 'can', '*Can*|eca'],
    ['Camiseta Maré Cheia', 'gatto', 'Camiseta Maré Cheia'],
    ['Maré', ' ', 'Maré'],
  ])('in the name %p the letters of the search %p are marked', (name, typed, expected) => {
    const parts = partsOf(name, typed).map(({ text, isTyped }) => (isTyped ? `*${text}*` : text));
    expect(parts.join('|')).toBe(expected);
  });
});
