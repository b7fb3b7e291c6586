/**
 * `npm run build [-- --output-path FOLDER]`: bundles the browser's files with webpack, prerenders the pages
 * with the same components, and compresses all. It builds in FOLDER.next and replaces the files of FOLDER at
 * the end, so a failed build changes nothing. The owner's products.json, photos/ and pages/ are beside the
 * settings. With --quick, for tests, it neither minifies nor compresses, writes no source maps, and webpack keeps
 * a cache.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { outliveReader, readCommandLine, stop } from '../../owner/command.mjs';
import { headersOf, isLocal } from '../../server/headers.mjs';
import { readHeaders, writeHeaders, type BuildHeaders } from '../../server/headersFile.mjs';
import { DEFAULT_BACKEND } from '../../src/shared/api/backendAddress';
import { fromRoot } from '../../owner/fromRoot';
import { hashed } from '../../owner/hashed';
import { writeEditorSchema } from '../../owner/settings/editorSchema';
import { unpackSamplePictures } from '../../owner/products/samplePictures';
import { whyStopped } from '../../owner/refusal';
import { bundle } from './bundle';
import { compressFiles } from './compress';
import { documentParts } from './documents';
import { keepEditedHostFiles } from '../../server/hosts/editedHostFiles';
import { writeHostFiles } from '../../server/hosts/writeHostFiles';
import { writeLicences } from './licences';
import { nextOf, checkOutput } from './outputFolder';
import { putInPlace } from './putInPlace';
import { readShop, type Shop } from './readShop';
import { loadPages, writePages } from './renderPages';
import { report } from './report';
import { sitemapFiles } from './sitemapFiles';

const SAMPLE_PICTURE = /[\\/]pictures[\\/].*\.(avif|webp)$/;

interface Options {
  /** The folder of the served site. */
  output: string;
  isQuick: boolean;
}

outliveReader();
const options = readOptions();
try {
  checkOutput(options.output);
} catch (error) {
  stop(whyStopped(error, options.output));
}
await build(options).catch((error: unknown) => {
  rmSync(nextOf(options.output), { recursive: true, force: true });
  stop(whyStopped(error, options.output));
});

function readOptions(): Options {
  const { values } = readCommandLine({
    options: {
      'output-path': { type: 'string', default: fromRoot('dist') },
      quick: { type: 'boolean', default: false },
    },
  });
  return { output: resolve(values['output-path']), isQuick: values.quick };
}

/** The steps of a build. */
async function build({ output, isQuick }: Options) {
  const path = nextOf(output);
  const cache = fromRoot(`node_modules/.cache/build/${hashed(24, output)}`);
  const before = await readHeaders(output);
  const shop = await readShop(cache);
  writeEditorSchema();
  await bundle(shop, { path, cache, isQuick });
  copyFiles(shop, path);
  const { inlineCode, ...rendered } = await writeSite(shop, path, cache);
  writeLicences(path);
  if (!isQuick) await compressFiles(path);
  const headers = headersOfBuild(shop, inlineCode, before);
  await writeHeaders(path, headers);
  writeHostFiles(path, { root: output, ...headers, certificate: certificateOf(shop) });
  const edited = keepEditedHostFiles(output);
  putInPlace({ from: path, to: output });
  report(shop, { ...rendered, output, edited });
}

/** Copies what is published as it is: pictures of sample products only if the shop sells one. */
function copyFiles({ products, brand }: Shop, path: string) {
  const isPublished = (file: string) => products.hasSamplePictures || !SAMPLE_PICTURE.test(file);
  unpackSamplePictures(console.warn);
  cpSync(fromRoot('public'), path, { recursive: true, filter: isPublished });
  cpSync(`${brand}/public`, path, { recursive: true });
  products.addFiles(path);
}

/** Writes the pages, and the files that name them for search engines. */
async function writeSite({ environment, settings, variables }: Shop, path: string, cache: string) {
  const { SITE_URL: siteUrl, BASE_PATH, PRERENDER_PRODUCTS: limit } = environment;
  const { pages, addresses, without, feed } = await loadPages({
    entry: `${cache}/prerender.cjs`,
    list: path + variables.LIST_FILE,
    options: { limit, siteUrl },
  });
  const inlineCode = writePages(pages, path, await documentParts({ path, variables, settings }));
  const texts = { ...sitemapFiles(addresses, siteUrl + BASE_PATH), 'feed.xml': feed };
  for (const [name, text] of Object.entries(texts)) writeFileSync(`${path}/${name}`, text);
  return { inlineCode, pages: pages.length, without };
}

/** The files of the certificate on the host. The environment has both, or neither (readEnvironment.mjs). */
function certificateOf({ environment: { TLS_CERTIFICATE: chain, TLS_KEY: key } }: Shop) {
  return chain === '' ? undefined : { chain, key };
}

/** The headers of the new pages and of those before: both are served while they are replaced. */
function headersOfBuild(
  { environment }: Shop,
  inlineCode: BuildHeaders['inlineCode'],
  before: BuildHeaders,
): BuildHeaders {
  const { SITE_URL: siteUrl, BASE_PATH: basePath, API_BASE_URL } = environment;
  // Only a shop on localhost has a default backend.
  const backend = API_BASE_URL || (isLocal(siteUrl) ? DEFAULT_BACKEND : '');
  const headers = headersOf({ siteUrl, backend, inlineCode: [inlineCode, before.inlineCode] });
  return { headers, inlineCode, basePath, siteUrl };
}
