import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { namesNear } from '../nearName.mjs';
import { Refusal } from '../refusal';
import { oneOf, worthKnowing, type Problem } from './problems';

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
  if (!existsSync(file)) {
    const sheets = sheetsLike(file);
    if (sheets.length > 0)
      throw new Refusal(`${file}: não existe este arquivo, talvez ${oneOf(sheets)}: confira o nome.`);
  }
  return readFileSync(file);
}

/** The ending of a sheet's name. */
const SHEET = /\.(?:xlsx|xlsm|xlsb|xls|ods|csv)$/i;

/** The sheets beside a missing file whose names are similar: 'produtos.xlsx' for 'produto.xlsx' and for 'produtos'. */
function sheetsLike(file: string): string[] {
  const folder = dirname(file);
  const sheets = existsSync(folder)
    ? readdirSync(folder).filter((name) => SHEET.test(name) && !LOCK.test(name))
    : [];
  const withoutEnding = (name: string) => name.replace(SHEET, '');
  const names = new Set(namesNear(withoutEnding(basename(file)), sheets.map(withoutEnding)));
  return sheets.filter((name) => names.has(withoutEnding(name)));
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
