import type { Row } from '@/entities/product/model/fields';
import { checkList } from '../checkList';
import { checkPictures } from '../checkPictures';
import { quoted, type Problem } from '../problems';
import { namePictures, OWN_LIST, ownListFile, photosIn, readOwnRows, writeOwnList } from '../ownList';
import { withChange, type Change } from './changes';

/** A list, and what the checks say of it; `id` is that of the product that a problem is about. */
export interface CheckedRows {
  rows: readonly Row[];
  problems: readonly (Problem & { id?: unknown })[];
}

/** The list on the disk, and what the checks say of it with the changes that were sent. */
export type Saved = CheckedRows & { isSaved: boolean };

/**
 * Reads products.json; an empty list if there is no such file. Throws an Error in Portuguese if it holds no
 * list, or rows that cannot be told apart.
 */
function readRows(ownFolder: string): readonly Row[] {
  const read = readOwnRows(ownListFile(ownFolder));
  if ('what' in read) throw new Error(`${OWN_LIST}: ${read.what}`);
  const ids = read.rows.map((row) => row?.id);
  const odd = ids.findIndex((id, index) => typeof id !== 'string' || ids.indexOf(id) < index);
  if (odd >= 0)
    throw new Error(
      `${OWN_LIST}: o item ${odd + 1} não tem um código só seu (${quoted(ids[odd])}); corrija o arquivo.`,
    );
  return read.rows;
}

function checkRows(ownFolder: string, rows: readonly Row[]) {
  const { problems, products } = checkList(namePictures(rows, photosIn(ownFolder)));
  return {
    products,
    problems: problems.map((problem) => ({ ...problem, id: rows[problem.row ?? -1]?.id })),
  };
}

export function loadRows(ownFolder: string): CheckedRows {
  const rows = readRows(ownFolder);
  return { rows, problems: checkRows(ownFolder, rows).problems };
}

/**
 * Makes changes to products.json, if every row passes the checks of an import afterwards. Opens only the
 * pictures of the changed products. Returns the list as it is on the disk afterwards.
 */
export async function saveChanges(ownFolder: string, changes: readonly Change[]): Promise<Saved> {
  const changed = () => changes.reduce(withChange, readRows(ownFolder));
  const ofPictures = await checkPictures(
    checkRows(ownFolder, changed()).products.filter((product) => changes.some(({ id }) => id === product.id)),
    ownFolder,
  );
  // Nothing may run between this reading and the writing: another page may save at the same time.
  const rows = changed();
  const problems = [...checkRows(ownFolder, rows).problems, ...ofPictures];
  const isSaved = !problems.some(({ isWrong }) => isWrong);
  if (isSaved) writeOwnList(ownListFile(ownFolder), rows);
  return { rows: isSaved ? rows : readRows(ownFolder), problems, isSaved };
}
