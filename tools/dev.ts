/** `npm run dev`: webpack's dev server at PORT, on a development build; an open page takes every edit. */
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
import { settingsOrExit } from '../owner/settings/readSettings';

readCommandLine({ options: {} });
unpackSamplePictures(console.warn);
const environment = readEnvironment();
const settings = settingsOrExit();
const brand = await brandFolder(settings.shop);
const { BASE_PATH: base, PORT: port } = environment;

const assets = `<link href="${base}/assets/main.css" rel="stylesheet" /><script defer src="${base}/assets/main.js"></script>`;
const page = pageTemplate(settings.shop, base).replace('</head>', `${assets}</head>`);
const path = fromRoot('node_modules/.cache/dev');
const compiler = webpack(browserConfig({ environment, production: false, settings, brand, path }));
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
const { home } = await listen(app, { port, address: 'localhost' });
console.log(`Canecamisa: ${home}${base}/`);
