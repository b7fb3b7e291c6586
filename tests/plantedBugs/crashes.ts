import type { Bug } from './plantBug';

/** An error that is planted into the shop. */
export interface Crash extends Bug {
  name: string;
  /** The shopper's input that raises it. */
  at: 'opens' | 'adds' | 'removes';
  /** Whether every page shows it from then on. */
  isEverywhere?: true;
}

const thrown = "throw new Error('planted');";

/** One error of each kind: reducer, effect, component, layout, chunk. */
export const crashes: readonly Crash[] = [
  {
    name: 'the reducer of an added product',
    file: 'src/entities/cart/model/slice.ts',
    search: 'state.items.push(item);',
    replacement: thrown,
    at: 'adds',
  },
  {
    name: 'the effect that raises alerts',
    file: 'src/entities/cart/model/startCartAlerts.ts',
    search: 'await painted();',
    replacement: thrown,
    at: 'removes',
  },
  {
    name: "a product's page",
    file: 'src/pages/product/ui/BuyBar.tsx',
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
