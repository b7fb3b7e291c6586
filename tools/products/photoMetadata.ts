/**
 * What a camera writes into a photo besides the picture: where and with which device it was taken. The shop's
 * files never have it (makePhotos.ts), but the originals are committed with the shop.
 */
import { existsSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { worthKnowing, type Problem } from './problems';
import type { PhotoNames } from './photoNames';

/** How a photo of each format is written again, almost without loss. */
const writers: ReadonlyMap<string, (photo: Sharp) => Sharp> = new Map([
  ['jpeg', (photo) => photo.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })],
  ['png', (photo) => photo.png()],
  ['webp', (photo) => photo.webp({ quality: 95 })],
  ['heif', (photo) => photo.avif({ quality: 80 })],
  ['tiff', (photo) => photo.tiff({ compression: 'lzw' })],
]);

/** What begins the parts of each format that say more than the picture. sharp does not show all of them. */
const marks: ReadonlyMap<string, readonly string[]> = new Map([
  ['jpeg', ['Exif\0\0', 'http://ns.adobe.com/xap/', 'Photoshop 3.0']],
  ['png', ['eXIf', 'tEXt', 'zTXt', 'iTXt']],
  ['webp', ['EXIF', 'XMP ']],
  ['gif', ['XMP DataXMP']],
  // The entry that leads to the position, in both orders of bytes.
  ['tiff', ['\x25\x88\x04\x00\x01\x00\x00\x00', '\x88\x25\x00\x04\x00\x00\x00\x01']],
]);

/** Whether a photo has what a camera writes. False for a damaged one, which is reported when it is made. */
export async function hasMetadata(photo: Buffer): Promise<boolean> {
  try {
    const { exif, xmp, iptc, format } = await sharp(photo).metadata();
    const isMarked = marks.get(format)?.some((mark) => photo.includes(mark, 0, 'latin1'));
    return isMarked || [exif, xmp, iptc].some((part) => part !== undefined);
  } catch {
    return false;
  }
}

/** A photo without metadata but its colours, turned as the camera was held. Rejects if it cannot be. */
export async function withoutMetadata(bytes: Buffer): Promise<Buffer> {
  const photo = sharp(bytes, { failOn: 'error', animated: true });
  const { format, space } = await photo.metadata();
  const write = writers.get(format);
  if (!write) throw new Error(`${format} cannot be written`);
  photo.autoOrient();
  // CMYK becomes RGB, which has another profile.
  return write(space === 'cmyk' ? photo : photo.keepIccProfile()).toBuffer();
}

/** Writes the photos of a folder that have metadata again, without. */
export async function removeMetadata(
  folder: string,
  { byName }: PhotoNames,
): Promise<{ count: number; problems: readonly Problem[] }> {
  const problems: Problem[] = [];
  let count = 0;
  for (const file of byName.values()) {
    const path = `${folder}/${file}`;
    // A link that leads nowhere is reported when the photos are made.
    const bytes = existsSync(path) && readFileSync(path);
    if (!bytes || !(await hasMetadata(bytes))) continue;
    try {
      if (lstatSync(path).isSymbolicLink()) throw new Error('The file is in another folder');
      writeFileSync(`${path}.part`, await withoutMetadata(bytes));
      renameSync(`${path}.part`, path);
      count += 1;
    } catch {
      problems.push(
        worthKnowing(
          `photos/${file}`,
          'tem o que a câmera escreve, talvez o lugar da foto, e não se deixa gravar sem isso',
        ),
      );
    }
  }
  return { count, problems };
}
