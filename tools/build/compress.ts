/**
 * Compressed variants of a built site's files, which server/serve.mjs and other servers send.
 */
import { writeFileSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { COMPRESSIBLE } from '../../server/rules.mjs';
import { mapLimited } from '../mapLimited';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const AT_ONCE = 8;

const { BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_NDIRECT, BROTLI_PARAM_QUALITY } =
  zlib.constants;

type Params = Readonly<Record<number, number>>;

/**
 * Settings of brotli. The best one differs between builds: a changed hash alone may cost the catalogue's page 130 bytes with one
 * of them. What every visit downloads is compressed with each.
 */
const SETTINGS: readonly Params[] = [
  {},
  { [BROTLI_PARAM_LGBLOCK]: 16 },
  { [BROTLI_PARAM_LGBLOCK]: 20 },
  { [BROTLI_PARAM_NDIRECT]: 1 },
  { [BROTLI_PARAM_NDIRECT]: 2 },
];
const settingsFor = (file: string) => (/\.js$|\/index\.html$/.test(file) ? SETTINGS : [{}]);

const paramsOf = (content: Buffer, setting: Params, isFast: boolean): zlib.BrotliOptions => ({
  params: {
    [BROTLI_PARAM_SIZE_HINT]: content.length,
    ...setting,
    ...(isFast && { [BROTLI_PARAM_QUALITY]: LONG.quality }),
  },
});

const smallest = (all: readonly Buffer[]) =>
  all.reduce((best, each) => (each.length < best.length ? each : best));

/** For long texts: 20 times as fast, and 7 % larger. No script is that long. */
const LONG = { bytes: 500_000, quality: 8 };

async function compressFile(file: string) {
  const content = await readFile(file);
  const isLong = content.length > LONG.bytes;
  const compress = async () => {
    const tries = settingsFor(file).map((setting) => brotli(content, paramsOf(content, setting, isLong)));
    await writeFile(`${file}.br`, smallest(await Promise.all(tries)));
  };
  await Promise.all([
    compress(),
    gzip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** Copies the variants of a file from a folder where it is the same. Returns whether they were there. */
async function copyVariants(name: string, folder: string, before: string): Promise<boolean> {
  const [now, earlier] = await Promise.all(
    [folder, before].map((one) => readFile(`${one}/${name}`).catch(() => null)),
  );
  if (!now || !earlier?.equals(now)) return false;
  const copies = ['.br', '.gz'].map((ending) =>
    copyFile(`${before}/${name}${ending}`, `${folder}/${name}${ending}`),
  );
  return Promise.all(copies).then(
    () => true,
    () => false,
  );
}

/** How many pages are compressed as small as possible, which takes 20 times as long and saves 7 % of a product's page. */
const BEST_PAGES = 500;

/**
 * Whether a page is compressed as small as possible.
 * @param at its index among all pages
 */
export const isBest = (at: number) => at < BEST_PAGES;

/** Writes the variants of a page, which has an index among all pages. */
export function compressPage(file: string, html: string, at: number) {
  const content = Buffer.from(html);
  const isFast = !isBest(at) || content.length > LONG.bytes;
  const tries = settingsFor(file).map((setting) =>
    zlib.brotliCompressSync(content, paramsOf(content, setting, isFast)),
  );
  writeFileSync(`${file}.br`, smallest(tries));
  writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
}

/**
 * Writes a `.br` and a `.gz` variant beside every text file in a folder that has none.
 * @param before a folder with the variants of the same compressor: those of an equal file are copied
 */
export async function compressFiles(folder: string, before?: string) {
  const entries = await readdir(folder, { recursive: true });
  const all = new Set(entries);
  const files = entries.filter((name) => COMPRESSIBLE.test(name) && !all.has(`${name}.br`));
  // A few at a time: zlib uses Node's four threads, and waiting files would fill the memory.
  await mapLimited(AT_ONCE, files, async (name) => {
    if (!before || !(await copyVariants(name, folder, before))) await compressFile(`${folder}/${name}`);
  });
}
