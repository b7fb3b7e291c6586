import * as shop from '../../../shop.json';
import { slug } from '@/shared/lib';

/** The prefix of all names that this shop uses in a browser. Webpack defines it, from the shop's name. */
const storageName = process.env.STORAGE_NAME ?? slug(shop.name);

/** The page of WhatsApp that opens a conversation with a number such as +55 11 91234-5678. */
const whatsAppAddress = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;

export { shop, storageName, whatsAppAddress };
export { orderPages, ownLinks, ownLinkTo, type OwnLink } from './ownLinks';
