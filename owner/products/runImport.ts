import { basename } from 'node:path';
import { isRow } from '@/entities/product/model/fields';
import type { Product } from '@/entities/product/model/product';
import { counted } from '../counted';
import { changesOf, priceRange } from './changes';
import { countCategories, isOfGoogle } from './checkList';
import { checkPictures, plainPictures } from './checkPictures';
import { asDownloaded, downloadPhotos } from './downloadPhotos';
import { doubtsOf, without } from './doubts';
import { Refusal } from '../refusal';
import type { Io } from './io';
import { OWN_LIST, photosIn, readOwnRows, type Earlier } from './ownList';
import { openElsewhere, readSheetFile } from './openSheet';
import { rememberPhotos } from './photoMemory';
import { formatProblem } from './problems';
import { formerProducts, productsBeforeLast, replaceList } from './runUndo';
import { joinSame } from './sameProblems';
import { someOf } from './someOf';
import { importSheet } from './sheet/importSheet';

interface Options {
  /** Whether hidden rows and columns are left out. */
  visible: boolean;
  /** Whether changes that the owner probably does not want (doubts.ts) are made without a question. */
  yes: boolean;
  /** Whether pictures on the web are downloaded into photos/. */
  photos: boolean;
}

/** Writes products.json from a sheet, if the whole sheet and its photos are right. The list before is kept (runUndo.ts). */
export async function runImport(
  file: string,
  { ownFolder, env, say, ask }: Io,
  options: Options,
): Promise<number> {
  const bytes = readSheetFile(file);
  const before = (readOwnRows(ownFolder) ?? []).filter((row) => isRow(row, true));
  const photos = photosIn(ownFolder);
  const {
    rows,
    products,
    problems,
    doubts: ofHeader,
    summary,
    placeOf,
    lineOf,
  } = importSheet(bytes, {
    ...{ name: basename(file), photos, before, hasHidden: !options.visible },
    former: formerProducts(ownFolder, before),
    today: `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
  });
  const ofPhotos = photos.problems.filter(({ isWrong }) => isWrong);
  const plain = options.photos ? [] : plainPictures(products, env.SITE_URL, placeOf);
  const ofPictures = await checkPictures(products, ownFolder, placeOf);
  const all = [...openElsewhere(file), ...problems, ...ofPhotos, ...plain, ...ofPictures]
    // What Google would like to have is less than a mistake.
    .toSorted((left, right) => Number(isOfGoogle(left)) - Number(isOfGoogle(right)));
  for (const problem of joinSame(all)) say(formatProblem(problem));
  if (all.some(({ isWrong }) => isWrong)) {
    const nothing = `Nada foi gravado: ${OWN_LIST} fica como estava. Corrija a planilha e importe de novo.`;
    throw new Refusal([nothing, ...summary].join('\n'));
  }
  const compared = options.photos ? asDownloaded(rows, before) : rows;
  for (const line of changesOf(compared, before)) say(line);
  const doubts = [
    ...ofHeader,
    ...doubtsOf({ rows: compared, products, lineOf }, before, productsBeforeLast(ownFolder)),
  ];
  const question = `${doubts.join('; ')}. Importar assim mesmo?`;
  if (doubts.length > 0 && !options.yes && !(await ask(question)))
    throw new Refusal(`${question} Nada foi gravado: se é isso mesmo, importe de novo com --yes.`);
  const isNew = replaceList(ownFolder, options.photos ? await downloadPhotos(rows, ownFolder, say) : rows);
  rememberPhotos(ownFolder, photos);
  if (!isNew) say(`Nada muda: ${OWN_LIST} já era assim, e por isso undo não conta esta importação.`);
  const prices = before.length === 0 ? priceRange(rows) : [];
  for (const line of [summaryOf(products, before), ...prices, ...summary, ...withoutPhoto(products)])
    say(line);
  return 0;
}

/** The most products without a photo that are named. */
const NAMED = 5;

/** A sentence about the products of the whole list that have no photo. */
function withoutPhoto(products: readonly Product[]): string[] {
  const names = products.flatMap(({ name, image_url: picture }) => (picture === '' ? [name] : []));
  return names.length === 0
    ? []
    : [
        `${counted(names.length, 'produto')} sem foto: ${someOf(names, NAMED)}. A loja mostra o desenho da categoria, e o feed os deixa fora.`,
      ];
}

function summaryOf(products: readonly Product[], before: readonly Earlier[]): string {
  const gone = without(before, products);
  const names = gone.length > 0 ? ` (${someOf(gone.map(({ name }) => name))})` : '';
  return `${OWN_LIST}: ${counted(products.length, 'produto')} (${countCategories(products)}); novos: ${without(products, before).length}, retirados: ${gone.length}${names}.`;
}
