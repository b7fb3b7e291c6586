import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { decodeText } from '../../server/decodeText.mjs';
import type { Row } from '@/entities/product/model/fields';
import { syntaxMistakes } from '../settings/syntax';
import { reasonOf, wrong, type Finding } from './findings';
import { furtherPhotos, listPhotos, pictureAddress, type PhotoNames } from './photoNames';

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

export const ownListFile = ({ shop }: Pick<Folders, 'shop'>) => `${shop}/${OWN_LIST}`;
export const photoFolder = ({ shop }: Pick<Folders, 'shop'>) => `${shop}/${PHOTOS}`;
export const photosIn = (folders: Pick<Folders, 'shop'>) => listPhotos(photoFolder(folders));

/** Writes a list in one step, so that a stop leaves no half of it. */
export function writeOwnList(file: string, rows: readonly unknown[]): void {
  writeFileSync(`${file}.part`, `${JSON.stringify(rows, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}

/** The content of a JSON file, or a finding. */
function readJson(file: string): { value: unknown } | Finding {
  let text = '';
  try {
    text = decodeText(readFileSync(file));
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    const reason = (text && syntaxMistakes(text)[0]) || reasonOf(error);
    return wrong(file, `não se deixa ler como JSON: ${reason}`);
  }
}

/** The rows of products.json, as they are; none if there is no such file. A finding if it holds no list. */
export function readOwnRows(file: string): { rows: readonly Row[] } | Finding {
  const read = existsSync(file) ? readJson(file) : { value: [] };
  if ('what' in read) return read;
  return Array.isArray(read.value) ? { rows: read.value } : wrong(file, 'não é uma lista de produtos ([…])');
}

/** The list of a file with the addresses of its photos, or a finding. */
export function readListFile(file: string, photos: PhotoNames): { value: unknown } | Finding {
  const read = readJson(file);
  return 'what' in read ? read : { value: namePictures(read.value, photos) };
}

/**
 * Replaces the names of photos by their addresses in the shop. A row without `image_urls` gets the further photos of its
 * first one.
 */
export function namePictures(list: unknown, photos: PhotoNames): unknown {
  if (!Array.isArray(list)) return list;
  const named = list.map((row: unknown) => {
    if (!isRow(row)) return row;
    const { image_url, image_urls } = row;
    const address = addressOf(image_url, photos);
    if (address === undefined) return row;
    const further = Array.isArray(image_urls) && {
      image_urls: image_urls.map((one: unknown) => addressOf(one, photos) ?? one),
    };
    return { ...row, image_url: address, ...further };
  });
  const firsts = new Set(named.map((row) => isRow(row) && row.image_url));
  return named.map((row) => {
    if (!isRow(row) || typeof row.image_url !== 'string' || row.image_urls !== undefined) return row;
    const further = furtherPhotos(row.image_url, photos, firsts);
    return further.length > 0 ? { ...row, image_urls: further } : row;
  });
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const addressOf = (picture: unknown, photos: PhotoNames) =>
  typeof picture === 'string' ? pictureAddress(picture, photos) : undefined;
