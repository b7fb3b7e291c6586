import { existsSync, writeFileSync } from 'node:fs';
import type { Environment } from '../environment/variables.mjs';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import type { Product, ProductRow } from '@/entities/product/model/product';
import { folders, LIST_PATH } from '@/shared/addresses';
import { shop as settings } from '@/shared/config';
import { counted } from '../counted';
import { fromRoot } from '../fromRoot';
import { makeFolder } from '../makeFolder';
import { check } from './check';
import { missingDrawings, picturesOf } from './checkPictures';
import { summarise, type ListReport } from './checkList';
import { stopAt, warningsIn } from './problems';
import { copyPhotos, makePhotos, pictureModule } from './makePhotos';
import { OWN_LIST, ownListFile, PHOTOS, photoFolder } from './ownList';
import { addressOfPhoto } from './photoNames';
import { takeSnapshot, type Sources } from './snapshot';

/** The shop's list of pictures; with its extension, because webpack replaces the import without. */
const SAMPLES = 'src/entities/product/model/avifPictures.ts';
/** The file of the owner's list in a built site: a backend's list has the same address. */
const LIST_FILE = LIST_PATH.slice(1);
/** The file of the built-in list in a built site. */
export const BUILT_IN = 'built-in.json';

interface Options {
  ownFolder: string;
  /** A folder for the modules, which webpack reads. */
  cache: string;
  environment: Sources & Pick<Environment, 'BASE_PATH'>;
  say: (line: string) => void;
}

/**
 * Reads and checks the owner's products and photos, and writes them as modules for webpack. Throws if
 * products.json or a photo has mistakes, or if `takeSnapshot` throws.
 */
export async function writeProductModules({ ownFolder, cache, environment, say }: Options) {
  const { API_BASE_URL: backend, BASE_PATH } = environment;
  // A backend on the shop's server has the same address as the list of products.json.
  const isOwn = !/^https?:/i.test(backend) && existsSync(ownListFile(ownFolder));
  const ownReport = isOwn
    ? await check(ownListFile(ownFolder), { ownFolder, opensPictures: true, SITE_URL: environment.SITE_URL })
    : undefined;
  if (ownReport) stopAt(ownReport.problems, OWN_LIST);

  const list = ownReport
    ? { ...ownReport, summary: summaryOf(ownReport) }
    : await takeSnapshot(environment, ownFolder);
  const { products = [], problems: ofList = [] } = list;

  const photoCache = `${ownFolder}/.cache/photos/`;
  const drawings = Object.values(settings.categories).flatMap(({ drawing }) => drawing ?? []);
  const shown = new Set([...picturesOf(products).keys(), ...drawings]);
  const isUsed = (name: string) => shown.has(addressOfPhoto(name));
  const { photos, problems, madeNow } = await makePhotos(photoFolder(ownFolder), photoCache, isUsed, say);
  stopAt([...problems, ...missingDrawings(ownFolder)], PHOTOS);

  const pictures = `${cache}/pictures.js`;
  makeFolder(cache);
  if (photos.length > 0) writeFileSync(pictures, pictureModule(photos, fromRoot(SAMPLES)));
  const rows = list.products?.map(rowOf) ?? builtInRows;
  return {
    /** The backend's address; that of the shop if it has products.json. */
    backend: ownReport ? backend || BASE_PATH || '/' : backend,
    /** The file of a module that replaces the shop's list of pictures; absent for a shop without photos. */
    ...(photos.length > 0 && { pictures }),
    /** Whether the shop shows pictures of the sample products. */
    hasSamplePictures: rows.some(showsSample),
    /** What the build prints about the list and the photos. */
    summary: [
      ...list.summary,
      ...(photos.length > 0 ? [`Fotos: ${photos.length}, das quais ${madeNow} feitas agora.`] : []),
    ],
    /** The owner's products; empty in a shop of the sample products. */
    ofOwner: products,
    /** What may cost the owner money. */
    warnings: warningsIn([...ofList, ...problems]),
    /** Writes the list and the photos into the folder of the built site. */
    addFiles: (site: string) => {
      const text = JSON.stringify(rows);
      for (const name of [BUILT_IN, ...(ownReport ? [LIST_FILE] : [])])
        writeFileSync(`${site}/${name}`, text);
      copyPhotos(photos, photoCache, site);
    },
  };
}

const summaryOf = (ownReport: ListReport) => [
  `Lista embutida: ${counted(ownReport.products.length, 'produto')} de ${OWN_LIST}.`,
  ...summarise(ownReport, OWN_LIST),
];

const showsSample = ({ image_url, image_urls = [] }: ProductRow) =>
  [image_url, ...image_urls].some((address) => address.includes(`/${folders.pictures}/`));

/** A product without the fields that the shop derives. */
function rowOf(product: Product): ProductRow {
  const { priceFormatted: _price, formatDate: _date, quantity: _quantity, ...row } = product;
  return row;
}
