import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '../refusal';
import { worthKnowing, type Problem } from './problems';

/** What Excel and LibreOffice leave beside a sheet while it is open: '~$loja.xlsx', '.~lock.loja.ods#'. */
const LOCK = /^(?:~\$(.+)|\.~lock\.(.+)#)$/;

/**
 * Reads an owner's sheet.
 * @throws Refusal if the path is a folder, or a mark that the sheet is open in another program; the system's error (systemError.mjs) if it cannot be read
 */
export function readSheetFile(file: string): Buffer {
  const [, ofExcel, ofLibreOffice] = LOCK.exec(basename(file)) ?? [];
  const sheet = ofExcel ?? ofLibreOffice;
  if (sheet !== undefined)
    throw new Refusal(
      `${file}: não é a planilha, e sim a marca de que ela está aberta noutro programa: importe ${sheet}.`,
    );
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Refusal(`${file}: é uma pasta, e não uma planilha: dê o nome do arquivo dentro dela.`);
  return readFileSync(file);
}

/** A problem if a sheet is open in another program: the file has only what was saved. */
export function openElsewhere(file: string): Problem[] {
  const [folder, name] = [dirname(file), basename(file)];
  // Excel leaves out the first two letters of a long name.
  const marks = [`~$${name}`, `~$${name.slice(2)}`, `.~lock.${name}#`];
  return marks.some((mark) => existsSync(join(folder, mark)))
    ? [
        worthKnowing(
          name,
          'está aberta noutro programa, e só vale o que já foi salvo: salve-a lá, e importe de novo se mudou algo',
        ),
      ]
    : [];
}
