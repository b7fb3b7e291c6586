import { namedValue, nameInstead, namesIn, typeInWords } from './names';

const nameOf = (id: string) => (id === 'p1' ? 'Caneca' : undefined);

it.each([
  ['p1', 'Caneca'],
  ['/product/p1?q=p12#p1', '/product/Caneca?q=p12#Caneca'],
  ['um p1 qualquer', 'um p1 qualquer'],
  ['/', '/'],
])('%s becomes %s', (text, named) => {
  expect(nameInstead(text, { nameOf })).toBe(named);
});

it('names each member of a list', () => {
  expect(namedValue(['p1', 'p2', ['p1'], 7], { nameOf })).toEqual(['Caneca', 'p2', ['Caneca'], 7]);
  expect(namedValue({ id: 'p1' }, { nameOf })).toEqual({ id: 'p1' });
});

it('gives a thing that is gone the name that it had before', () => {
  const host = {
    words: {},
    nameOf: (id: string, count: number) => (count < 2 ? `${id} de ${count}` : undefined),
  };
  expect(namesIn(host, 2, 1).nameOf('p1')).toBe('p1 de 1');
  expect(namesIn(host, 2).nameOf('p1')).toBeUndefined();
});

it.each([
  ['cart/productAdded', 'Carrinho: produto adicionado'],
  ['cart/giftWrapped', 'Carrinho: gift wrapped'],
  ['api/executeQuery/pending', 'api: execute query pending'],
  ['started', 'started'],
])('the type %s is %s in words', (type, text) => {
  expect(typeInWords({ cart: 'Carrinho', 'cart/productAdded': 'produto adicionado' }, type)).toBe(text);
});
