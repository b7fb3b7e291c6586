import { existsSync, readFileSync } from 'node:fs';
import { decodeText } from '../decodeText.mjs';
import type { Fields, Row } from '@/entities/product/model/fields';
import { readJsonText } from '../settings/jsonText';
import { Refusal } from '../refusal';
import { reasonOf } from '../systemError.mjs';
import { writeWhole } from '../writeWhole';
import { wrong, type Problem } from './problems';
import { listPhotos, resolvePicture, type PhotoNames } from './photoNames';

// An owner's folder is that of the settings. It has products.json and photos/.

/** The list of a shop without a backend. */
export const OWN_LIST = 'products.json';
/** The folder of its photos. */
export const PHOTOS = 'photos';

export const ownListFile = (ownFolder: string) => `${ownFolder}/${OWN_LIST}`;
export const photoFolder = (ownFolder: string) => `${ownFolder}/${PHOTOS}`;
export const photosIn = (ownFolder: string) => listPhotos(photoFolder(ownFolder));

/** A product of products.json. */
export type Earlier = Fields & Row;

/** Writes products.json. */
export const writeOwnRows = (ownFolder: string, rows: readonly unknown[]): void =>
  writeWhole(ownListFile(ownFolder), `${JSON.stringify(rows, null, 2)}\n`);

/** The content of a JSON file, or a problem. */
export function readJson(file: string): { value: unknown } | Problem {
  let text = '';
  try {
    text = decodeText(readFileSync(file));
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    if (!(error instanceof SyntaxError)) return wrong(file, reasonOf(error));
    return wrong(file, `não se deixa ler como JSON: ${readJsonText(text).mistakes.join('; ')}`);
  }
}

/** The unchanged rows of products.json; undefined if there is no such file. Throws if it does not hold a list. */
export function readOwnRows(ownFolder: string): readonly Row[] | undefined {
  const file = ownListFile(ownFolder);
  if (!existsSync(file)) return undefined;
  const read = readJson(file);
  if ('value' in read && Array.isArray(read.value)) return read.value as Row[];
  const what = 'what' in read ? read.what : 'não é uma lista de produtos (começa com [ e acaba com ])';
  throw new Refusal(`${file}: ${what}. Nada foi gravado: corrija este arquivo, ou dê-lhe outro nome.`);
}

/** Replaces the names of photos in a list by their addresses in the shop; other addresses stay. */
export function namePictures(list: unknown, photos: PhotoNames): unknown {
  if (!Array.isArray(list)) return list;
  const named = (picture: unknown) =>
    typeof picture === 'string' ? (resolvePicture(picture, photos) ?? picture) : picture;
  return list.map((row: unknown) => {
    if (typeof row !== 'object' || row === null || !('image_url' in row)) return row;
    const { image_url, image_urls } = row as Row;
    const further = Array.isArray(image_urls) && { image_urls: image_urls.map(named) };
    return { ...row, image_url: named(image_url), ...further };
  });
}
