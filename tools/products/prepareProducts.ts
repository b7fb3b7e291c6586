import { mkdirSync, writeFileSync } from 'node:fs';
import type { Environment } from '../../server/environment/variables.mjs';
import type { Product, ProductRow } from '@/entities/product/model/product';
import { copyPhotos, makePhotos, pictureModule } from './makePhotos';
import { OWN_LIST, PHOTOS, readOwnList, type Folders } from './ownList';
import { stopAt } from './sentence';
import { takeSnapshot, type Sources } from './snapshot';
import { summarise } from './summary';

/** The shop's own list of pictures; with its extension, so that webpack does not put the module in its own place. */
const SAMPLES = 'src/entities/product/model/avifPictures.ts';
/** A file without an extension: the address that a backend's list has. */
const SERVED_AS = 'products';

interface Options extends Folders {
  /** A folder for modules that webpack takes in. */
  cache: string;
  environment: Sources & Pick<Environment, 'BASE_PATH'>;
}

/** What a build needs of an owner's products and photos. */
export interface PreparedProducts {
  /** The backend's address: for a shop with a list of its own, the shop itself. */
  backend: string;
  /** A module with the built-in list; absent for the sample products. */
  list?: string;
  /** A module in place of the shop's list of pictures; absent for a shop without photos. */
  pictures?: string;
  /** What the build prints of the list and the photos. */
  told: readonly string[];
  /** Puts the list and the photos into the folder of the built site. */
  addFiles: (site: string) => void;
}

/**
 * Makes a build's products and photos ready, and says what the shop will show. Throws what is wrong with an owner's own
 * list or photos, and what `takeSnapshot` throws of a backend's list.
 */
export async function prepareProducts({
  root,
  shop,
  cache,
  environment,
}: Options): Promise<PreparedProducts> {
  const { API_BASE_URL: backend, BASE_PATH } = environment;
  // A backend on the shop's own server has the address that its own list would have.
  const own = /^https?:/i.test(backend) ? undefined : await readOwnList({ root, shop });
  if (own) stopAt(own.findings, OWN_LIST);

  const photoCache = `${shop}/.cache/photos/`;
  const { photos, findings, made } = await makePhotos(`${shop}/${PHOTOS}`, photoCache);
  stopAt(findings, PHOTOS);
  const ofPhotos = photos.length > 0 ? [`Photos: ${photos.length}, of which ${made} were made now.`] : [];

  const { products, told } = own
    ? {
        products: own.products,
        told: [
          `Built-in list: the ${own.products.length} products of ${OWN_LIST}.`,
          ...summarise(own, OWN_LIST, 'en'),
        ],
      }
    : await takeSnapshot(environment, { root, shop });

  mkdirSync(cache, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(`${cache}/${name}`, text);
    return `${cache}/${name}`;
  };
  const rows = products?.map(rowOf);
  return {
    backend: own ? backend || BASE_PATH || '/' : backend,
    ...(rows && { list: write('list.js', `export const builtInRows = ${JSON.stringify(rows)};\n`) }),
    ...(photos.length > 0 && { pictures: write('pictures.js', pictureModule(photos, `${root}/${SAMPLES}`)) }),
    told: [...told, ...ofPhotos],
    addFiles: (site) => {
      if (own) writeFileSync(`${site}/${SERVED_AS}`, JSON.stringify(rows));
      copyPhotos(photos, photoCache, site);
    },
  };
}

/** A product as it stood in the list: without the fields that the shop derives. */
function rowOf(product: Product): ProductRow {
  const { id, name, description, image_url, category, price_in_cents, sales, created_at } = product;
  return { id, name, description, image_url, category, price_in_cents, sales, created_at };
}
