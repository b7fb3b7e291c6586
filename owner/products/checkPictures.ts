import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Product } from '@/entities/product/model/product';
import { folders } from '@/shared/addresses/folders.mjs';
import { shop } from '@/shared/config';
import { decoded } from '@/shared/lib/encoding';
import { counted } from '../counted';
import { fromRoot } from '../fromRoot';
import { reasonOf, systemCode } from '../systemError.mjs';
import { unreadable } from './makePhotos';
import { photosIn } from './ownList';
import { perhaps, photoAt } from './photoNames';
import { photoNameAt } from './photoMemory';
import { quoted, urgent, worthKnowing, wrong, type Problem } from './problems';

/** Pixels of the longer side below which a picture is a placeholder. */
const SMALLEST = 8;
/** Pixels of the longer side below which even the smallest of the shop's sizes is blurred (makePhotos.ts). */
const SHARP = 360;

/** The addresses of all pictures of products, each with the first product that has it. */
export function picturesOf(products: readonly Product[]): ReadonlyMap<string, Product> {
  const users = new Map<string, Product>();
  for (const product of products)
    for (const address of [product.image_url, ...(product.image_urls ?? [])])
      if (address && !users.has(address)) users.set(address, product);
  return users;
}

/** How problems name the picture of a product. */
type PlaceOf = (product: Product, address: string) => string;
const ofList: PlaceOf = ({ name }, address) => `${address} (${name})`;

/** A site that is published without https. The default address, localhost, is replaced when the shop is published. */
const PLAIN_SITE = /^http:\/\/(?!localhost\b|127\.)/;

/** A problem if browsers do not show pictures, because the shop has https and the pictures' addresses do not. */
export function plainPictures(products: readonly Product[], siteUrl: string, placeOf = ofList): Problem[] {
  const plain = [...picturesOf(products)].filter(([address]) => /^http:/i.test(address));
  const [first] = plain;
  if (!first || PLAIN_SITE.test(siteUrl)) return [];
  const [address, product] = first;
  const what = `achado ${quoted(address)}: numa loja com https:// os navegadores não mostram fotos de http://; escreva https://, ou importe com --photos, que as baixa (${counted(plain.length, 'foto')})`;
  return [urgent(worthKnowing(placeOf(product, address), what))];
}

/** Opens every picture of the products that is in the folders of the shop: one of its photos, or a file in `public`. */
export async function checkPictures(
  products: readonly Product[],
  ownFolder: string,
  placeOf = ofList,
): Promise<Problem[]> {
  const photos = photosIn(ownFolder);
  const pictures = [...picturesOf(products)].filter(([address]) => !/^(?:https?|data):/i.test(address));
  const faults = pictures.map(async ([address, product]) => {
    const path = decoded(new URL(address, 'http://shop/').pathname);
    const photo = photoAt(path, photos);
    const file = photo ? join(photos.folder, photo) : fromRoot(join('public', path));
    const name = photo ?? photoNameAt(path, ownFolder) ?? path;
    const where = placeOf(product, address);
    return existsSync(file)
      ? await problemsOf(file, name, where)
      : wrong(
          where,
          `a foto ${quoted(name)} não está em photos/${inBrackets(perhaps(name, photos))}: ponha-a lá, ou escreva outra na coluna "Foto" e importe`,
        );
  });
  return (await Promise.all(faults)).flat();
}

const inBrackets = (text: string) => (text === '' ? '' : ` (${text})`);

/** A mistake for each category in shop.json whose drawing is a photo that is not there. */
export function missingDrawings(
  ownFolder: string,
  categories: Readonly<Record<string, { drawing?: string }>> = shop.categories,
): Problem[] {
  const photos = photosIn(ownFolder);
  return Object.entries(categories).flatMap(([key, { drawing = '' }]) => {
    if (!drawing.startsWith(`/${folders.photos}/`) || photoAt(drawing, photos)) return [];
    const what = `achado ${quoted(drawing)}, de uma foto que não está em photos/${inBrackets(perhaps(drawing, photos))}: ponha-a lá, corrija o nome, ou apague esta linha para o desenho de sempre`;
    return wrong(`shop.json: categories.${key}.drawing`, what);
  });
}

/** Why shoppers do not see a picture that is there, or see it blurred. */
async function problemsOf(file: string, name: string, where: string): Promise<Problem[]> {
  try {
    const picture = sharp(file, { failOn: 'error' });
    const { width, height, format } = await picture.metadata();
    if (format === 'svg') return [];
    // A damaged file turns out only when its pixels are read.
    await picture.resize(SMALLEST).raw().toBuffer();
    const pixels = Math.max(width, height);
    const shown = `a foto ${quoted(name)} tem ${width} × ${height} pixels`;
    if (pixels < SMALLEST) return [wrong(where, `${shown}: pequena demais para se ver; ponha uma maior`)];
    return pixels < SHARP ? [worthKnowing(where, `${shown}: ficará borrada; ponha uma de 800 ou mais`)] : [];
  } catch (error) {
    const reason = systemCode(error) ? `: ${reasonOf(error)}` : ` ${unreadable(name, error)}`;
    return [wrong(where, `a foto ${quoted(name)}${reason}`)];
  }
}
