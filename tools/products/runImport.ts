import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Product } from '@/entities/product/model/product';
import { counted } from '../counted';
import { checkList, countCategories } from './checkList';
import { formatFinding } from './findings';
import { OWN_LIST, ownListFile, PHOTOS, photoFolder, photosIn, readJson, writeOwnList } from './ownList';
import { removeMetadata } from './photoMetadata';
import type { Io } from './io';
import { importSheet } from './sheet/importSheet';
import { readWorkbook } from './sheet/readWorkbook';

/** Writes products.json from a sheet, if the whole sheet is valid. */
export async function runImport(file: string, { shop, say, complain }: Io): Promise<number> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    complain(`${file}: não existe este arquivo`);
    return 1;
  }
  const own = ownListFile({ shop });
  const before = productsIn(own);
  const photos = photosIn({ shop });
  const bytes = readFileSync(file);
  const { rows, products, findings } = importSheet((await readWorkbook(bytes)) ?? bytes, {
    name: basename(file),
    photos,
    before,
    today: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
  });
  for (const finding of findings) say(formatFinding(finding));
  if (findings.some(({ isWrong }) => isWrong)) {
    complain(`Nada foi gravado: ${OWN_LIST} fica como estava. Corrija a planilha e importe de novo.`);
    return 1;
  }
  writeOwnList(own, rows);
  say(summaryOf(products, before));
  const { count, findings: ofPhotos } = await removeMetadata(photoFolder({ shop }), photos);
  if (count > 0)
    say(`${PHOTOS}/: lugar e aparelho, que a câmera escreve, retirados de ${counted(count, 'foto')}.`);
  for (const finding of ofPhotos) say(formatFinding(finding));
  return 0;
}

/** The products of the present list; none if it is damaged. */
function productsIn(own: string): readonly Product[] {
  const read = existsSync(own) ? readJson(own) : { value: [] };
  return 'value' in read ? checkList(read.value).products : [];
}

function summaryOf(products: readonly Product[], before: readonly Product[]): string {
  const ids = new Set(products.map(({ id }) => id));
  const earlier = new Set(before.map(({ id }) => id));
  const added = [...ids].filter((id) => !earlier.has(id)).length;
  const gone = before.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
  const names = gone.length > 0 ? ` (${gone.slice(0, 10).join(', ')}${gone.length > 10 ? ', …' : ''})` : '';
  return `${OWN_LIST}: ${counted(products.length, 'produto')} (${countCategories(products)}); novos: ${added}, retirados: ${gone.length}${names}.`;
}
