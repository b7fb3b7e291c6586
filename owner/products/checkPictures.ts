import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Product } from '@/entities/product/model/product';
import { decoded } from '@/shared/lib/encoding';
import { fromRoot } from '../fromRoot';
import { reasonOf, systemCode } from '../systemError.mjs';
import { unreadable } from './makePhotos';
import { photoFolder, photosIn } from './ownList';
import { photoAt } from './photoNames';
import { wrong, type Problem } from './problems';

/** Pixels of the longer side below which a picture is a placeholder. */
const SMALLEST = 8;

/** The addresses of all pictures of products, each with the name of the first product that has it. */
export function picturesOf(products: readonly Product[]): ReadonlyMap<string, string> {
  const users = new Map<string, string>();
  for (const { image_url, image_urls = [], name } of products)
    for (const address of [image_url, ...image_urls])
      if (address && !users.has(address)) users.set(address, name);
  return users;
}

/** Opens every picture of the products that is in the folders of the shop: one of its photos, or a file in `public`. */
export async function checkPictures(products: readonly Product[], ownFolder: string): Promise<Problem[]> {
  const photos = photosIn(ownFolder);
  const pictures = [...picturesOf(products)].filter(([address]) => !/^(?:https?|data):/i.test(address));
  const faults = pictures.map(async ([address, product]) => {
    const path = decoded(new URL(address, 'http://shop/').pathname);
    const photo = photoAt(path, photos);
    const file = photo ? join(photoFolder(ownFolder), photo) : fromRoot(join('public', path));
    const fault = await faultOf(file, photo ?? path);
    return fault === undefined ? [] : wrong(`${address} (${product})`, fault);
  });
  return (await Promise.all(faults)).flat();
}

/** Why shoppers do not see a picture. */
async function faultOf(file: string, name: string): Promise<string | undefined> {
  if (!existsSync(file)) return 'não está em public/ nem é de uma foto em photos/; a loja mostra o desenho';
  try {
    const picture = sharp(file, { failOn: 'error' });
    const { width, height, format } = await picture.metadata();
    if (format === 'svg') return undefined;
    // A damaged file turns out only when its pixels are read.
    await picture.resize(SMALLEST).raw().toBuffer();
    return Math.max(width, height) < SMALLEST
      ? `tem ${width} × ${height} pixels: pequena demais para se ver`
      : undefined;
  } catch (error) {
    if (systemCode(error)) return reasonOf(error);
    return unreadable(name, error);
  }
}
