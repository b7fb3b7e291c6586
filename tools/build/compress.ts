/**
 * Compressed variants of a built site's files, which server/serve.mjs and other servers send.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LIST, textTypes } from '../../server/headers.mjs';

/** Files that are not compressed already. */
const COMPRESSIBLE = new RegExp(`\\.(?:${Object.keys(textTypes).join('|')})$|^${LIST.file}$`);

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A few at a time: zlib uses Node's four threads, and waiting files would fill the memory. */
const AT_ONCE = 8;

/** From this number of files on, more than a small shop has, brotli's quality is 9: twelve times as fast, and a page is 7 % larger. */
const MANY = 2000;

const FAST = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };

/** Writes a `.br` and a `.gz` variant beside every text file in a folder. */
export async function compressFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  const params = files.length > MANY ? FAST : {};
  const left = files.values();
  const compressNext = async () => {
    for (const name of left) {
      const file = `${folder}/${name}`;
      const content = await readFile(file);
      await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
}
