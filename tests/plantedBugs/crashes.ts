import type { Bug } from './plantBug';

/** An error that is planted into the shop. */
export interface Crash extends Bug {
  name: string;
  /** What the shopper does when it happens. */
  at: 'sorts' | 'opens' | 'adds' | 'removes' | 'orders';
  /** Whether the order was placed before it, so that the cart is rightly empty. */
  isAfterOrder?: true;
  /** Whether every page shows it from then on. */
  isEverywhere?: true;
}

const thrown = "throw new Error('planted');";

/** Ten errors, each in another place, and one or more of every kind: reducer, effect, component, layout, chunk. */
export const crashes: readonly Crash[] = [
  {
    name: 'the reducer of an added product',
    file: 'src/entities/cart/model/slice.ts',
    search: 'state.items.push(item);',
    replacement: thrown,
    at: 'adds',
  },
  {
    name: 'the reducer of a chosen order',
    file: 'src/features/catalogue/model/slice.ts',
    search: 'sort,\n      page: 1,',
    replacement: `sort: (() => { ${thrown} })(),\n      page: 1,`,
    at: 'sorts',
  },
  {
    name: 'the reducer of every arrival',
    file: 'src/shared/navigation/slice.ts',
    search: 'const stays = pathname',
    replacement: `if (arrival === 'pushed') ${thrown}\n  const stays = pathname`,
    at: 'opens',
  },
  {
    name: 'the reducer of an order',
    file: 'src/features/checkout/model/slice.ts',
    search: 'state.isWaiting = true;',
    replacement: thrown,
    at: 'orders',
  },
  {
    name: 'the effect that raises alerts',
    file: 'src/entities/cart/model/startCartAlerts.ts',
    search: 'await painted();',
    replacement: thrown,
    at: 'removes',
  },
  {
    name: 'the effect that saves the cart',
    file: 'src/entities/cart/model/startCartSync.ts',
    search: "logEffect({ save: 'cart' });",
    replacement: `if (_action.type === 'cart/productAdded') ${thrown}`,
    at: 'adds',
  },
  {
    name: 'the effect that ends an order',
    file: 'src/features/checkout/model/startCheckout.ts',
    search: 'logEffect({ wait: shop.checkoutWaitMs });',
    replacement: thrown,
    at: 'orders',
    isAfterOrder: true,
  },
  {
    name: "a product's page",
    file: 'src/pages/product/ui/ProductDetails.tsx',
    search: 'const dispatch = useDispatch();',
    replacement: thrown,
    at: 'opens',
  },
  {
    name: 'the header, which is part of the layout',
    file: 'src/app/layout/Header.tsx',
    search: 'const count = useSelector(selectCartCount);',
    replacement: `const count = useSelector(selectCartCount);\n  if (count > 2) ${thrown}`,
    at: 'adds',
    isEverywhere: true,
  },
  {
    name: 'a chunk that throws when it is loaded',
    file: 'src/pages/cart/ui/CartPage.tsx',
    search: 'export function CartPage() {',
    replacement: `if (Date.now()) ${thrown}\nexport function CartPage() {`,
    at: 'adds',
  },
];
