import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isRow } from '@/entities/product/model/fields';
import { counted } from '../counted';
import { changedIn, changeOf, keptIn, largestPriceChanges } from './changes';
import { without } from './doubts';
import { fieldNames, titleOf } from './fieldWords';
import { writeWhole } from '../writeWhole';
import { Refusal } from '../refusal';
import type { Io } from './io';
import { OWN_LIST, ownListFile, readJson, writeOwnRows, type Earlier } from './ownList';
import { quoted } from './problems';
import { someOf } from './someOf';

/** The folder, beside the list, of the lists before the last imports, each named by the time of its import. */
export const EARLIER = 'anteriores';
const MOST = 10;
/** The file of the list that the last undo replaced. */
const UNDONE = 'desfeita.json';

/** The names of the earlier lists, the newest first. */
function earlierIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => /^\d.*\.json$/.test(name))
    .toSorted()
    .toReversed();
}

/**
 * Replaces the list, and keeps the ten lists before it for `undo`. If the disk is full, nothing changes. A list that is
 * the same as before is not kept, because an undo would then change nothing.
 * @returns whether the list has changed
 * @throws the system's error (systemError.mjs)
 */
export function replaceList(ownFolder: string, rows: readonly unknown[]): boolean {
  const list = ownListFile(ownFolder);
  if (!existsSync(list)) {
    writeOwnRows(ownFolder, rows);
    return true;
  }
  const folder = join(ownFolder, EARLIER);
  // No file system of Windows allows a colon in a name.
  const copy = join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  writeWhole(copy, readFileSync(list));
  try {
    writeOwnRows(ownFolder, rows);
  } catch (error) {
    rmSync(copy); // Otherwise an undo would bring back what is there.
    throw error;
  }
  if (isDeepStrictEqual(readJson(copy), readJson(list))) {
    rmSync(copy);
    return false;
  }
  for (const name of earlierIn(folder).slice(MOST)) rmSync(join(folder, name));
  return true;
}

/** The products in a list's file; none if the file is missing or damaged, because an undo replaces such a list, too. */
function productsIn(file: string): Earlier[] {
  if (!existsSync(file)) return [];
  const read = readJson(file);
  return 'value' in read && Array.isArray(read.value) ? read.value.filter((row) => isRow(row, true)) : [];
}

/** The products before the last import, which an undo would bring back; undefined if there is none to undo. */
export function productsBeforeLast(ownFolder: string): Earlier[] | undefined {
  const folder = join(ownFolder, EARLIER);
  const [last] = earlierIn(folder);
  return last === undefined ? undefined : productsIn(join(folder, last));
}

/** The products of the lists that are kept for `undo` and that are not in the list now, the last ones first. */
export const formerProducts = (ownFolder: string, now: readonly Earlier[]): Earlier[] =>
  earlierIn(join(ownFolder, EARLIER)).flatMap((name) =>
    without(productsIn(join(ownFolder, EARLIER, name)), now),
  );

/** The most products in the sentence about what came back. */
const NAMED = 3;

/** 'Voltou: "Caneca Sabiá" de R$ 45,00 para R$ 42,90 e mais 2.': what an undo has changed, prices first. */
function whatCameBack(restored: readonly Earlier[], undone: readonly Earlier[]): string {
  const kept = keptIn(restored, undone);
  const prices = changedIn(kept, 'price_in_cents');
  const otherChanges = kept.flatMap((product) => {
    const changed = fieldNames.filter((field) => changedIn([product], field).length > 0);
    return changed.length === 0 || changed.includes('price_in_cents')
      ? []
      : `${quoted(product.row.name)} (${changed.map((field) => `${titleOf(field)} ${changeOf(product, field)}`).join(', ')})`;
  });
  const sentences = [
    ...prices.map((product) => largestPriceChanges([product])),
    ...without(restored, undone).map(({ name }) => `${quoted(name)} está de novo na lista`),
    ...without(undone, restored).map(({ name }) => `${quoted(name)} não está mais na lista`),
    ...otherChanges,
  ];
  return sentences.length === 0
    ? 'Nada mudou: as duas listas têm os mesmos produtos.'
    : `Voltou: ${someOf(sentences, NAMED)}.`;
}

/** Brings back the list before the last import; another undo brings back the list before that. */
export function runUndo({ ownFolder, say }: Io): number {
  const list = ownListFile(ownFolder);
  const folder = join(ownFolder, EARLIER);
  const [last, ...further] = earlierIn(folder);
  if (last === undefined)
    throw new Refusal(
      `Nada a desfazer: a pasta ${EARLIER} não tem nenhuma lista de antes. Cada importação que muda a lista guarda ali a que havia; para voltar atrás agora, importe a planilha de antes.`,
    );
  const undone = productsIn(list);
  if (existsSync(list)) renameSync(list, join(folder, UNDONE));
  renameSync(join(folder, last), list);
  const time = new Date(last.replace('.json', '').replace(/-(\d\d)-(\d\d\.)/, ':$1:$2'));
  const when = time.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
  const more = further.length > 0 ? `há ${counted(further.length, 'lista')}` : 'não há mais nenhuma';
  say(whatCameBack(productsIn(list), undone));
  say(
    `${OWN_LIST} é de novo o de antes da importação de ${when}; o que foi desfeito está em ${EARLIER}/${UNDONE}. Outro undo volta mais uma importação: ${more}.`,
  );
  return 0;
}
