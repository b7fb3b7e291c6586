import * as shop from '../../../shop.json';
import { slug } from '@/shared/lib';
import type { orderPages } from './orderPages';

export { orderPages } from './orderPages';
export { shop };

/** The prefix of all names that this shop uses in a browser. Webpack defines it, from the shop's name. */
export const storageName = process.env.STORAGE_NAME ?? slug(shop.name);

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

export const ownLinks: readonly OwnLink[] = process.env.OWN_LINKS
  ? (JSON.parse(process.env.OWN_LINKS) as OwnLink[])
  : [];

export const ownLinkTo = (page: (typeof orderPages)[number]) => ownLinks.find(({ label }) => label === page);
