import { existsSync, writeFileSync } from 'node:fs';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { counted } from '../counted';
import { checkList, unread } from './checkList';
import { formatFinding } from './findings';
import { ownListFile, readJson } from './ownList';
import type { Io } from './io';
import { writeSheet } from './sheet/writeSheet';

/** Writes products.json as a sheet, or the sample products as a start if there is no such file. */
export function runExport(file = 'produtos.csv', { shop, say, complain }: Io): number {
  if (existsSync(file)) {
    complain(`${file} já existe, e não é apagado: dê outro nome.`);
    return 1;
  }
  const own = ownListFile({ shop });
  const isOwn = existsSync(own);
  const read = isOwn ? readJson(own) : { value: builtInRows };
  const { products, findings } = 'value' in read ? checkList(read.value) : unread(read);
  const mistakes = findings.filter(({ isWrong }) => isWrong);
  for (const finding of mistakes) complain(formatFinding(finding));
  if (mistakes.length > 0) return 1;
  writeFileSync(file, writeSheet(products));
  const what = `${counted(products.length, 'produto')}${isOwn ? '' : ' de exemplo'}`;
  say(`${file}: ${what}. Edite, e importe com npm run products -- import ${file}`);
  return 0;
}
