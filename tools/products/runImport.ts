import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { ProductRow } from '@/entities/product/model/product';
import { removeCameraData } from './cameraData';
import { checkRows, countCategories } from './checkRows';
import type { Io } from './io';
import { OWN_LIST, PHOTOS, readJson, writeOwnList } from './ownList';
import { listPhotos } from './photoNames';
import { formatFinding, type Language } from './sentence';
import { importSheet } from './sheet/importSheet';
import { readWorkbook } from './sheet/readWorkbook';
import { counted } from '../counted';

const messages = {
  missing: { pt: 'não existe este arquivo', en: 'there is no such file' },
  refused: {
    pt: `Nada foi gravado: ${OWN_LIST} fica como estava. Corrija a planilha e importe de novo.`,
    en: `Nothing was written: ${OWN_LIST} is unchanged. Correct the sheet and import it again.`,
  },
};

/** Writes products.json from a sheet, if the whole sheet is valid. */
export async function runImport(file: string, { shop, say, complain }: Io, language: Language) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
    complain(`${file}: ${messages.missing[language]}`);
    return 1;
  }
  const own = `${shop}/${OWN_LIST}`;
  const before = readBefore(own);
  const photos = listPhotos(`${shop}/${PHOTOS}`);
  const bytes = readFileSync(file);
  const { rows, findings } = importSheet((await readWorkbook(bytes)) ?? bytes, {
    name: basename(file),
    photos,
    before,
    today: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
  });
  for (const finding of findings) say(formatFinding(finding, language));
  if (findings.some(({ isWrong }) => isWrong)) {
    complain(messages.refused[language]);
    return 1;
  }
  writeOwnList(own, rows);
  say(importSummary(rows, before, language));
  const cleaned = await removeCameraData(`${shop}/${PHOTOS}`, photos);
  if (cleaned > 0)
    say(
      language === 'pt'
        ? `${PHOTOS}/: lugar e aparelho, que a câmera escreve, retirados de ${counted(cleaned, 'foto')}; os pixels são os mesmos.`
        : `${PHOTOS}/: position and device, which the camera writes, removed from ${counted(cleaned, 'photo')}; the pixels are the same.`,
    );
  return 0;
}

/** The rows of the present list; none if it is damaged. */
function readBefore(own: string): readonly ProductRow[] {
  const read = existsSync(own) ? readJson(own) : { value: [] };
  return 'value' in read ? checkRows(read.value).products : [];
}

function importSummary(rows: readonly ProductRow[], before: readonly ProductRow[], language: Language) {
  const ids = new Set(rows.map(({ id }) => id));
  const earlier = new Set(before.map(({ id }) => id));
  const added = [...ids].filter((id) => !earlier.has(id)).length;
  const gone = before.filter(({ id }) => !ids.has(id)).map(({ name }) => name);
  const list = gone.length > 0 ? ` (${gone.slice(0, 10).join(', ')}${gone.length > 10 ? ', …' : ''})` : '';
  const shown = countCategories(checkRows(rows).products);
  return language === 'pt'
    ? `${OWN_LIST}: ${counted(rows.length, 'produto')} (${shown}); novos: ${added}, retirados: ${gone.length}${list}.`
    : `${OWN_LIST}: ${counted(rows.length, 'product')} (${shown}); new: ${added}, removed: ${gone.length}${list}.`;
}
