import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../counted';
import { writeWhole } from '../writeWhole';
import { Refusal } from '../refusal';
import type { Io } from './io';
import { OWN_LIST, ownListFile, writeOwnRows } from './ownList';

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
 * Replaces the list, and keeps the ten lists before it for `undo`. If the disk is full, nothing changes.
 * @throws the system's error (systemError.mjs)
 */
export function replaceList(ownFolder: string, rows: readonly unknown[]): void {
  const list = ownListFile(ownFolder);
  if (!existsSync(list)) return writeOwnRows(ownFolder, rows);
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
  for (const name of earlierIn(folder).slice(MOST)) rmSync(join(folder, name));
}

/** Brings back the list before the last import; another undo brings back the list before that. */
export function runUndo({ ownFolder, say }: Io): number {
  const list = ownListFile(ownFolder);
  const folder = join(ownFolder, EARLIER);
  const [last, ...further] = earlierIn(folder);
  if (last === undefined) throw new Refusal(`Nada a desfazer: não há listas anteriores em ${EARLIER}/.`);
  if (existsSync(list)) renameSync(list, join(folder, UNDONE));
  renameSync(join(folder, last), list);
  const time = new Date(last.replace('.json', '').replace(/-(\d\d)-(\d\d\.)/, ':$1:$2'));
  const when = time.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' });
  const more = further.length > 0 ? `há ${counted(further.length, 'lista')}` : 'não há mais nenhuma';
  say(
    `${OWN_LIST} é de novo o de antes da importação de ${when}; o que foi desfeito está em ${EARLIER}/${UNDONE}. Outro undo volta mais uma importação: ${more}.`,
  );
  return 0;
}
