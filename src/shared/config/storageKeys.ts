import { storageName } from '@settings/shop';

// The keys of what is saved in localStorage (docs/contract.md, "Storage"). early.ts reads both
// before the application, by names of its own.

/** Of the saved cart; also the name of the tabs' channel, and of the cart's second copy. */
export const CART_KEY = `${storageName}:cart`;
/** Of the saved choices of the catalogue. */
export const CHOICES_KEY = `${storageName}:catalogue`;
