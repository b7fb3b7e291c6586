import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { checkPictures } from '../checkPictures';
import { checkRows } from '../checkRows';
import { namePictures, OWN_LIST, PHOTOS, readJson, writeOwnList, type Folders } from '../ownList';
import { listPhotos } from '../photoNames';
import { verbatim, type Finding } from '../sentence';

/** What is wrong, or worth knowing, in Portuguese. */
export interface Note {
  /** The index of the row; absent for the whole list. */
  row?: number;
  text: string;
  isWrong: boolean;
}

/** The list as it is on the disk. */
export interface OwnRows {
  rows: readonly unknown[];
  /** Changes whenever the file changes. */
  version: string;
  notes: readonly Note[];
}

const fileOf = (shop: string) => `${shop}/${OWN_LIST}`;

function versionOf(shop: string): string {
  const file = fileOf(shop);
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : 'none';
}

/** Reads products.json; an empty list if there is no such file. Throws an Error in Portuguese if it holds no list. */
export function readRows({ shop }: Folders): OwnRows {
  const version = versionOf(shop);
  const read = version === 'none' ? { value: [] } : readJson(fileOf(shop));
  if ('what' in read) throw new Error(`${OWN_LIST}: ${read.what.pt}`);
  if (!Array.isArray(read.value)) throw new Error(`${OWN_LIST} não é uma lista de produtos.`);
  const rows: readonly unknown[] = read.value;
  return { rows, version, notes: check(rows, shop).notes };
}

/** Whether the list was saved, or what hinders it. */
export type Saved = { version: string; notes: readonly Note[]; isSaved: boolean };

/**
 * Writes products.json if every row passes the checks of an import. Opens only the pictures of the `changed` rows. Throws if the
 * file has changed since `version`.
 */
export async function saveRows(
  { root, shop }: Folders,
  { rows, version, changed }: { rows: readonly unknown[]; version: string; changed: readonly number[] },
): Promise<Saved> {
  if (version !== versionOf(shop))
    throw new Error(`${OWN_LIST} mudou no disco: recarregue a página para não perder essa mudança.`);
  const { notes, products, photos } = check(rows, shop);
  const ids = new Set(changed.map((index) => (rows[index] as { id?: unknown } | undefined)?.id));
  const pictures = await checkPictures(
    products.filter(({ id }) => ids.has(id)),
    { root, folder: `${shop}/${PHOTOS}`, photos, isThorough: false },
  );
  const all = [...notes, ...pictures.map(noteOf)];
  const isSaved = !all.some(({ isWrong }) => isWrong);
  if (isSaved) writeOwnList(fileOf(shop), rows);
  return { version: versionOf(shop), notes: all, isSaved };
}

function check(rows: readonly unknown[], shop: string) {
  const photos = listPhotos(`${shop}/${PHOTOS}`);
  const report = checkRows(namePictures(rows, photos), (_row, index) => verbatim(String(index)));
  return { notes: report.findings.map(noteOf), products: report.products, photos };
}

function noteOf({ where, what, isWrong }: Finding): Note {
  return /^\d+$/.test(where.pt)
    ? { row: Number(where.pt), text: what.pt, isWrong }
    : { text: `${where.pt}: ${what.pt}`, isWrong };
}

/** The list that the shop beside the page shows. */
export function shownRows({ shop }: Folders): unknown {
  const { rows } = readRows({ root: '', shop });
  return namePictures(rows, listPhotos(`${shop}/${PHOTOS}`));
}
