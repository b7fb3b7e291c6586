import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { slug } from '@/shared/lib/text/slug';
import { unreadable } from '../makePhotos';
import { photoFolder } from '../ownList';
import { PHOTO } from '../photoNames';
import { hasMetadata, withoutMetadata } from '../photoMetadata';

/**
 * Puts a photo into photos/, without what the camera wrote. Its name ends with letters of its hash, so that
 * no photo replaces another, and a change can be undone. Returns the name of the file, or throws an Error in
 * Portuguese.
 * @param sentAs the name of the file on the owner's machine
 */
export async function addPhoto(
  ownFolder: string,
  name: string,
  sentAs: string,
  bytes: Buffer,
): Promise<string> {
  const { format } = await sharp(bytes, { failOn: 'error' })
    .resize(8) // A damaged file turns out only when its pixels are read.
    .toBuffer()
    .then(() => sharp(bytes).metadata())
    .catch((error: unknown) => {
      throw new Error(unreadable(sentAs, error));
    });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 6);
  const file = `${slug(name) || 'foto'}-${hash}.${format === 'heif' ? 'avif' : format}`;
  if (!PHOTO.test(file)) throw new Error('use uma foto JPEG, PNG, WebP, AVIF, GIF ou TIFF');
  const folder = photoFolder(ownFolder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${file}`, (await hasMetadata(bytes)) ? await withoutMetadata(bytes) : bytes);
  return file;
}
