import * as shop from '../../../shop.json';
import { slug } from '@/shared/lib';

/** The prefix of all names that this shop uses in a browser. Webpack defines it, from the shop's name. */
const storageName = process.env.STORAGE_NAME ?? slug(shop.name);

export { shop, storageName };
export { ownLinks, type OwnLink } from './ownLinks';
