import type { RootState } from '../redux/rootReducer';

/** What is in storage after a state was saved, by its key (docs/contract.md, "Storage"). */
export function savedOf({ cart, catalogue }: RootState): Readonly<Record<'cart' | 'catalogue', unknown>> {
  const { category, sort, search, page } = catalogue;
  return { cart: cart.items, catalogue: { category, sort, search, page } };
}
