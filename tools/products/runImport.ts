import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isRow } from '@/entities/product/model/fields';
import type { Product } from '@/entities/product/model/product';
import { counted } from '../counted';
import { countCategories } from './checkList';
import { checkPictures } from './checkPictures';
import { downloadPhotos } from './downloadPhotos';
import { doubtsOf, someOf, without } from './doubts';
import { formatProblem } from './problems';
import { OWN_LIST, ownListFile, photosIn, readOwnRows, writeOwnList, type Earlier } from './ownList';
import type { Io } from './io';
import { keepList } from './runUndo';
import { importSheet } from './sheet/importSheet';

interface Options {
  /** Whether hidden rows and columns are read. */
  hasHidden: boolean;
  /** Whether pictures on the web are downloaded into photos/. */
  downloads: boolean;
  /** Whether what is probably not meant (doubts.ts) is done without a question. */
  isSure: boolean;
}

/** Writes products.json from a sheet, if all of it and its photos are right. The list before is kept (runUndo.ts). */
export async function runImport(
  file: string,
  io: Io,
  { hasHidden, isSure, downloads }: Options,
): Promise<number> {
  const { ownFolder, say, complain, ask } = io;
  const refuse = (why: string) => {
    complain(why);
    return 1;
  };
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return refuse(`${file}: não existe este arquivo`);
  const own = ownListFile(ownFolder);
  const read = readOwnRows(own);
  if ('what' in read)
    return refuse(
      `${read.where}: ${read.what}. Nada foi gravado: corrija este arquivo, ou dê-lhe outro nome.`,
    );
  const before = read.rows.filter(isRow);
  const photos = photosIn(ownFolder);
  const { rows, products, problems, summary } = importSheet(readFileSync(file), {
    ...{ name: basename(file), photos, before, hasHidden },
    today: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
  });
  const ofPhotos = photos.problems.filter(({ isWrong }) => isWrong);
  const all = [...problems, ...ofPhotos, ...(await checkPictures(products, ownFolder))];
  for (const problem of all) say(formatProblem(problem));
  const sayWhatWasRead = () => summary.forEach((line) => say(line));
  if (all.some(({ isWrong }) => isWrong)) {
    complain(`Nada foi gravado: ${OWN_LIST} fica como estava. Corrija a planilha e importe de novo.`);
    sayWhatWasRead();
    return 1;
  }
  const doubts = doubtsOf(rows, products, before);
  const question = `${doubts.join('; ')}. Importar assim mesmo?`;
  if (doubts.length > 0 && !isSure && !(await ask(question)))
    return refuse(`${question} Nada foi gravado: se é isso mesmo, importe de novo com --yes.`);
  keepList(ownFolder);
  writeOwnList(own, downloads ? await downloadPhotos(rows, ownFolder, say) : rows);
  say(summaryOf(products, before));
  sayWhatWasRead();
  return 0;
}

function summaryOf(products: readonly Product[], before: readonly Earlier[]): string {
  const gone = without(before, products);
  const names = gone.length > 0 ? ` (${someOf(gone.map(({ name }) => name))})` : '';
  return `${OWN_LIST}: ${counted(products.length, 'produto')} (${countCategories(products)}); novos: ${without(products, before).length}, retirados: ${gone.length}${names}.`;
}
