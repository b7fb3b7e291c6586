import { readdirSync } from 'node:fs';
import type { Row } from '@/entities/product/model/fields';
import { slug } from '@/shared/lib/text';
import { hashed } from '../hashed';
import { makeFolder } from '../makeFolder';
import { reasonOf, statusReason, systemCode } from '../systemError.mjs';
import { writeWhole } from '../writeWhole';
import { Refusal } from '../refusal';
import { photoFolder, type Earlier } from './ownList';
import { addressOfPhoto } from './photoNames';
import { formatProblem, worthKnowing } from './problems';

/** The folder below photos/ for downloaded pictures, so that no photo of the owner has the same name. */
const FOLDER = 'baixadas';
const TIMEOUT_MS = 30_000;

/** The name, without its extension, of the file of a downloaded picture. */
const fileNameOf = (id: unknown, address: string) => `${slug(String(id))}-${hashed(8, address)}`;

/** The address in the shop of a downloaded picture. */
const downloadedAddress = (id: unknown, address: string) =>
  addressOfPhoto(`${FOLDER}-${fileNameOf(id, address)}`);

/** The rows, in which each picture that an earlier import has downloaded has its address in the shop. */
export function asDownloaded(rows: readonly Row[], before: readonly Earlier[]): Row[] {
  const earlier = new Map(before.map(({ id, image_url }) => [id, image_url]));
  return rows.map((row) => {
    const address = downloadedAddress(row.id, String(row.image_url));
    return earlier.get(String(row.id)) === address ? { ...row, image_url: address } : row;
  });
}

/**
 * Downloads the pictures that products have on the web into photos/, each once, and gives the rows their
 * addresses in the shop. A picture that cannot be downloaded is reported, and keeps its address.
 */
export async function downloadPhotos(
  rows: readonly Row[],
  ownFolder: string,
  say: (line: string) => void,
): Promise<Row[]> {
  const folder = `${photoFolder(ownFolder)}/${FOLDER}`;
  makeFolder(folder);
  const inShop = new Map<unknown, string>();
  for (const { id, image_url, image_urls = [] } of rows)
    for (const address of [image_url, ...(image_urls as readonly unknown[])].map(String)) {
      if (inShop.has(address) || !/^https?:/i.test(address)) continue;
      const name = fileNameOf(id, address);
      try {
        if (!readdirSync(folder).some((file) => file.startsWith(`${name}.`)))
          await download(address, `${folder}/${name}`);
        inShop.set(address, downloadedAddress(id, address));
      } catch (error) {
        if (systemCode(error) === 'ENOSPC') throw error;
        const reason = error instanceof Refusal ? error.message : reasonOf(error);
        say(formatProblem(worthKnowing(address, `não foi baixada: ${reason}`)));
        inShop.set(address, address);
      }
    }
  const addressOf = (picture: unknown) => inShop.get(picture) ?? picture;
  return rows.map((row) => ({
    ...row,
    image_url: addressOf(row.image_url),
    image_urls: Array.isArray(row.image_urls) ? row.image_urls.map(addressOf) : undefined,
  }));
}

/** Writes a picture into a file, whose extension is that of its type. Rejects with the reason if it cannot. */
async function download(address: string, path: string): Promise<void> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const [, type] =
    /^image\/(jpeg|png|webp|avif|gif|tiff)/.exec(response.headers.get('content-type') ?? '') ?? [];
  if (!response.ok) throw new Refusal(statusReason(response.status));
  if (type === undefined)
    throw new Refusal('não é uma foto: abra o endereço no navegador, e copie o da própria foto');
  writeWhole(`${path}.${type}`, Buffer.from(await response.arrayBuffer()));
}
