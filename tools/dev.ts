/** `npm run dev`: webpack's dev server at PORT, on a development build; an open page shows every edit. */
import { existsSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import hotMiddleware from 'webpack-hot-middleware';
import { listen, readCommandLine } from '../owner/command.mjs';
import { readEnvironment } from '../owner/environment/readEnvironment.mjs';
import { browserConfig, HOT, webpack } from '../webpack.config.js';
import { brandFolder } from '../owner/brand/brandFolder';
import { pageTemplate } from './build/pageTemplate';
import { fromRoot } from '../owner/fromRoot';
import { unpackSamplePictures } from '../owner/products/samplePictures';
import { writeEditorSchema } from '../owner/settings/editorSchema';
import { pagesFolder } from '../owner/settings/ownPages/readPages';
import { settingsOrExit, writeSettings } from '../owner/settings/writeSettings';
import { folders } from '../src/shared/addresses/folders.mjs';
import { messageOf } from '../src/shared/lib/text';
import { aliasesFor } from '../owner/aliases';
import { buildVariables } from './build/buildVariables';

readCommandLine({ options: {} });
unpackSamplePictures(console.warn);
const environment = readEnvironment();
const settings = settingsOrExit();
writeEditorSchema();
const brand = await brandFolder(settings.shop);
const { BASE_PATH: base, PORT: port } = environment;

const assets = `<link href="${base}/${folders.assets}/main.css" rel="stylesheet" /><script defer src="${base}/${folders.assets}/main.js"></script>`;
const pageOf = ({ shop }: typeof settings) => pageTemplate(shop, base).replace('</head>', `${assets}</head>`);
let page = pageOf(settings);
const path = fromRoot('node_modules/.cache/dev');
const variables = buildVariables(environment, '');
const aliases = aliasesFor(settings);
const compiler = webpack(browserConfig({ variables, aliases, production: false, brand, path }));
if (!compiler) throw new Error('webpack made no compiler');

const app = fastify({ forceCloseConnections: true });
const edits = hotMiddleware(compiler, { path: base + HOT, log: false });
app.addHook('onRequest', ({ raw: request }, { raw: response }, done) => {
  edits(request, response, done);
});
// Every address that a browser opens, or that names no file, is a page of the shop.
app.addHook('onRequest', async ({ headers, url }, reply) => {
  if (headers.accept?.includes('text/html') || !/\.\w+(?:\?|$)/.test(url))
    return reply.type('text/html').send(page);
});
await app.register(fastifyStatic, {
  root: [path, `${brand}/public`, fromRoot('public')],
  prefix: `${base}/`,
});
await new Promise<void>((done) => {
  compiler.watch({}, (error, stats) => {
    console.log(error ?? stats?.toString('errors-warnings'));
    done();
  });
});
/** An edited shop.json or page is checked and written again; webpack watches what is written. */
function takeEdit() {
  try {
    page = pageOf(writeSettings());
  } catch (error) {
    console.error(messageOf(error)); // The page stays as it was.
  }
}
for (const folder of [dirname(settings.file), pagesFolder(dirname(settings.file))])
  if (existsSync(folder))
    watch(folder, (_event, name) => {
      const isOfSettings = name === basename(settings.file) || name?.endsWith('.md');
      if (isOfSettings) takeEdit();
    });
const { home } = await listen(app, { port, address: 'localhost' });
console.log(`Canecamisa: ${home}${base}/`);
