import * as shop from '@settings/shop';
import type { orderPages } from './orderPages';

export { orderPages } from './orderPages';
/** The settings of this shop: docs/configuracoes.md, owner/settings/schema.ts. */
export { shop };
export { hasOwnLinks, ownLinks, storageName } from '@settings/shop';
export { CART_KEY, CHOICES_KEY, MISSING_KEY, PRESS_KEY, SCROLL_KEY, STAMPS_KEY } from './storageKeys';
export { EARLY_POLICY } from './trustedTypes.mjs';

/** The page of WhatsApp that opens a conversation with a number such as +55 11 91234-5678. */
export const whatsAppAddress = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

/** A link that the owner gives, in the footer's order (owner/settings/ownPages/readPages.ts). */
export interface OwnLink {
  /** Its text. */
  label: string;
  /** A rooted path of the shop, or any address of `links` in shop.json. */
  to: string;
  /** The heading of the owner's page; absent if the link leads elsewhere. */
  title?: string;
}

export const ownLinkTo = (page: (typeof orderPages)[number]) =>
  shop.ownLinks.find(({ label }) => label === page);
