import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Product } from '@/entities/product/model/product';
import { decoded } from '@/shared/lib/encoding';
import { fromRoot } from '../fromRoot';
import { wrong, type Problem } from './problems';
import { unreadable } from './makePhotos';
import { photoFolder, photosIn } from './ownList';
import { photoAt, type PhotoNames } from './photoNames';

/** Pixels of the longer side below which a picture is a placeholder. */
const SMALLEST = 8;

/** Opens every picture of the products that is in the folders of the shop. */
export async function checkPictures(products: readonly Product[], ownFolder: string): Promise<Problem[]> {
  const photos = photosIn(ownFolder);
  const own = [...picturesOf(products)].filter(([address]) => !/^(?:https?|data):/i.test(address));
  const found = own.map(async ([address, name]) => checkPicture(address, name, ownFolder, photos));
  return (await Promise.all(found)).flat();
}

/** The addresses of all pictures of products, each with the name of the first product that has it. */
export function picturesOf(products: readonly Product[]): ReadonlyMap<string, string> {
  const users = new Map<string, string>();
  for (const { image_url, image_urls = [], name } of products)
    for (const address of [image_url, ...image_urls])
      if (address && !users.has(address)) users.set(address, name);
  return users;
}

/**
 * Opens a picture, and checks its size.
 * @param name what an error is about
 */
async function open(file: string, name: string, where: string): Promise<Problem[]> {
  try {
    const picture = sharp(file, { failOn: 'error' });
    const { width, height, format } = await picture.metadata();
    if (format === 'svg') return [];
    // A damaged file turns out only when its pixels are read.
    await picture.resize(SMALLEST).raw().toBuffer();
    if (Math.max(width, height) >= SMALLEST) return [];
    return [wrong(where, `tem ${width} × ${height} pixels: pequena demais para se ver`)];
  } catch (error) {
    return [wrong(where, unreadable(name, error))];
  }
}

/** Checks a path of the shop: one of its photos, or a file in `public`. */
function checkPicture(address: string, name: string, ownFolder: string, photos: PhotoNames) {
  const where = `${address} (${name})`;
  const path = decoded(new URL(address, 'http://shop/').pathname);
  const photo = photoAt(path, photos);
  if (photo) return open(join(photoFolder(ownFolder), photo), photo, where);
  const file = fromRoot(join('public', path));
  if (existsSync(file)) return open(file, path, where);
  return [wrong(where, 'não está em public/ nem é de uma foto em photos/; a loja mostra o desenho')];
}
