import { existsSync, writeFileSync } from 'node:fs';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { checkRows } from './checkRows';
import type { Io } from './io';
import { OWN_LIST, readJson } from './ownList';
import { formatFinding, type Language } from './sentence';
import { writeSheet } from './sheet/writeSheet';
import { counted } from '../counted';

const STANDARD = 'produtos.csv';

/** Writes products.json as a sheet, or the sample products as a start if there is no such file. */
export async function runExport(given: string | undefined, { shop, say, complain }: Io, language: Language) {
  const file = given ?? STANDARD;
  if (existsSync(file)) {
    complain(
      language === 'pt'
        ? `${file} já existe, e não é apagado: dê outro nome.`
        : `${file} exists already and is not overwritten: choose another name.`,
    );
    return 1;
  }
  const own = `${shop}/${OWN_LIST}`;
  const isOwn = existsSync(own);
  const read = isOwn ? readJson(own) : { value: builtInRows };
  const { products, findings } = 'value' in read ? checkRows(read.value) : { products: [], findings: [read] };
  const mistakes = findings.filter(({ isWrong }) => isWrong);
  for (const finding of mistakes) complain(formatFinding(finding, language));
  if (mistakes.length > 0) return 1;
  writeFileSync(file, writeSheet(products));
  say(
    language === 'pt'
      ? `${file}: ${counted(products.length, 'produto')}${isOwn ? '' : ' de exemplo'}. Edite, e importe com npm run products -- import ${file}`
      : `${file}: ${counted(products.length, isOwn ? 'product' : 'sample product')}. Edit it, then npm run products -- import ${file}`,
  );
  return 0;
}
