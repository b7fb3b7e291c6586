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

it('what has an id and a name has it in the whole log', () => {
  const preloadedState = { cart: { items: [{ id: 'p1', name: 'Caneca' }, { id: 'p2' }] } };
  const names = namesIn({
    preloadedState,
    actions: [{ type: 'added', payload: { id: 'p3', name: 'Boné' } }],
  });
  expect(['p1', 'p2', 'p3'].map(names)).toEqual(['Caneca', undefined, 'Boné']);
});
