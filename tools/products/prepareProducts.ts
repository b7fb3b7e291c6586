import { mkdirSync, writeFileSync } from 'node:fs';
import type { Environment } from '../../deploy/environment/variables.mjs';
import type { ProductRow } from '@/entities/product/model/product';
import { check } from './check';
import type { RowsReport } from './checkRows';
import { copyPhotos, makePhotos, pictureModule } from './makePhotos';
import { OWN_LIST, PHOTOS, readOwnList } from './ownList';
import { tellFinding, type Finding } from './sentence';
import { summarise } from './summary';

/** The shop's own list of pictures; with its extension, so that webpack does not put the module in its own place. */
const SAMPLES = 'src/entities/product/model/avifPictures.ts';
/** A file without an extension: the address that a backend's list has. */
const SERVED_AS = 'products';

interface Options {
  /** The project's folder. */
  root: string;
  /** The folder with the owner's products.json and photos/; made photos are kept in it. */
  shop: string;
  /** A folder for modules that webpack takes in. */
  cache: string;
  environment: Pick<Environment, 'API_BASE_URL' | 'BASE_PATH' | 'SITE_URL' | 'STRICT'>;
}

/** What a build needs of an owner's products and photos. */
export interface PreparedProducts {
  /** The backend's address: for a shop with a list of its own, the shop itself. */
  backend: string;
  /** A module with the list, and what the build prints of it; absent for a shop with a backend, and the sample shop. */
  list?: { file: string; told: string };
  /** A module in place of the shop's list of pictures; absent for a shop without photos. */
  pictures?: string;
  /** A summary of the list, and of the photos. */
  told: readonly string[];
  /** Puts the list and the photos into the folder of the built site. */
  addFiles: (site: string) => void;
}

/**
 * Makes a build's products and photos ready, and says what the shop will show. Throws what is wrong with an owner's own
 * list or photos, and with STRICT=1 what is wrong with a backend's list.
 */
export async function prepareProducts(options: Options): Promise<PreparedProducts> {
  const { root, shop, cache, environment } = options;
  const { API_BASE_URL: backend, BASE_PATH } = environment;
  // A backend on the shop's own server has the address that its own list would have.
  const own = /^https?:/i.test(backend) ? undefined : await readOwnList(shop, root);
  if (own) stopAt(own.findings, OWN_LIST);

  const photoCache = `${shop}/.cache/photos/`;
  const { photos, findings, made } = await makePhotos(`${shop}/${PHOTOS}`, photoCache);
  stopAt(findings, PHOTOS);
  const told = photos.length > 0 ? [`Photos: ${photos.length}, of which ${made} were made now.`] : [];

  mkdirSync(cache, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(`${cache}/${name}`, text);
    return `${cache}/${name}`;
  };
  const rows = own?.products.map(rowOf);
  return {
    backend: own ? backend || BASE_PATH || '/' : backend,
    ...(rows && {
      list: {
        file: write('ownList.js', `export const builtInRows = ${JSON.stringify(rows)};\n`),
        told: `Built-in list: the ${rows.length} products of ${OWN_LIST}.`,
      },
    }),
    ...(photos.length > 0 && { pictures: write('pictures.js', pictureModule(photos, `${root}/${SAMPLES}`)) }),
    told: [...told, ...(own ? summarise(own, OWN_LIST, 'en') : await tellBackend(backend, options))],
    addFiles: (site) => {
      if (rows) writeFileSync(`${site}/${SERVED_AS}`, JSON.stringify(rows));
      copyPhotos(photos, photoCache, site);
    },
  };
}

/** Throws all that is wrong, a line each. */
function stopAt(findings: readonly Finding[], source: string) {
  const lines = findings.filter(({ isWrong }) => isWrong).map((finding) => tellFinding(finding, 'en'));
  if (lines.length > 0) throw new Error(`${source} has mistakes:\n${lines.join('\n')}`);
}

/** What the shop would show of a backend's list; nothing for the sample shop. */
async function tellBackend(
  backend: string,
  { root, environment }: Pick<Options, 'root' | 'environment'>,
): Promise<readonly string[]> {
  if (!/^https?:/i.test(backend)) return [];
  const { answer, ...report } = await check(backend, {
    root,
    siteUrl: environment.SITE_URL,
    pictures: false,
  });
  if (environment.STRICT) stopAt(report.findings, backend);
  return summarise(report, backend, 'en', answer);
}

/** A product as it stood in the list: without the fields that the shop derives. */
function rowOf(product: RowsReport['products'][number]): ProductRow {
  const { id, name, description, image_url, category, price_in_cents, sales, created_at } = product;
  return { id, name, description, image_url, category, price_in_cents, sales, created_at };
}
