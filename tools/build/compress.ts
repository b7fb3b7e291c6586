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

/**
 * Sizes of brotli's blocks, as powers of 2; 0 leaves the choice to brotli. Which is best differs from build to build by 0.2 %
 * of a script, and every visit downloads the scripts.
 */
const BLOCKS = [0, 16, 20];

async function smallest(content: Buffer, blocks: readonly number[]): Promise<Buffer> {
  const { BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK } = zlib.constants;
  const all = await Promise.all(
    blocks.map((block) =>
      brotli(content, {
        params: { [BROTLI_PARAM_SIZE_HINT]: content.length, [BROTLI_PARAM_LGBLOCK]: block },
      }),
    ),
  );
  return all.reduce((best, each) => (each.length < best.length ? each : best));
}

async function compressFile(file: string) {
  const content = await readFile(file);
  await Promise.all([
    smallest(content, file.endsWith('.js') ? BLOCKS : [0]).then((small) => writeFile(`${file}.br`, small)),
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
