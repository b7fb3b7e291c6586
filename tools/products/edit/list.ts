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
import { withChange, type Change } from './changes';

/** A list, and what the checks say of it; `id` is that of the product that a finding is about. */
export interface CheckedRows {
  rows: readonly Row[];
  findings: readonly (Finding & { id?: unknown })[];
}

/** The list on the disk, and what the checks say of it with the changes that were sent. */
export type Saved = CheckedRows & { isSaved: boolean };

/**
 * Reads products.json; an empty list if there is no such file. Throws an Error in Portuguese if it holds no
 * list, or rows that cannot be told apart.
 */
function readRows(folders: Folders): readonly Row[] {
  const read = readOwnRows(ownListFile(folders));
  if ('what' in read) throw new Error(`${OWN_LIST}: ${read.what}`);
  const ids = read.rows.map((row) => row?.id);
  const odd = ids.findIndex((id, index) => typeof id !== 'string' || ids.indexOf(id) < index);
  if (odd >= 0)
    throw new Error(
      `${OWN_LIST}: o item ${odd + 1} não tem um código só seu (${quoted(ids[odd])}); corrija o arquivo.`,
    );
  return read.rows;
}

function checkRows(folders: Folders, rows: readonly Row[]) {
  const { findings, products } = checkList(namePictures(rows, photosIn(folders)));
  return {
    products,
    findings: findings.map((finding) => ({ ...finding, id: rows[finding.row ?? -1]?.id })),
  };
}

export function loadRows(folders: Folders): CheckedRows {
  const rows = readRows(folders);
  return { rows, findings: checkRows(folders, rows).findings };
}

/**
 * Makes changes to products.json, if every row passes the checks of an import afterwards. Opens only the
 * pictures of the changed products. Returns the list as it is on the disk afterwards.
 */
export async function saveChanges(folders: Folders, changes: readonly Change[]): Promise<Saved> {
  const changed = () => changes.reduce(withChange, readRows(folders));
  const ofPictures = await checkPictures(
    checkRows(folders, changed()).products.filter((product) => changes.some(({ id }) => id === product.id)),
    folders,
  );
  // Nothing may run between this reading and the writing: another page may save at the same time.
  const rows = changed();
  const findings = [...checkRows(folders, rows).findings, ...ofPictures];
  const isSaved = !findings.some(({ isWrong }) => isWrong);
  if (isSaved) writeOwnList(ownListFile(folders), rows);
  return { rows: isSaved ? rows : readRows(folders), findings, isSaved };
}
