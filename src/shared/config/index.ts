import * as shop from '@settings/shop';
import type { orderPages } from './orderPages';

export { orderPages } from './orderPages';
/** The settings of this shop: docs/configuracoes.md, owner/settings/schema.ts. */
export { shop };
export { hasUnknownProductText, ownLinks, storageName } from '@settings/shop';
export { CART_KEY, CHOICES_KEY, MISSING_KEY, PRESS_KEY, SCROLL_KEY, STAMPS_KEY } from './storageKeys';
export { EARLY_POLICY } from './trustedTypes.mjs';

/** Whether this is a demonstration shop: the settings have neither a company nor a number that receives orders (docs/contract.md). */
export const isDemonstration = () => !shop.company && !shop.whatsapp;

const noPromises = {
  deliveryDays: null,
  payment: null,
  returnDays: null,
  instalments: null,
  pixDiscount: null,
};

/**
 * What the settings promise about an order: its delivery, its payment and its return. A demonstration shop promises nothing.
 * It names each setting: if a module uses `shop` as one object, webpack inlines no setting, and removes no code of those
 * that are null.
 */
export const orderPromises = (): Pick<typeof shop, keyof typeof noPromises> =>
  isDemonstration()
    ? noPromises
    : {
        deliveryDays: shop.deliveryDays,
        payment: shop.payment,
        returnDays: shop.returnDays,
        instalments: shop.instalments,
        pixDiscount: shop.pixDiscount,
      };

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
