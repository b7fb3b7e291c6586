import { copyFileSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Product } from '@/entities/product/model/product';
import { counted } from '../counted';
import { checkList, countCategories } from './checkList';
import { checkPictures } from './checkPictures';
import { formatProblem, quoted } from './problems';
import { OWN_LIST, ownListFile, photosIn, readOwnRows, writeOwnList } from './ownList';
import type { Io } from './io';
import { importSheet } from './sheet/importSheet';

/** The list before the last import, beside the list. */
const EARLIER = '.anterior';

interface Options {
  /** Whether hidden rows and columns are read. */
  hasHidden: boolean;
  /** Whether most products may go, and some get another id, without a question. */
  isSure: boolean;
}

/** Writes products.json from a sheet, if all of it and its photos are right. The list before is kept. */
export async function runImport(file: string, io: Io, { hasHidden, isSure }: Options): Promise<number> {
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
  const before = checkList(read.rows).products;
  const photos = photosIn(ownFolder);
  const { rows, products, problems, summary } = importSheet(readFileSync(file), {
    ...{ name: basename(file), photos, before, hasHidden },
    today: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
  });
  const all = [...problems, ...(await checkPictures(products, ownFolder))];
  for (const problem of all) say(formatProblem(problem));
  const sayWhatWasRead = () => summary.forEach((line) => say(line));
  if (all.some(({ isWrong }) => isWrong)) {
    complain(`Nada foi gravado: ${OWN_LIST} fica como estava. Corrija a planilha e importe de novo.`);
    sayWhatWasRead();
    return 1;
  }
  const doubts = doubtsOf(products, before);
  const question = `${doubts.join('; ')}. Importar assim mesmo?`;
  if (doubts.length > 0 && !isSure && !(await ask(question)))
    return refuse(`${question} Nada foi gravado: se é isso mesmo, importe de novo com --yes.`);
  if (existsSync(own)) copyFileSync(own, own + EARLIER);
  writeOwnList(own, rows);
  say(summaryOf(products, before));
  sayWhatWasRead();
  return 0;
}

/** Exchanges products.json and the list before the last import. */
export function runUndo({ ownFolder, say, complain }: Io): number {
  const own = ownListFile(ownFolder);
  if (!existsSync(own + EARLIER)) {
    complain(`Nada a desfazer: não há ${OWN_LIST}${EARLIER}.`);
    return 1;
  }
  if (existsSync(own)) renameSync(own, `${own}.part`);
  renameSync(own + EARLIER, own);
  if (existsSync(`${own}.part`)) renameSync(`${own}.part`, own + EARLIER);
  say(`${OWN_LIST} é de novo o de antes da última importação; outro undo a traz de volta.`);
  return 0;
}

/** The products of a list whose ids another list does not have. */
function without(products: readonly Product[], others: readonly Product[]): readonly Product[] {
  const ids = new Set(others.map(({ id }) => id));
  return products.filter(({ id }) => !ids.has(id));
}

/** What an owner hardly means: more than half of the products go, or some get another id. */
function doubtsOf(products: readonly Product[], before: readonly Product[]): string[] {
  const gone = without(before, products);
  const earlier = new Map(gone.map(({ id, name }) => [name, id]));
  const renamed = without(products, before).flatMap(({ id, name }) => {
    const known = earlier.get(name);
    return known === undefined ? [] : `${quoted(name)} (de ${quoted(known)} para ${quoted(id)})`;
  });
  const doubts: string[] = [];
  const names = someOf(gone.map(({ name }) => name));
  if (gone.length * 2 > before.length)
    doubts.push(`Saem ${gone.length} de ${counted(before.length, 'produto')} (${names})`);
  if (renamed.length > 0)
    doubts.push(`Mudam de código, e carrinhos, endereços e buscadores os perdem: ${someOf(renamed)}`);
  return doubts;
}

const someOf = (names: readonly string[]) => names.slice(0, 10).join(', ') + (names.length > 10 ? ', …' : '');

function summaryOf(products: readonly Product[], before: readonly Product[]): string {
  const gone = without(before, products);
  const names = gone.length > 0 ? ` (${someOf(gone.map(({ name }) => name))})` : '';
  return `${OWN_LIST}: ${counted(products.length, 'produto')} (${countCategories(products)}); novos: ${without(products, before).length}, retirados: ${gone.length}${names}.`;
}
