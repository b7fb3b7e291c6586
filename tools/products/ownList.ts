import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { decodeText } from '../../server/decodeText.mjs';
import type { Fields, Row } from '@/entities/product/model/fields';
import { syntaxMistakes } from '../settings/syntax';
import { reasonOf, wrong, type Problem } from './problems';
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

/** Writes a list in one step, so that a stop leaves no half of it. */
export function writeOwnList(file: string, rows: readonly unknown[]): void {
  writeFileSync(`${file}.part`, `${JSON.stringify(rows, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

/** The content of a JSON file, or a problem. */
export function readJson(file: string): { value: unknown } | Problem {
  let text = '';
  try {
    text = decodeText(readFileSync(file));
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const reason = (text && syntaxMistakes(text)[0]) || reasonOf(error);
    return wrong(file, `não se deixa ler como JSON: ${reason}`);
  }
}

/** The rows of products.json, as they are; none if there is no such file. A problem if it holds no list. */
export function readOwnRows(file: string): { rows: readonly Row[] } | Problem {
  const read = existsSync(file) ? readJson(file) : { value: [] };
  if ('what' in read) return read;
  return Array.isArray(read.value) ? { rows: read.value } : wrong(file, 'não é uma lista de produtos ([…])');
}

/** Replaces the names of photos in a list by their addresses in the shop; others stay. */
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
