import * as shop from '../../../shop.json';
import { slug } from '@/shared/lib';

/** The prefix of every name that this shop uses in a browser. Webpack defines it; elsewhere it follows from the shop's name. */
const storageName = process.env.STORAGE_NAME ?? slug(shop.name);

export { shop, storageName };
export { ownLinks, type OwnLink } from './ownLinks';
