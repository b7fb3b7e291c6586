/**
 * `npm run build [-- --output-path FOLDER]`: the browser's files by webpack, the pages prerendered by the same
 * components, and everything compressed. It is made beside the folder and put in its place at the end; its bill of
 * materials, FOLDER.sbom.json, stays beside. A build that fails changes nothing in the folder. Beside the file of
 * settings are products.json and photos/.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import type * as Prerender from '../../src/app/prerender';
import { readEnvironment } from '../../server/environment/readEnvironment.mjs';
import { headersOf, readHeaders, writeHeaders } from '../../server/headers.mjs';
import { brandFolder } from '../brand/brandFolder';
import { settingsOrExit } from '../settings/readSettings';
import { browserConfig, prerenderConfig } from '../../webpack.config.js';
import { importWithAlias } from '../importWithAlias';
import type * as PrepareProducts from '../products/prepareProducts';
import { sbomText } from '../sbom';
import { compressFiles } from './compress';
import { inlineCodeOf } from './inlineCode';
import { writeLicences } from './licences';
import { putInPlace } from './putInPlace';
import { writeKillSwitch, writeServiceWorker } from './serviceWorker';
import { sitemapFiles } from './sitemapFiles';
import { writePages } from './writePages';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({
  options: {
    'output-path': { type: 'string', default: `${root}/dist` },
  },
});
const output = resolve(values['output-path']);
const path = `${output}.next`;
const cache = `${root}/node_modules/.cache/build-${process.pid}`;

const given = readEnvironment();
const settings = settingsOrExit();
const { SITE_URL: siteUrl, BASE_PATH: basePath } = given;

/** Ends the build with a sentence for the owner. */
function stop(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

/** Runs webpack. Throws what webpack reports as errors. */
async function bundle(config: Configuration) {
  const compiler = webpack(config);
  const stats = await new Promise<Stats | undefined>((done, fail) =>
    compiler.run((error, made) => (error ? fail(error) : done(made))),
  );
  await new Promise((done) => compiler.close(done));
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-warnings'));
}

const before = await readHeaders(output);
const { prepareProducts } = await importWithAlias<typeof PrepareProducts>(
  `${root}/tools/products/prepareProducts.ts`,
);
const own = await prepareProducts({ root, shop: dirname(settings.file), cache, environment: given }).catch(
  stop,
);
// The shop serves its own list itself.
const environment = { ...given, API_BASE_URL: own.backend };
const brand = await brandFolder(settings.shop);
const both = { environment, settings, snapshot: own.list, pictures: own.pictures };
await bundle(browserConfig({ ...both, production: true, path, brand }));
await bundle(prerenderConfig({ ...both, path: cache }));
own.addFiles(path);
const { feed, prerender, prerenderIndex } = createRequire(import.meta.url)(
  `${cache}/prerender.cjs`,
) as typeof Prerender;
const options = { limit: environment.PRERENDER_PRODUCTS, siteUrl };
const { pages, addresses } = await prerender(options);
const index = await prerenderIndex(options);
const documents = await writePages([...pages, index], {
  path,
  environment,
  storageName: settings.env.STORAGE_NAME,
});
const texts = { ...sitemapFiles(addresses, siteUrl + basePath), 'feed.xml': await feed(siteUrl) };
for (const [name, text] of Object.entries(texts)) writeFileSync(`${path}/${name}`, text);
const site = { path, basePath, storageName: settings.env.STORAGE_NAME };
if (settings.shop.offline) await writeServiceWorker(site);
else if (settings.shop.offline === false) writeKillSwitch(site);
writeLicences(path);
writeFileSync(`${output}.sbom.json`, sbomText('--omit', 'dev'));
await compressFiles(path);
const inlineCode = inlineCodeOf(documents);
const headers = headersOf({
  siteUrl,
  backend: environment.API_BASE_URL,
  logOrigins: environment.LOG_ORIGINS,
  metrics: settings.shop.metrics,
  isOffline: settings.shop.offline === true,
  inlineCode: [inlineCode, before.inlineCode],
});
await writeHeaders(path, { ...headers, inlineCode, basePath });
putInPlace({ from: path, to: output, keep: environment.KEEP_RELEASES });
rmSync(cache, { recursive: true });
console.log(
  `${own.told.join('\n')}\n${pages.length} pages prerendered for ${siteUrl}${basePath} into ${output}.`,
);
