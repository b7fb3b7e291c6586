import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Product } from '@/entities/product/model/product';
import { mapLimited } from '../mapLimited';
import { unreadable } from './makePhotos';
import { addressOfPhoto, type PhotoNames } from './photoNames';
import { verbatim, reasonOf, sentence, worthKnowing, wrong, type Finding, type Sentence } from './sentence';

const AT_ONCE = 6;
const TIMEOUT_MS = 15_000;
/** Bytes above which a picture is reported as slow for phones. */
const HEAVY = 300_000;
/** Bytes up to which a picture on the web may be a placeholder, and is opened. */
const LIGHT = 2_000;
/** How many characters of an address are shown: a `data:` address can be very long. */
const LONGEST = 200;

interface Options {
  /** The project's folder, with its `public`. */
  root: string;
  /** The folder of the photos. */
  folder: string;
  photos: PhotoNames;
  /** Whether to request pictures on the web, and to read all pixels of the others. */
  isThorough: boolean;
}

/** Checks every picture of the products once: those of the shop in its folders, the others by HTTP, a few at a time. */
export async function checkPictures(products: readonly Product[], options: Options): Promise<Finding[]> {
  const users = usersOf(products);
  const found = await mapLimited(AT_ONCE, [...users], async ([address, name]) =>
    look(address, verbatim(`${address.slice(0, LONGEST)} (${name})`), options),
  );
  return found.flat();
}

/** The name of the first product with each picture. */
function usersOf(products: readonly Product[]): ReadonlyMap<string, string> {
  const users = new Map<string, string>();
  for (const { image_url, image_urls = [], name } of products)
    for (const address of [image_url, ...image_urls])
      if (address && !users.has(address)) users.set(address, name);
  return users;
}

/** Names the photos that no product uses, and opens them, too, because a build makes and publishes every photo. */
export async function checkUnusedPhotos(
  products: readonly Product[],
  { folder, photos, isThorough }: Options,
): Promise<Finding[]> {
  const users = usersOf(products);
  const unused = [...photos.byName].filter(([name]) => !users.has(addressOfPhoto(name)));
  const found = await mapLimited(AT_ONCE, unused, async ([, file]) => {
    const where = verbatim(`photos/${file}`);
    const mistakes = isThorough ? await open(join(folder, file), file, where, true, 0) : [];
    return [
      ...mistakes,
      worthKnowing(where, sentence('nenhum produto usa esta foto', 'no product uses this photo')),
    ];
  });
  return found.flat();
}

function look(address: string, where: Sentence, options: Options): Promise<Finding[]> | Finding[] {
  if (/^data:/i.test(address)) return checkWeight(address.length, where);
  if (/^https?:/i.test(address)) return options.isThorough ? request(address, where) : [];
  return lookInFolders(address, where, options);
}

/** Pixels of the longer side below which a picture is a placeholder. */
const SMALLEST = 8;

/**
 * Opens a picture, and checks its size.
 * @param file its path or its content
 * @param name what an error is about
 */
async function open(
  file: string | Buffer,
  name: string,
  where: Sentence,
  isThorough: boolean,
  smallest = SMALLEST,
): Promise<Finding[]> {
  try {
    const picture = sharp(file, { failOn: 'error' });
    const { width, height, format } = await picture.metadata();
    if (format === 'svg') return [];
    // A damaged file turns out only when its pixels are read.
    if (isThorough) await picture.resize(SMALLEST).raw().toBuffer();
    if (Math.max(width, height) >= smallest) return [];
    const what = sentence(
      `tem ${width} × ${height} pixels: pequena demais para se ver`,
      `has ${width} × ${height} pixels: too small to be seen`,
    );
    return [wrong(where, what)];
  } catch (error) {
    return [wrong(where, unreadable(name, error))];
  }
}

/** Checks a path of the shop: one of its photos, or a file in `public`. */
async function lookInFolders(
  address: string,
  where: Sentence,
  { root, folder, photos, isThorough }: Options,
) {
  const path = decodeURI(new URL(address, 'http://shop/').pathname);
  const photo = [...photos.byName].find(([name]) => addressOfPhoto(name) === path);
  if (photo) return open(join(folder, photo[1]), photo[1], where, isThorough);
  const file = join(root, 'public', path);
  if (existsSync(file))
    return [...checkWeight(statSync(file).size, where), ...(await open(file, path, where, isThorough))];
  const what = sentence(
    'não está em public/ nem é de uma foto em photos/; a loja mostra o desenho',
    'is neither in public/ nor of a photo in photos/; the shop shows the drawing',
  );
  return [wrong(where, what)];
}

async function request(address: string, where: Sentence): Promise<Finding[]> {
  try {
    const options = { signal: AbortSignal.timeout(TIMEOUT_MS) };
    let answer = await fetch(address, { ...options, method: 'HEAD' });
    // Some servers do not answer HEAD, or do not send the length. A very light picture may be too small to be seen.
    if (!answer.ok || !(Number(answer.headers.get('content-length')) > LIGHT))
      answer = await fetch(address, options);
    const type = answer.headers.get('content-type') ?? '';
    if (!answer.ok) return [wrong(where, dead(`status ${answer.status}`))];
    if (type && !type.startsWith('image/')) return [wrong(where, dead(type))];
    const length = answer.headers.get('content-length');
    if (Number(length) > LIGHT) return checkWeight(Number(length), where);
    const content = Buffer.from(await answer.arrayBuffer());
    return content.length > LIGHT ? checkWeight(content.length, where) : open(content, address, where, true);
  } catch (error) {
    return [wrong(where, dead(reasonOf(error)))];
  }
}

const dead = (reason: string) =>
  sentence(
    `não é imagem que se possa mostrar (${reason}); a loja mostra o desenho`,
    `is not a picture that can be shown (${reason}); the shop shows the drawing`,
  );

function checkWeight(bytes: number, where: Sentence): Finding[] {
  if (bytes <= HEAVY) return [];
  const kB = Math.round(bytes / 1000);
  const what = sentence(
    `pesa ${kB} kB, mais que ${HEAVY / 1000}: ponha o original em photos/ ou diminua`,
    `weighs ${kB} kB, more than ${HEAVY / 1000}: put the original into photos/, or make it smaller`,
  );
  return [worthKnowing(where, what)];
}
