import * as cart from '@/entities/cart';
import * as product from '@/entities/product';
import * as catalogue from '@/features/catalogue';
import * as checkout from '@/features/checkout';
import * as navigation from '@/shared/navigation';
import type { RootState } from '@/app/redux/rootReducer';

type Selector = (state: RootState, ...given: never[]) => unknown;
type SelectorsOf<Slice> = {
  [Name in keyof Slice as Name extends `select${string}` ? Name : never]: Selector;
};
const isSelector = (name: string) => name.startsWith('select');
/** Does not compile if a public selector of a slice does not accept the root state, which no slice knows. */
const selectorsOf = <Slice extends SelectorsOf<Slice>>(slice: Slice) => Object.keys(slice).filter(isSelector);

it('the public selectors accept the root state', () => {
  const ofEntities = [...selectorsOf(cart), ...selectorsOf(product)];
  const others = [...selectorsOf(catalogue), ...selectorsOf(checkout), ...selectorsOf(navigation)];
  expect([...ofEntities, ...others].length).toBeGreaterThan(20);
});
