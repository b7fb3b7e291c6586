/**
 * `npm run build [-- --output-path FOLDER]`: the browser's files by webpack, the pages prerendered by the same
 * components, and everything compressed. It is made beside the folder and put in its place at the end; its bill of
 * materials, FOLDER.sbom.json, stays beside. docs/owner.md explains API_BASE_URL, SITE_URL, PRERENDER_PRODUCTS and
 * KEEP_RELEASES.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import type * as Prerender from '../../src/app/prerender';
import { headersOf, readHeaders, writeHeaders } from '../../deploy/headers.mjs';
import { browserConfig, prerenderConfig } from '../../webpack.config.js';
import { sbomText } from '../sbom';
import { compressFiles } from './compress';
import { inlineCodeOf } from './inlineCode';
import { writeLicences } from './licences';
import { putInPlace } from './putInPlace';
import { writeSite } from './site';
import { takeSnapshot } from './snapshot';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { 'output-path': { type: 'string', default: `${root}/dist` } } });
const output = resolve(values['output-path']);
const path = `${output}.next`;
const cache = `${root}/node_modules/.cache/canecamisa`;

const siteUrl = (process.env.SITE_URL || 'http://localhost:3000').replace(/\/+$/, '');
if (!URL.canParse(siteUrl)) throw new Error(`SITE_URL is "${siteUrl}", which is no absolute address.`);
const limit = countIn('PRERENDER_PRODUCTS', 1000);
const keep = countIn('KEEP_RELEASES', 3);

/** A whole number of the environment, from 0 on. */
function countIn(name: string, standard: number): number {
  const count = Number(process.env[name] || standard);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new Error(`${name} is "${process.env[name]}", which is no whole number from 0 on.`);
}
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

const before = await readHeaders(output);
const { file: snapshot, told } = await takeSnapshot(process.env.API_BASE_URL, cache);
await bundle(browserConfig({ production: true, path, snapshot }));
await bundle(prerenderConfig({ path: cache, snapshot }));
const { feed, prerender, prerenderIndex } = createRequire(import.meta.url)(
  `${cache}/prerender.cjs`,
) as typeof Prerender;
const pages = await prerender({ limit, siteUrl });
const index = await prerenderIndex({ limit, siteUrl });
const documents = await writeSite([...pages, index], { path, siteUrl });
writeFileSync(`${path}/feed.xml`, await feed(siteUrl));
writeLicences(path);
writeFileSync(`${output}.sbom.json`, sbomText('--omit', 'dev'));
await compressFiles(path);
const inlineCode = inlineCodeOf(documents);
const settings = { siteUrl, backend: process.env.API_BASE_URL ?? '', logOrigins };
const headers = headersOf({ ...settings, inlineCode: [inlineCode, before.inlineCode] });
await writeHeaders(path, { ...headers, inlineCode });
putInPlace({ from: path, to: output, keep });
rmSync(cache, { recursive: true });
console.log(`${told}\n${pages.length} pages prerendered for ${siteUrl} into ${output}.`);
