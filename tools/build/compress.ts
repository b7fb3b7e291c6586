/**
 * Compressed variants of a built site's files, which server/serve.mjs and other servers send.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { COMPRESSIBLE } from '../../server/rules.mjs';
import { mapLimited } from '../mapLimited';

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
  // A few at a time: zlib uses Node's four threads, and waiting files would fill the memory.
  await mapLimited(AT_ONCE, files, compressFile);
}
