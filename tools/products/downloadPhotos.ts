import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { Row } from '@/entities/product/model/fields';
import { slug } from '@/shared/lib/text';
import { hashed } from '../hashed';
import { photoFolder } from './ownList';
import { addressOfPhoto } from './photoNames';
import { formatProblem, reasonOf, worthKnowing } from './problems';

/** Below photos/, so that no photo of the owner has the same name. */
const FOLDER = 'baixadas';
const TIMEOUT_MS = 30_000;

/**
 * Downloads the pictures that products have on the web into photos/, each once, and gives the rows their
 * addresses in the shop. What cannot be downloaded is said, and keeps its address.
 */
export async function downloadPhotos(
  rows: readonly Row[],
  ownFolder: string,
  say: (line: string) => void,
): Promise<Row[]> {
  const folder = `${photoFolder(ownFolder)}/${FOLDER}`;
  const inShop = new Map<unknown, unknown>();
  const pictures = rows.flatMap(({ id, image_url, image_urls = [] }) =>
    [image_url, ...(image_urls as readonly unknown[])].map((address) => ({ id, address })),
  );
  for (const { id, address } of pictures) {
    if (inShop.has(address) || !/^https?:/i.test(String(address))) continue;
    const name = `${slug(String(id))}-${hashed(8, String(address))}`;
    const isThere = existsSync(folder) && readdirSync(folder).some((file) => file.startsWith(`${name}.`));
    const fault = isThere ? undefined : await download(String(address), `${folder}/${name}`);
    if (fault !== undefined) say(formatProblem(worthKnowing(String(address), `não foi baixada: ${fault}`)));
    inShop.set(address, fault === undefined ? addressOfPhoto(`${FOLDER}-${name}`) : address);
  }
  const found = (address: unknown) => inShop.get(address) ?? address;
  return rows.map((row) => ({
    ...row,
    image_url: found(row.image_url),
    image_urls: Array.isArray(row.image_urls) ? row.image_urls.map(found) : undefined,
  }));
}

/** Writes a picture into a file, whose extension is that of its type. Returns why it could not. */
async function download(address: string, path: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const [, type] =
      /^image\/(jpeg|png|webp|avif|gif|tiff)/.exec(response.headers.get('content-type') ?? '') ?? [];
    if (!response.ok) return `responde com status ${response.status}`;
    if (type === undefined) return 'não é uma foto';
    mkdirSync(path.replace(/\/[^/]*$/, ''), { recursive: true });
    writeFileSync(`${path}.${type}`, Buffer.from(await response.arrayBuffer()));
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}
