/** `npm run dev`: webpack-dev-server at PORT, on a development build; an open page takes every edit. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import WebpackDevServer from 'webpack-dev-server';
import { readCommandLine } from '../server/command.mjs';
import { readEnvironment } from '../server/environment/readEnvironment.mjs';
import { browserConfig, webpack } from '../webpack.config.js';
import { brandFolder } from './brand/brandFolder';
import { pageTemplate } from './build/pageTemplate';
import { fromRoot } from './fromRoot';
import { unpackSamplePictures } from './products/samplePictures';
import { settingsOrExit } from './settings/readSettings';

readCommandLine({ options: {} });
unpackSamplePictures();
const environment = readEnvironment();
const settings = settingsOrExit();
const brand = await brandFolder(settings.shop);
const { BASE_PATH: base, PORT: port } = environment;

const assets = `<link href="${base}/assets/main.css" rel="stylesheet" /><script defer src="${base}/assets/main.js"></script>`;
const page = pageTemplate(settings.shop, base).replace('</head>', `${assets}</head>`);
const compiler = webpack(browserConfig({ environment, production: false, settings, brand }));
if (!compiler) throw new Error('webpack made no compiler');

const server = new WebpackDevServer(
  {
    port: port || 'auto',
    host: 'localhost',
    static: [`${brand}/public`, fromRoot('public')].map((directory) => ({
      directory,
      publicPath: base || '/',
      watch: false,
      serveIndex: false,
    })),
    devMiddleware: { index: false },
    setupMiddlewares(middlewares) {
      // Every other address is a page of the shop.
      middlewares.push((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        response.setHeader('Content-Type', 'text/html').end(page);
      });
      return middlewares;
    },
  },
  compiler,
);
await server.start();
