/**
 * `npm run build [-- --output-path FOLDER]`: bundles the browser's files with webpack, prerenders the pages with the same
 * components, and compresses all. It builds in FOLDER.next and replaces the files of FOLDER at the end, so a failed build
 * changes nothing. The bill of materials is FOLDER.sbom.json. The owner's products.json and photos/ and pages/ are beside the settings.
 * With --details the shop knows colours, stock and so on of products even if the list of this build has none.
 * With --quick, for tests, it neither minifies nor compresses, writes no source maps, and webpack keeps a cache.
 */
import { cpSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration, Stats } from 'webpack';
import { readCommandLine, stop } from '../../server/command.mjs';
import { readEnvironment } from '../../server/environment/readEnvironment.mjs';
import { sentence, spoken, WARNING } from '../../server/language.mjs';
import { localSiteWarnings } from '../../server/localSite';
import { headersOf, readHeaders, writeHeaders } from '../../server/headers.mjs';
import { brandFolder } from '../brand/brandFolder';
import { warningsFor } from '../settings/legalWarnings';
import { settingsOrExit } from '../settings/readSettings';
import { browserConfig, prerenderConfig, webpack } from '../../webpack.config.js';
import { importWithAlias } from '../importWithAlias';
import type * as WriteProductModules from '../products/writeProductModules';
import { sbomText } from '../sbom';
import { changedHeaders } from './changedHeaders';
import { compressFiles } from './compress';
import { documentParts } from './documents';
import { writeLicences } from './licences';
import { earlierPages, hashed, RECORD } from './pageRecord';
import { putInPlace } from './putInPlace';
import { loadPrerender, renderPages } from './renderPages';
import { writeKillSwitch, writeServiceWorker } from './serviceWorker';
import { sitemapFiles } from './sitemapFiles';
import { counted } from '../counted';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = readCommandLine({
  options: {
    'output-path': { type: 'string', default: `${root}/dist` },
    quick: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
  },
});
const output = resolve(values['output-path']);
const path = `${output}.next`;
const cache = `${root}/node_modules/.cache/build/${hashed(output).replaceAll(/\W/g, '')}`;

const given = readEnvironment();
const settings = settingsOrExit();
const { SITE_URL: siteUrl, BASE_PATH: basePath } = given;

/** Runs webpack. Throws the errors that webpack reports. */
async function bundle(config: Configuration) {
  const compiler = webpack({
    ...config,
    // With the same sources, nothing is compiled again.
    cache: {
      type: 'filesystem',
      cacheDirectory: `${cache}/webpack`,
      name: String(config.target),
      version: hashed(JSON.stringify([both, brand, values.quick])), // The cache does not see that other files replace modules.
      buildDependencies: {
        config: [
          'webpack.config.js',
          'tsconfig.json',
          'package-lock.json',
          'tools/settings/settingsLoader.js',
        ].map((file) => resolve(root, file)),
      },
    },
    ...(values.quick && {
      devtool: false,
      optimization: { ...config.optimization, minimize: false },
    }),
  });
  const stats = await new Promise<Stats | undefined>((done, fail) =>
    compiler.run((error, made) => (error ? fail(error) : done(made))),
  );
  await new Promise((done) => compiler.close(done));
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-warnings'));
}

/** When a file was written; 0 if there is none. */
const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const isNewer = (file: string, than: string) => timeOf(file) > timeOf(than);

/** Warns of products without a page. */
const withoutPage = (count: number) =>
  sentence(
    `${counted(count, 'produto')} sem página própria, porque PRERENDER_PRODUCTS é ${environment.PRERENDER_PRODUCTS}, ou o código tem mais que letras sem acentos, dígitos, - e _. Quem compra vê todos; buscadores não, por isso sitemap.xml e feed.xml os deixam fora.`,
    `${counted(count, 'product')} without a prerendered page, because PRERENDER_PRODUCTS is ${environment.PRERENDER_PRODUCTS}, or their id is not made of letters without accents, digits, - and _. Shoppers see them; search engines do not, so sitemap.xml and feed.xml leave them out.`,
  );

