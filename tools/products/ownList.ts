import { existsSync, readFileSync } from 'node:fs';
import { checkPictures } from './checkPictures';
import { checkRows, type RowsReport } from './checkRows';
import { addressOfPhoto, listPhotos, pictureAddress, type PhotoNames } from './photoNames';
import { asItIs, reasonOf, said, worthKnowing, wrong, type Finding } from './sentence';

/** Where a shop's own things are. */
export interface Folders {
  /** The project's folder, with its `public`. */
  root: string;
  /** The folder of the file of settings, with the owner's products.json and photos/ beside it. */
  shop: string;
}

/** The shop's list where it has no backend. */
export const OWN_LIST = 'products.json';
/** The folder of its photos, beside it. */
export const PHOTOS = 'photos';

/**
 * Reads and checks a shop's own list, whose rows may name a photo by its file; undefined where there is none. Only folders
 * are looked into: pictures on the web are not asked for.
 */
export async function readOwnList({ root, shop }: Folders): Promise<RowsReport | undefined> {
  const file = `${shop}/${OWN_LIST}`;
  if (!existsSync(file)) return undefined;
  const photos = listPhotos(`${shop}/${PHOTOS}`);
  const read = readJson(file);
  if ('what' in read) return { rows: null, products: [], findings: [read] };
  const report = checkRows(namePictures(read.value, photos));
  const pictures = await checkPictures(report.products, { root, photos, web: false });
  const unused = unusedPhotos(report, photos);
  return { ...report, findings: [...photos.findings, ...report.findings, ...pictures, ...unused] };
}

/** The content of a JSON file, or what is wrong with it. */
export function readJson(file: string): { value: unknown } | Finding {
  try {
    return { value: JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as unknown };
  } catch (error) {
    const reason = reasonOf(error);
    const what = said(`não se deixa ler como JSON: ${reason}`, `cannot be read as JSON: ${reason}`);
    return wrong(asItIs(file), what);
  }
}

/** Rows in which a photo's file is replaced by its address in the shop; everything else stays as it is. */
export function namePictures(list: unknown, photos: PhotoNames): unknown {
  if (!Array.isArray(list)) return list;
  return list.map((row: unknown) => {
    const { image_url } = (row ?? {}) as { image_url?: unknown };
    const address = typeof image_url === 'string' ? pictureAddress(image_url, photos) : undefined;
    return address === undefined ? row : { ...(row as object), image_url: address };
  });
}

function unusedPhotos({ products }: RowsReport, { byName }: PhotoNames): Finding[] {
  const used = new Set(products.map(({ image_url }) => image_url));
  return [...byName]
    .filter(([name]) => !used.has(addressOfPhoto(name)))
    .map(([, file]) =>
      worthKnowing(
        asItIs(`${PHOTOS}/${file}`),
        said('nenhum produto usa esta foto', 'no product uses this photo'),
      ),
    );
}
