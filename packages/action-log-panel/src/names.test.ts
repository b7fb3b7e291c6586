import { counterShop } from './testing/counterShop';
import { namedValue, nameInstead, namesIn } from './names';

const nameOf = (id: string) => (id === 'p1' ? 'Caneca' : undefined);

it.each([
  ['p1', 'Caneca'],
  ['/product/p1?q=p12#p1', '/product/Caneca?q=p12#Caneca'],
  ['um p1 qualquer', 'um p1 qualquer'],
  ['/', '/'],
])('%s is told as %s', (text, told) => {
  expect(nameInstead(text, { nameOf })).toBe(told);
});

it('of a list each member is told by its name', () => {
  expect(namedValue(['p1', 'p2', ['p1'], 7], { nameOf })).toEqual(['Caneca', 'p2', ['Caneca'], 7]);
  expect(namedValue({ id: 'p1' }, { nameOf })).toEqual({ id: 'p1' });
});

it('what is gone has the name that it had before', () => {
  const shop = counterShop({ nameOf: (id, { count }) => (count < 2 ? `${id} de ${count}` : undefined) });
  expect(namesIn(shop, { count: 2 }, { count: 1 }).nameOf('p1')).toBe('p1 de 1');
  expect(namesIn(shop, { count: 2 }).nameOf('p1')).toBeUndefined();
});
