import { productAdded } from '@/entities/cart';
import { productOf, productState } from '@/entities/product/index.fixtures';
import { devTools } from './makeStore';
import { rootReducer } from './rootReducer';

const { actionSanitizer = (action) => action, stateSanitizer = (state: unknown) => state } = devTools;
const added = productAdded(productOf({ id: 'p1', name: 'Caneca Um' }));
const products = Array.from({ length: 200 }, (_, at) => productOf({ id: `p${at}` }));

it('DevTools gets the number of products instead of the products, and the rest of the state unchanged', () => {
  const state = rootReducer({ product: productState(products) }, added);
  const relayed = JSON.stringify(stateSanitizer(state, 0));
  expect(relayed).toContain('"products":"200 products"');
  expect(relayed).toContain('"name":"Caneca Um"');
  expect(relayed.length).toBeLessThan(3000);
  expect(JSON.stringify(state)).not.toContain('200 products');
  expect(actionSanitizer(added, 0)).toEqual(added);
});
