/**
 * What a camera writes into a JPEG besides the picture: where and with which device it was taken, a small copy, a video. The shop's
 * files never have it (makePhotos.ts), but the originals are committed with the shop.
 */
import { existsSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { PhotoNames } from './photoNames';

const EXIF = 0xe1;
const SCAN = 0xda;
const END = 0xd9;
/** The beginnings of application segments that belong to the picture. */
const NEEDED = /^(?:JFIF|ICC_PROFILE|Adobe)/;

/** Whether a segment belongs to the picture: the application segments are 0xe0 to 0xef, a comment is 0xfe. */
const isNeeded = (marker: number, content: Buffer) =>
  marker === 0xfe ? false : marker < 0xe0 || marker > 0xef || NEEDED.test(content.toString('latin1', 0, 11));

/** A JPEG without what the camera wrote, except how it was held. Its pixels are the same. Undefined if it is not a whole JPEG. */
function withoutCameraData(bytes: Buffer, orientation = 1): Buffer | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  const kept = [bytes.subarray(0, 2), ...(orientation === 1 ? [] : [orientationSegment(orientation)])];
  let at = 2;
  while (bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? END;
    // What follows the end is another picture or a video.
    if (marker === END) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    let next = at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, next);
    if (isNeeded(marker, segment.subarray(4))) kept.push(segment);
    if (marker === SCAN) {
      const begin = next;
      // In the pixels, 0xff is followed by 0 or by a restart marker.
      do next = bytes.indexOf(0xff, next) + 1 || bytes.length;
      while (next < bytes.length && (bytes[next] === 0 || (bytes[next] ?? 0) >> 3 === 0xd0 >> 3));
      next -= 1;
      kept.push(bytes.subarray(begin, next));
    }
    at = next;
  }
  return undefined;
}

/** The shortest EXIF segment: one directory with one entry. */
function orientationSegment(orientation: number): Buffer {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  exif.writeUInt16BE(orientation, 24);
  const head = Buffer.from([0xff, EXIF, 0, exif.length + 2]);
  return Buffer.concat([head, exif]);
}

/**
 * A photo without what the camera wrote. Undefined if it has nothing of it, or is no JPEG in the folder itself.
 * @param path of the file
 */
export async function withoutCamera(path: string, bytes: Buffer): Promise<Buffer | undefined> {
  if (!/\.(?:jpe?g|jfif)$/i.test(path) || lstatSync(path).isSymbolicLink()) return undefined;
  try {
    const { orientation } = await sharp(bytes).metadata();
    const clean = withoutCameraData(bytes, orientation);
    return clean && clean.length < bytes.length ? clean : undefined;
  } catch {
    return undefined; // A damaged photo is reported when it is made.
  }
}

/** Removes the data of the camera from the photos of a folder. Returns how many had it. */
export async function removeCameraData(folder: string, { byName }: PhotoNames): Promise<number> {
  let count = 0;
  for (const file of byName.values()) {
    const path = `${folder}/${file}`;
    const clean = existsSync(path) && (await withoutCamera(path, readFileSync(path)));
    if (!clean) continue;
    count += 1;
    writeFileSync(`${path}.part`, clean);
    renameSync(`${path}.part`, path);
  }
  return count;
}
