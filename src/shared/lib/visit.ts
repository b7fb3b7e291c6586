import { attributes } from './attributes';
import { withBase } from './basePath';

/** Whether a link of the shop led to this document. A reload keeps the answer. */
export const isFromShop = () => document.referrer.startsWith(location.origin + withBase('/'));

/**
 * Whether Back, Forward or a reload led to this document, or back to it from the browser's page cache before
 * the application started (early.ts).
 */
const isReturn = () =>
  document.documentElement.hasAttribute(attributes.returned) ||
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && (entry.type === 'back_forward' || entry.type === 'reload'));

/** Whether a link has been pressed and its document has not come yet (keepPresses.ts). */
const isLeaving = () => document.documentElement.hasAttribute(attributes.leaving);

/**
 * Whether a visit begins at '/' alone, which restores saved choices (docs/contract.md, "Address"). Other
 * addresses, and entries to which a shopper returns, show what they say; so does an entry that is being left,
 * for the return.
 */
export const beginsAtHome = () =>
  location.pathname === withBase('/') && !location.search && !isReturn() && !isLeaving() && !isFromShop();
