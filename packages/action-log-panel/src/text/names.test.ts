import { namedValue, nameInstead, namesIn } from './names';

const nameOf = (id: string) => (id === 'p1' ? 'Caneca' : undefined);

it.each([
  ['p1', 'Caneca'],
  ['/product/p1?q=p12#p1', '/product/Caneca?q=p12#Caneca'],
  ['any p1', 'any p1'],
  ['/', '/'],
])('%s becomes %s', (text, named) => {
  expect(nameInstead(text, nameOf)).toBe(named);
});

it('names each member of a list', () => {
  expect(namedValue(['p1', 'p2', ['p1'], 7], nameOf)).toEqual(['Caneca', 'p2', ['Caneca'], 7]);
  expect(namedValue({ id: 'p1' }, nameOf)).toEqual({ id: 'p1' });
});

it('gives a thing that is gone the name that it had before', () => {
  const host = {
    nameOf: (id: string, count: number) => (count < 2 ? `${id} of ${count}` : undefined),
  };
  expect(namesIn(host, 2, 1)('p1')).toBe('p1 of 1');
  expect(namesIn(host, 2)('p1')).toBeUndefined();
});
