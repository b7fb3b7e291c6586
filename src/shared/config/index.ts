import * as shop from '../../../shop.json';
import { storageNameOf } from './storageName';

/** Begins the names of all that a browser keeps for this shop. Webpack knows it; elsewhere it follows from the name. */
const storageName = process.env.STORAGE_NAME ?? storageNameOf(shop.name);

export { shop, storageName };
