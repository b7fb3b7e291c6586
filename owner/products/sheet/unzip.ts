import { inflateRawSync } from 'node:zlib';
import { Refusal } from '../../refusal';

/** The most bytes of an unpacked workbook: a workbook of 5,000 products has about 10 MB. */
const MOST_BYTES = 200_000_000;

/**
 * The files in a ZIP archive, by name. Throws if it is damaged, or too large unpacked, which the library of
 * workbook.ts does not limit: it works for 18 seconds on an archive of 1 MB that holds 1 GB. See
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function unzip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  let left = MOST_BYTES;
  try {
    const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
    let entry = bytes.readUInt32LE(end + 16);
    for (let count = bytes.readUInt16LE(end + 10); count > 0; count -= 1) {
      const [method = 0, nameSize = 0, ...further] = [10, 28, 30, 32].map((at) =>
        bytes.readUInt16LE(entry + at),
      );
      const [size = 0, local = 0] = [20, 42].map((at) => bytes.readUInt32LE(entry + at));
      const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
      const packed = bytes.subarray(begin, begin + size);
      // The archive's directory may give a smaller size than the file has.
      const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: left });
      left -= content.length;
      files.set(bytes.toString('utf8', entry + 46, entry + 46 + nameSize), content);
      entry += further.reduce((sum, size) => sum + size, 46 + nameSize);
    }
    return files;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const isTooLarge = code === 'ERR_BUFFER_TOO_LARGE' || left <= 0;
    const reason = `teria mais de ${MOST_BYTES / 1_000_000} MB descompactado, e não é aberto`;
    throw new Refusal(isTooLarge ? reason : 'está danificado', { cause: error });
  }
}
