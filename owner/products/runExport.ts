import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { counted } from '../counted';
import { writeWhole } from '../writeWhole';
import { checkList } from './checkList';
import { Refusal } from '../refusal';
import type { Io } from './io';
import { OWN_LIST, readOwnRows } from './ownList';
import { stopAt } from './problems';
import { writeSheet } from './sheet/writeSheet';

/** A name that no file has yet: 'produtos-2.xlsx' for 'produtos.xlsx'. */
function freeName(file: string, count = 2): string {
  const name = file.replace(/(?=\.\w+$)/, `-${count}`);
  return existsSync(name) ? freeName(file, count + 1) : name;
}

/**
 * Writes products.json, or without it the sample products, as a sheet: .xlsx, or a CSV by its name.
 * @param file its path; relative to the folder in which the command runs
 * @param options `yes`: whether an existing file is overwritten
 */
export function runExport(file = 'produtos.xlsx', { ownFolder, say }: Io, { yes }: { yes: boolean }): number {
  if (!/\.(?:xlsx|csv)$/i.test(file)) throw new Refusal(`${file}: dê um nome que acabe em .xlsx ou .csv.`);
  if (existsSync(file) && !yes)
    throw new Refusal(
      `${file} já existe, e nada foi gravado. Para escrever por cima dele: npm run products -- export ${file} --yes. Para guardar os dois, dê outro nome: npm run products -- export ${freeName(file)}`,
    );
  if (!existsSync(dirname(file)))
    throw new Refusal(`${file}: a pasta ${dirname(file)} não existe: crie-a, ou dê outro nome.`);
  const ownRows = readOwnRows(ownFolder);
  const rows = ownRows ?? builtInRows.map((row) => ({ ...row }));
  stopAt(checkList(rows).problems, OWN_LIST);
  writeWhole(file, writeSheet(rows, /\.csv$/i.test(file)));
  const what = `${counted(rows.length, 'produto')}${ownRows ? '' : ' de exemplo'}`;
  say(`${file}: ${what}. Edite, e importe com npm run products -- import ${file}`);
  return 0;
}
