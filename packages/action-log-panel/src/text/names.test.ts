import { namedValue, namesIn } from './names';

const nameOf = (id: string) => (id === 'p1' ? 'Caneca' : undefined);

it.each<[unknown, unknown]>([
  ['p1', 'Caneca'],
  ['/product/p1?q=p12#p1', '/product/Caneca?q=p12#Caneca'],
  ['any p1', 'any p1'],
  [['p1', 'p2', ['p1'], 7], ['Caneca', 'p2', ['Caneca'], 7]],
  [{ id: 'p1' }, { id: 'p1' }],
])('%j becomes %j', (value, named) => {
  expect(namedValue(value, nameOf)).toEqual(named);
}); // prettier-ignore

it('a thing that is gone has the name that it had before', () => {
  const host = { nameOf: (id: string, count: number) => (count < 2 ? `${id} of ${count}` : undefined) };
  expect(namesIn(host, 2, 1)('p1')).toBe('p1 of 1');
});
