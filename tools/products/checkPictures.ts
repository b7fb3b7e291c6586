import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Product } from '@/entities/product/model/product';
import { decoded } from '../decoded';
import { mapLimited } from '../mapLimited';
import { reasonOf, worthKnowing, wrong, type Finding } from './findings';
import { unreadable } from './makePhotos';
import { photoFolder, type Folders } from './ownList';
import { addressOfPhoto, photoAt, type PhotoNames } from './photoNames';

const AT_ONCE = 6;
const TIMEOUT_MS = 15_000;
/** Bytes above which a picture is reported as slow for phones. */
const HEAVY = 300_000;
/** How many characters of an address are shown: a `data:` address can be very long. */
const LONGEST_ADDRESS = 200;
/** Pixels of the longer side below which a picture is a placeholder. */
const SMALLEST = 8;

interface Options extends Folders {
  photos: PhotoNames;
  /** Whether pictures on the web are opened, too. */
  hasWeb: boolean;
}

/** Opens every picture of the products once, a few at a time: in the folders of the shop, or by HTTP. */
export async function checkPictures(products: readonly Product[], options: Options): Promise<Finding[]> {
  const found = await mapLimited(AT_ONCE, [...picturesOf(products)], async ([address, name]) =>
    look(address, `${address.slice(0, LONGEST_ADDRESS)} (${name})`, options),
  );
  return found.flat();
}

/** The addresses of all pictures of products, each with the name of the first product that has it. */
export function picturesOf(products: readonly Product[]): ReadonlyMap<string, string> {
  const users = new Map<string, string>();
  for (const { image_url, image_urls = [], name } of products)
    for (const address of [image_url, ...image_urls])
      if (address && !users.has(address)) users.set(address, name);
  return users;
}

/** Names the photos that no product uses, because a build makes and publishes every photo. */
export function checkUnusedPhotos(products: readonly Product[], { byName }: PhotoNames): Finding[] {
  const users = picturesOf(products);
  return [...byName]
    .filter(([name]) => !users.has(addressOfPhoto(name)))
    .map(([, file]) => worthKnowing(`photos/${file}`, 'nenhum produto usa esta foto'));
}

function look(address: string, where: string, options: Options): Promise<Finding[]> | Finding[] {
  if (/^data:/i.test(address)) return checkWeight(address.length, where);
  if (/^https?:/i.test(address)) return options.hasWeb ? request(address, where) : [];
  return lookInFolders(address, where, options);
}

/**
 * Opens a picture, and checks its size.
 * @param file its path or its content
 * @param name what an error is about
 */
async function open(file: string | Buffer, name: string, where: string): Promise<Finding[]> {
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
async function lookInFolders(address: string, where: string, { root, shop, photos }: Options) {
  const path = decoded(new URL(address, 'http://shop/').pathname);
  const photo = photoAt(path, photos);
  if (photo) return open(join(photoFolder({ shop }), photo), photo, where);
  const file = join(root, 'public', path);
  if (existsSync(file))
    return [...checkWeight(statSync(file).size, where), ...(await open(file, path, where))];
  return [wrong(where, 'não está em public/ nem é de uma foto em photos/; a loja mostra o desenho')];
}

async function request(address: string, where: string): Promise<Finding[]> {
  const dead = (reason: string) => [
    wrong(where, `não é imagem que se possa mostrar (${reason}); a loja mostra o desenho`),
  ];
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok) return dead(`status ${answer.status}`);
    if (type && !type.startsWith('image/')) return dead(type);
    const content = Buffer.from(await answer.arrayBuffer());
    return [...checkWeight(content.length, where), ...(await open(content, address, where))];
  } catch (error) {
    return dead(reasonOf(error));
  }
}

function checkWeight(bytes: number, where: string): Finding[] {
  if (bytes <= HEAVY) return [];
  const kB = Math.round(bytes / 1000);
  const what = `pesa ${kB} kB, mais que ${HEAVY / 1000}: ponha o original em photos/ ou diminua`;
  return [worthKnowing(where, what)];
}
