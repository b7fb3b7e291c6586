import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ProductRow } from '@/entities/product/model/product';
import { checkRows, countCategories } from './checkRows';
import type { Io } from './io';
import { OWN_LIST, PHOTOS, readJson } from './ownList';
import { listPhotos } from './photoNames';
import { tellFinding, type Language } from './sentence';
import { importSheet } from './sheet/importSheet';

const told = {
  missing: { pt: 'não existe este arquivo', en: 'there is no such file' },
  refused: {
    pt: `Nada foi gravado: ${OWN_LIST} fica como estava. Corrija a planilha e importe de novo.`,
    en: `Nothing was written: ${OWN_LIST} is as it was. Mend the sheet and import it again.`,
  },
};

/** Makes products.json of a sheet. Nothing is written unless the whole sheet is right. */
export async function runImport(file: string, { shop, say, complain }: Io, language: Language) {
  if (!existsSync(file)) {
    complain(`${file}: ${told.missing[language]}`);
    return 1;
  }
  const own = `${shop}/${OWN_LIST}`;
  const before = readBefore(own);
  const { rows, findings } = importSheet(readFileSync(file), {
    name: basename(file),
    photos: listPhotos(`${shop}/${PHOTOS}`),
    before,
    today: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
  });
  for (const finding of findings) say(tellFinding(finding, language));
  if (findings.some(({ isWrong }) => isWrong)) {
    complain(told.refused[language]);
    return 1;
  }
  writeFileSync(`${own}.part`, `${JSON.stringify(rows, null, 2)}\n`);
  renameSync(`${own}.part`, own);
  say(tellWritten(rows, before, language));
  return 0;
}

/** The rows of the list that is there; a damaged one has none. */
function readBefore(own: string): readonly ProductRow[] {
  const read = existsSync(own) ? readJson(own) : { value: [] };
  return 'value' in read ? checkRows(read.value).products : [];
}

function tellWritten(rows: readonly ProductRow[], before: readonly ProductRow[], language: Language) {
  const ids = new Set(rows.map(({ id }) => id));
  const earlier = new Set(before.map(({ id }) => id));
  const added = [...ids].filter((id) => !earlier.has(id)).length;
  const gone = before.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
  const list = gone.length > 0 ? ` (${gone.slice(0, 10).join(', ')}${gone.length > 10 ? ', …' : ''})` : '';
  const shown = countCategories(checkRows(rows).products);
  return language === 'pt'
    ? `${OWN_LIST}: ${rows.length} produtos (${shown}); novos: ${added}, retirados: ${gone.length}${list}.`
    : `${OWN_LIST}: ${rows.length} products (${shown}); new: ${added}, removed: ${gone.length}${list}.`;
}
