import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Row } from '@/entities/product/model/fields';
import { checkList } from '../checkList';
import { checkPictures } from '../checkPictures';
import { quoted, type Finding } from '../findings';
import {
  namePictures,
  OWN_LIST,
  ownListFile,
  photosIn,
  readOwnRows,
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

/**
 * Reads products.json; an empty list if there is no such file. Throws an Error in Portuguese if it holds no list, or rows that
 * cannot be told apart.
 */
export function readRows(folders: Folders): OwnRows {
  const read = readOwnRows(ownListFile(folders));
  if ('what' in read) throw new Error(`${OWN_LIST}: ${read.what}`);
  const { rows } = read;
  const ids = rows.map((row) => row?.id);
  const odd = ids.findIndex((id, index) => typeof id !== 'string' || ids.indexOf(id) < index);
  if (odd >= 0)
    throw new Error(
      `${OWN_LIST}: o item ${odd + 1} não tem um código só seu (${quoted(ids[odd])}); corrija o arquivo.`,
    );
  const { findings } = checkList(namePictures(rows, photosIn(folders)));
  return { rows, version: versionOf(folders), findings };
}

/** A list to save: its rows, the version that they were made from, and the ids of rows that differ from it. */
export interface ToSave {
  rows: readonly Row[];
  version: string;
  changed: readonly unknown[];
}

/** Whether the list was saved, or what hinders it; or the list that somebody else has saved. */
export type Saved = { version: string; findings: readonly Finding[]; isSaved: boolean } | { newer: OwnRows };

/**
 * Writes products.json if every row passes the checks of an import, and nobody else has written it since `version`. Opens only the
 * pictures of the `changed` rows.
 */
export async function saveRows(folders: Folders, { rows, version, changed }: ToSave): Promise<Saved> {
  const photos = photosIn(folders);
  const { findings, products } = checkList(namePictures(rows, photos));
  const ofPictures = await checkPictures(
    products.filter(({ id }) => changed.includes(id)),
    { ...folders, photos, opens: 'sizes' },
  );
  const all = [...findings, ...ofPictures];
  // Nothing may run between this comparison and the write: two pages must not both save.
  if (version !== versionOf(folders)) return { newer: readRows(folders) };
  const isSaved = !all.some(({ isWrong }) => isWrong);
  if (isSaved) writeOwnList(ownListFile(folders), rows);
  return { version: versionOf(folders), findings: all, isSaved };
}

/** The list that the shop beside the page shows. */
export const shownRows = (folders: Folders): unknown =>
  namePictures(readRows(folders).rows, photosIn(folders));
