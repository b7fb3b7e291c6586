/**
 * `npm run dev`: a development build at PORT. An open page takes in every edit (client.ts); `tsc` checks the types
 * meanwhile.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { listen, readCommandLine } from '../../server/command.mjs';
import { readEnvironment } from '../../server/environment/readEnvironment.mjs';
import { browserConfig, webpack } from '../../webpack.config.js';
import { brandFolder } from '../brand/brandFolder';
import { pageTemplate } from '../build/pageTemplate';
import { fromRoot } from '../fromRoot';
import { unpackSamplePictures } from '../products/samplePictures';
import { settingsOrExit } from '../settings/readSettings';
import type { News } from './client';

readCommandLine({ options: {} });
const environment = readEnvironment();
const settings = settingsOrExit();
const brand = await brandFolder(settings.shop);
unpackSamplePictures();
const { BASE_PATH: base, PORT: port } = environment;

const path = mkdtempSync(join(tmpdir(), 'canecamisa-dev-'));
process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());

/** The open pages' event streams. */
const pages = new Set<ServerResponse>();
const news: News = { hash: '', errors: [], typeErrors: [] };
const event = () => `data: ${JSON.stringify(news)}\n\n`;
function publish(changed: Partial<News>) {
  Object.assign(news, changed);
  for (const page of pages) page.write(event());
}

const html = pageTemplate(settings.shop, base).replace(
  '</head>',
  `<link href="${base}/assets/main.css" rel="stylesheet" /><script defer src="${base}/assets/main.js"></script></head>`,
);
const server = fastify();
await server.register(fastifyStatic, {
  root: [path, ...(brand ? [join(brand, 'public')] : []), fromRoot('public')],
  prefix: base,
  index: false,
});
server.get('/webpack-news', (request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(event());
  pages.add(reply.raw);
  request.raw.once('close', () => pages.delete(reply.raw));
});
server.get(`${base}/`, (_, reply) => reply.type('text/html').send(html));
server.setNotFoundHandler(({ headers }, reply) =>
  headers.accept?.includes('text/html') ? reply.type('text/html').send(html) : reply.code(404).send(),
);

const compiler = webpack(browserConfig({ environment, production: false, path, settings, brand }));
await new Promise<void>((built) =>
  compiler.watch({}, (error, stats) => {
    if (error) throw error;
    if (!stats) return;
    console.log(stats.toString({ preset: 'errors-warnings', colors: true, timings: true }));
    const errors = stats.toJson({ all: false, errors: true }).errors ?? [];
    const texts = errors.map(({ moduleName, message }) => `${moduleName ?? ''}\n${message}`);
    publish({ hash: stats.hash ?? '', errors: texts });
    built();
  }),
);
const { home } = await listen(server, { port, host: 'localhost' });
console.log(`${home}${base}/`);

const typeChecker = spawn(
  process.execPath,
  [
    fromRoot('node_modules/typescript/bin/tsc'),
    '--noEmit',
    '--watch',
    '--preserveWatchOutput',
    '--pretty',
    'false',
  ],
  { cwd: fromRoot(''), stdio: ['ignore', 'pipe', 'inherit'] },
);
process.once('exit', () => typeChecker.kill());
let typeErrors: string[] = [];
for await (const line of createInterface(typeChecker.stdout)) {
  if (line) console.log(line);
  if (line.includes(' - Starting ') || line.includes(' - File change detected')) typeErrors = [];
  else if (line.includes(' - Found ')) publish({ typeErrors });
  else if (line) typeErrors.push(line);
}
