import { storageName } from '@settings/shop';

// Every name under which the shop saves something in a browser (docs/contract.md, "Storage"). The recorder of
// packages/action-log-panel makes its own names from `storageName`.

// In localStorage

/** The saved cart. The tabs' channel and the cart's second copy have the same name. */
export const CART_KEY = `${storageName}:cart`;
/** The stamps, which say which of two changes of the cart is the later one (packages/shared-list). */
export const STAMPS_KEY = `${storageName}:stamps`;
/** The saved choices of the catalogue. */
export const CHOICES_KEY = `${storageName}:catalogue`;

// In sessionStorage, which belongs to one tab

/** The scroll positions of the history's entries (shared/navigation/scrollPositions.ts). */
export const SCROLL_KEY = `${storageName}:scroll`;
/** Where the press was that led to the next document (app/early/pressBefore.ts). */
export const PRESS_KEY = `${storageName}:press`;
/** The attempts to load a missing chunk (app/layout/whyMissing.ts). */
export const MISSING_KEY = `${storageName}:missing`;
