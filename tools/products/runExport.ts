import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { counted } from '../counted';
import { checkList } from './checkList';
import { formatProblem } from './problems';
import { ownListFile, readOwnRows } from './ownList';
import type { Io } from './io';
import { writeSheet } from './sheet/writeSheet';

/** Writes products.json, or without it the sample products, as a sheet: .xlsx, or a CSV by its name. */
export function runExport(file = 'produtos.xlsx', { ownFolder, say, complain }: Io): number {
  const refuse = (why: string) => {
    complain(why);
    return 1;
  };
  if (!/\.(?:xlsx|csv)$/i.test(file)) return refuse(`${file}: dê um nome que acabe em .xlsx ou .csv.`);
  if (existsSync(file)) return refuse(`${file} já existe, e não é apagado: dê outro nome.`);
  if (!existsSync(dirname(file))) return refuse(`${file}: a pasta ${dirname(file)} não existe.`);
  const own = ownListFile(ownFolder);
  const isOwn = existsSync(own);
  const read = isOwn ? readOwnRows(own) : { rows: builtInRows.map((row) => ({ ...row })) };
  const mistakes = ('rows' in read ? checkList(read.rows).problems : [read]).filter(({ isWrong }) => isWrong);
  for (const problem of mistakes) complain(formatProblem(problem));
  if (!('rows' in read) || mistakes.length > 0) return 1;
  writeFileSync(file, writeSheet(read.rows, /\.csv$/i.test(file)));
  const what = `${counted(read.rows.length, 'produto')}${isOwn ? '' : ' de exemplo'}`;
  say(`${file}: ${what}. Edite, e importe com npm run products -- import ${file}`);
  return 0;
}
