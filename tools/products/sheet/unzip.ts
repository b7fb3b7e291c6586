import { inflateRawSync } from 'node:zlib';

/** Bytes that a workbook may have when it is unpacked: one of 5,000 products has some 10 MB. */
const MOST_BYTES = 200_000_000;
const TOO_LARGE = `teria mais de ${MOST_BYTES / 1_000_000} MB descompactado, e não é aberto`;

/**
 * The files in a ZIP archive, by name. Throws if it is damaged, or too large by its directory or, because
 * that may say less, while it is unpacked. See https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 */
export function unzip(bytes: Buffer): ReadonlyMap<string, Buffer> {
  try {
    const entries = entriesIn(bytes);
    let left = MOST_BYTES;
    if (entries.reduce((sum, { size }) => sum + size, 0) > left) throw new Error(TOO_LARGE);
    return new Map(
      entries.map(({ name, isPacked, at, packedSize }) => {
        const begin = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
        const packed = bytes.subarray(begin, begin + packedSize);
        const content = isPacked ? inflateRawSync(packed, { maxOutputLength: left }) : packed;
        left -= content.length;
        return [name, content];
      }),
    );
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_BUFFER_TOO_LARGE' || message === TOO_LARGE)
      throw new Error(TOO_LARGE, { cause: error });
    // Outside of the file, or no packed bytes.
    if (!/^(?:ERR_OUT_OF_RANGE|ERR_BUFFER_OUT_OF_BOUNDS|Z_)/.test(code)) throw error;
    throw new Error('está danificado', { cause: error });
  }
}

/** The entries of an archive's directory, which is at its end. */
function entriesIn(bytes: Buffer) {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const name = at + 46;
    const afterName = name + bytes.readUInt16LE(at + 28);
    const entry = {
      name: bytes.toString('utf8', name, afterName),
      isPacked: bytes.readUInt16LE(at + 10) !== 0,
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    };
    at = afterName + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    return entry;
  });
}
