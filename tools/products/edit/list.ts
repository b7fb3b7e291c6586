import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Row } from '@/entities/product/model/fields';
import { checkList } from '../checkList';
import { checkPictures } from '../checkPictures';
import type { Finding } from '../findings';
import {
  namePictures,
  OWN_LIST,
  ownListFile,
  photosIn,
  readJson,
  writeOwnList,
  type Folders,
} from '../ownList';

/** The list as it is on the disk. */
export interface OwnRows {
  rows: readonly Row[];
  /** Changes whenever the file changes. */
  version: string;
  findings: readonly Finding[];
}

function versionOf(folders: Folders): string {
  const file = ownListFile(folders);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'none';
}

/** Reads products.json; an empty list if there is no such file. Throws an Error in Portuguese if it holds no list. */
export function readRows(folders: Folders): OwnRows {
  const version = versionOf(folders);
  const read = version === 'none' ? { value: [] } : readJson(ownListFile(folders));
  if ('what' in read) throw new Error(`${OWN_LIST}: ${read.what}`);
  if (!Array.isArray(read.value)) throw new Error(`${OWN_LIST} não é uma lista de produtos.`);
  const rows: readonly Row[] = read.value;
  return { rows, version, findings: checkList(namePictures(rows, photosIn(folders))).findings };
}

/** Whether the list was saved, or what hinders it. */
export type Saved = { version: string; findings: readonly Finding[]; isSaved: boolean };

/**
 * Writes products.json if every row passes the checks of an import. Opens only the pictures of the `changed` rows. Throws if the
 * file has changed since `version`.
 */
export async function saveRows(
  folders: Folders,
  { rows, version, changed }: { rows: readonly Row[]; version: string; changed: readonly number[] },
): Promise<Saved> {
  if (version !== versionOf(folders))
    throw new Error(`${OWN_LIST} mudou no disco: recarregue a página para não perder essa mudança.`);
  const photos = photosIn(folders);
  const { findings, products } = checkList(namePictures(rows, photos));
  const ids = new Set(changed.map((index) => rows[index]?.id));
  const ofPictures = await checkPictures(
    products.filter(({ id }) => ids.has(id)),
    { ...folders, photos, opens: 'sizes' },
  );
  const all = [...findings, ...ofPictures];
  const isSaved = !all.some(({ isWrong }) => isWrong);
  if (isSaved) writeOwnList(ownListFile(folders), rows);
  return { version: versionOf(folders), findings: all, isSaved };
}

/** The list that the shop beside the page shows. */
export const shownRows = (folders: Folders): unknown =>
  namePictures(readRows(folders).rows, photosIn(folders));
