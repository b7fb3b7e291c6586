import { productAdded } from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { rootReducer } from '../redux/rootReducer';
import { productName } from './productName';

it('an id has the name of its product, also if only the cart has it', () => {
  const state = rootReducer(undefined, productAdded(productOf({ id: 'p1', name: 'Caneca Sabiá' })));
  expect(productName('p1', state)).toBe('Caneca Sabiá');
  expect(productName('nothing', state)).toBeUndefined();
});
