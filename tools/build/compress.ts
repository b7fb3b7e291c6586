/**
 * Compressed variants of a built site's files, which server/serve.mjs and other servers send in their place.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { COMPRESSIBLE } from '../../server/rules.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const AT_ONCE = 8;

async function compressFile(file: string) {
  const content = await readFile(file);
  const best = { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  await Promise.all([
    brotli(content, best).then((small) => writeFile(`${file}.br`, small)),
    gzip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** Writes a `.br` and a `.gz` variant beside every text file in a folder. */
export async function compressFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.filter((name) => COMPRESSIBLE.test(name)).map((name) => `${folder}/${name}`);
  // A few at a time: zlib has Node's four threads, and files that only wait for one would fill the memory.
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let file = files.pop(); file; file = files.pop()) await compressFile(file);
    }),
  );
}
