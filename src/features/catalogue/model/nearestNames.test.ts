import { sampleProducts } from '@/entities/product/index.fixtures';
import { nearestNames } from './nearestNames';

it.each([
  ['gato sofá', ['Camiseta Gato no Muro', 'Caneca Gato Enrolado']],
  ['tukanno', ['Camiseta Tucano de Papel']],
  ['mandakarru', ['Caneca Mandacaru']],
  ['geladeira', []],
  ['???', []],
])('the names nearest to %p are %p', (search, names) => {
  expect(nearestNames(sampleProducts(), search).map(({ name }) => name)).toEqual(names);
});
