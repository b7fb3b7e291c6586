import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { decodeText } from '../../server/decodeText.mjs';
import { syntaxMistakes } from '../settings/syntax';
import { checkPictures, checkUnusedPhotos } from './checkPictures';
import { checkRows, type RowsReport } from './checkRows';
import { furtherPhotos, listPhotos, pictureAddress, type PhotoNames } from './photoNames';
import { verbatim, reasonOf, sentence, wrong, type Finding } from './sentence';

/** The folders of a shop. */
export interface Folders {
  /** The project's folder, with its `public`. */
  root: string;
  /** The folder of the settings, with the owner's products.json and photos/. */
  shop: string;
}

/** The list of a shop without a backend. */
export const OWN_LIST = 'products.json';
/** The folder of its photos. */
export const PHOTOS = 'photos';

/**
 * Reads and checks products.json, whose rows may name a photo by its file. Undefined if there is no such file. Pictures on the
 * web are not requested.
 */
export async function readOwnList({ root, shop }: Folders): Promise<RowsReport | undefined> {
  const file = `${shop}/${OWN_LIST}`;
  if (!existsSync(file)) return undefined;
  const folder = `${shop}/${PHOTOS}`;
  const photos = listPhotos(folder);
  const read = readJson(file);
  if ('what' in read) return { rows: null, products: [], findings: [read] };
  const report = checkRows(namePictures(read.value, photos));
  const options = { root, folder, photos, isThorough: false };
  const pictures = await checkPictures(report.products, options);
  const unused = await checkUnusedPhotos(report.products, options);
  return { ...report, findings: [...photos.findings, ...report.findings, ...pictures, ...unused] };
}

/** Writes a list in one step, so that a stop leaves no half of it. */
export function writeOwnList(file: string, rows: readonly unknown[]): void {
  writeFileSync(`${file}.part`, `${JSON.stringify(rows, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

/** The content of a JSON file, or a finding. */
export function readJson(file: string): { value: unknown } | Finding {
  let text = '';
  try {
    text = decodeText(readFileSync(file));
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const reason = (text && syntaxMistakes(text)[0]) || verbatim(reasonOf(error));
    const what = sentence(`não se deixa ler como JSON: ${reason.pt}`, `cannot be read as JSON: ${reason.en}`);
    return wrong(verbatim(file), what);
  }
}

/**
 * Replaces the names of photos by their addresses in the shop. A row without `image_urls` gets the further photos of its
 * first one.
 */
export function namePictures(list: unknown, photos: PhotoNames): unknown {
  if (!Array.isArray(list)) return list;
  const named = list.map((row: unknown) => {
    const { image_url, image_urls } = (row ?? {}) as { image_url?: unknown; image_urls?: unknown };
    const address = addressOf(image_url, photos);
    const further =
      Array.isArray(image_urls) && image_urls.map((one: unknown) => addressOf(one, photos) ?? one);
    return address === undefined
      ? row
      : { ...(row as object), image_url: address, ...(further && { image_urls: further }) };
  });
  const firsts = new Set(named.map((row) => (row as { image_url?: unknown } | null)?.image_url));
  return named.map((row) => {
    const { image_url, image_urls } = (row ?? {}) as { image_url?: unknown; image_urls?: unknown };
    if (typeof image_url !== 'string' || image_urls !== undefined) return row;
    const further = furtherPhotos(image_url, photos, firsts);
    return further.length > 0 ? { ...(row as object), image_urls: further } : row;
  });
}

const addressOf = (picture: unknown, photos: PhotoNames) =>
  typeof picture === 'string' ? pictureAddress(picture, photos) : undefined;
