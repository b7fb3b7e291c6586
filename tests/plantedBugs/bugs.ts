import type { Bug } from './plantBug';

/** A bug that only a browser shows, and that a walk of a session of the corpus finds. */
export interface BrowserBug extends Bug {
  name: string;
  /** The session; 'tour' by default. A walk of two builds takes pictures, so it has a short one. */
  log?: 'searches' | 'restored' | 'pictures';
  /** Whether the build is compared with one without the bug. */
  isComparedWithBuild?: true;
  /** The step at which the walk reports it. */
  step: string;
}

export const browserBugs: readonly BrowserBug[] = [
  {
    name: 'the page of a full cart crashes',
    file: 'src/pages/cart/ui/FilledCart.tsx',
    search: 'item={item}',
    replacement: 'item={items[items.length]}',
    step: 'Adicionou Caneca Sabiá',
  },
  {
    name: 'a menu sends the wrong quantity',
    file: 'src/pages/cart/ui/CartLine.tsx',
    search: 'quantityChanged({ id, quantity: chosen })',
    replacement: 'quantityChanged({ id, quantity: chosen - 1 })',
    step: 'Mudou a quantidade de Caneca Sabiá para 2',
  },
  {
    name: 'an order takes 15 s instead of 5',
    file: 'src/features/checkout/model/startCheckout.ts',
    search: 'delay(orderWait.wait)',
    replacement: 'delay(3 * orderWait.wait)',
    step: 'A compra terminou',
  },
  {
    name: 'the search in an address is encoded twice',
    file: 'src/features/catalogue/model/listingAddress.ts',
    search: 'query.set(queryNames.search, search)',
    replacement: 'query.set(queryNames.search, encodeURIComponent(search))',
    log: 'searches',
    step: 'Buscou "CANECA SABIÁ"',
  },
  {
    name: "the focus is lost after 'Remover'",
    file: 'src/pages/cart/ui/UndoOffer.tsx',
    search: 'useFocusAfter(name, button);',
    replacement: '',
    step: 'Removeu Caneca Sabiá',
  },
  {
    name: 'Tab does not reach the tabs',
    file: 'src/features/catalogue/ui/CategoryTabs.tsx',
    search: 'role="tab"',
    replacement: 'role="tab"\n          tabIndex={-1}',
    step: 'A loja pediu os produtos',
  },
  {
    name: 'the page numbers below the window cannot be seen',
    file: 'src/features/catalogue/ui/Pagination.tsx',
    search: 'data-loading={count === undefined || undefined}',
    replacement:
      "style={{ opacity: place === 'above' ? 1 : 0 }}\n      data-loading={count === undefined || undefined}",
    log: 'restored',
    isComparedWithBuild: true,
    step: 'Abriu a vitrine',
  },
  {
    name: 'the link is copied though the shopper closed the dialog for sharing',
    file: 'src/pages/product/ui/ShareProduct.tsx',
    search: "return error instanceof DOMException && error.name === 'AbortError';",
    replacement: 'return !error;',
    log: 'pictures',
    step: 'Mostrou a foto 2',
  },
];