/** A shop that sells none of the sample products publishes none of their pictures. */
const isPublished = (file: string) =>
  own.hasSamplePictures || !/[\\/]public[\\/]pictures[\\/].*\.(avif|webp)$/.test(file);

const before = await readHeaders(output);
const { writeProductModules, BUILT_IN } = await importWithAlias<typeof WriteProductModules>(
  `${root}/tools/products/writeProductModules.ts`,
);
const own = await writeProductModules({
  root,
  shop: dirname(settings.file),
  cache,
  environment: given,
}).catch(({ message }: Error) => stop(message));
// The shop serves products.json itself.
const environment = { ...given, API_BASE_URL: own.backend };
const brand = await brandFolder(settings.shop);
const env = {
  ...settings.env,
  HAS_DETAILS: values.details || own.hasDetails ? 'yes' : '',
  LIST_FILE: `/${BUILT_IN}`,
};
const both = {
  environment,
  settings: { ...settings, env },
  pictures: own.pictures,
};
await bundle(browserConfig({ ...both, production: true, path, brand }));
await bundle(prerenderConfig({ ...both, path: cache }));
for (const folder of ['public', ...(brand ? [`${brand}/public`] : [])])
  cpSync(resolve(root, folder), path, { recursive: true, filter: isPublished });
own.addFiles(path);
const toRender = {
  entry: `${cache}/prerender.cjs`,
  list: `${path}/${BUILT_IN}`,
  options: { limit: environment.PRERENDER_PRODUCTS, siteUrl },
};
const { feed, prerender } = loadPrerender(toRender);
const { pages, addresses, without } = await prerender();
const parts = await documentParts({ path, environment, settings });
const earlier = earlierPages(output);
const { record, kept } = await renderPages(
  { ...toRender, path, parts, isCompressed: !values.quick, earlier },
  pages.length,
);
const { inlineCode } = record;
const texts = { ...sitemapFiles(addresses, siteUrl + basePath), 'feed.xml': feed() };
for (const [name, text] of Object.entries(texts)) writeFileSync(`${path}/${name}`, text);
const site = {
  path,
  basePath,
  ownPages: settings.pages,
  storageName: settings.env.STORAGE_NAME,
};
if (settings.shop.offline) await writeServiceWorker(site);
else if (settings.shop.offline === false) writeKillSwitch(site);
writeLicences(path);
if (!isNewer(`${output}.sbom.json`, `${root}/node_modules/.package-lock.json`))
  writeFileSync(`${output}.sbom.json`, sbomText('--omit', 'dev'));
if (!values.quick) await compressFiles(path, earlier.compressor === record.compressor ? output : undefined);
const headers = headersOf({
  siteUrl,
  backend: environment.API_BASE_URL,
  logOrigins: environment.LOG_ORIGINS,
  metrics: settings.shop.metrics,
  isOffline: settings.shop.offline === true,
  inlineCode: [inlineCode, before.inlineCode],
});
const now = { ...headers, inlineCode, basePath, siteUrl };
await writeHeaders(path, now);
writeFileSync(`${path}/${RECORD}`, JSON.stringify(record));
putInPlace({ from: path, to: output, keep: environment.KEEP_RELEASES, unchanged: kept });
const done = sentence(
  `${counted(pages.length, 'página')} prontas para ${siteUrl}${basePath} em ${output}.`,
  `${counted(pages.length, 'page')} prerendered for ${siteUrl}${basePath} into ${output}.`,
);
console.log([...own.summary, spoken(done)].join('\n'));
for (const warning of [
  ...own.warnings,
  ...(without > 0 ? [withoutPage(without)] : []),
  ...localSiteWarnings(siteUrl),
  ...changedHeaders(before, now),
  ...warningsFor(settings.shop),
])
  console.warn(`${spoken(WARNING)} ${typeof warning === 'string' ? warning : spoken(warning)}`);
