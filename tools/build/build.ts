/**
 * `npm run build [-- --output-path FOLDER]`: the browser's files by webpack, the pages prerendered by the same
 * components, and everything compressed. docs/owner.md explains API_BASE_URL, SITE_URL and PRERENDER_PRODUCTS.
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import type * as Prerender from '../../src/app/prerender';
import { headersOf, readHeaders, writeHeaders } from '../../deploy/headers.mjs';
import { browserConfig, prerenderConfig } from '../../webpack.config.js';
import { compressFiles } from './compress';
import { inlineCodeOf } from './inlineCode';
import { writeSite } from './site';
import { takeSnapshot } from './snapshot';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { 'output-path': { type: 'string', default: `${root}/dist` } } });
const path = resolve(values['output-path']);
const cache = `${root}/node_modules/.cache/canecamisa`;

const siteUrl = (process.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');
if (!URL.canParse(siteUrl)) throw new Error(`SITE_URL is "${siteUrl}", which is no absolute address.`);
const limit = Number(process.env.PRERENDER_PRODUCTS || 1000);
if (!Number.isInteger(limit) || limit < 0)
  throw new Error(`PRERENDER_PRODUCTS is "${process.env.PRERENDER_PRODUCTS}", which is no number of pages.`);
const logOrigins = (process.env.LOG_ORIGINS ?? '').split(' ').filter(Boolean);
for (const origin of logOrigins)
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(`LOG_ORIGINS names "${origin}", which is no origin such as https://example.com.`);

/** Runs webpack. Throws what webpack reports as errors. */
async function bundle(config: Configuration) {
  const compiler = webpack(config);
  const stats = await new Promise<Stats | undefined>((done, fail) =>
    compiler.run((error, made) => (error ? fail(error) : done(made))),
  );
  await new Promise((done) => compiler.close(done));
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-warnings'));
}

const before = await readHeaders(path);
const { file: snapshot, told } = await takeSnapshot(process.env.API_BASE_URL, cache);
await bundle(browserConfig({ production: true, path, snapshot }));
await bundle(prerenderConfig({ path: cache, snapshot }));
const { prerender } = createRequire(import.meta.url)(`${cache}/prerender.cjs`) as typeof Prerender;
const pages = await prerender({ limit, siteUrl });
const documents = await writeSite(pages, { path, siteUrl });
await compressFiles(path);
const inlineCode = inlineCodeOf(documents);
const settings = { siteUrl, backend: process.env.API_BASE_URL ?? '', logOrigins };
const headers = headersOf({ ...settings, inlineCode: [inlineCode, before.inlineCode] });
await writeHeaders(path, { ...headers, inlineCode });
rmSync(cache, { recursive: true });
console.log(`${told}\n${pages.length} pages prerendered for ${siteUrl} into ${path}.`);
