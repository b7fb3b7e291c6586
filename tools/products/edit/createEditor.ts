import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { build } from 'esbuild';
import fastify, { type FastifyReply } from 'fastify';
import { shop as settings } from '@/shared/config';
import type { FieldName } from '../fieldWords';
import { reasonOf } from '../findings';
import { photosIn, type Folders } from '../ownList';
import { pictureAddress } from '../photoNames';
import { readCell } from '../sheet/cells';
import { guard } from './guard';
import type { Change } from './changes';
import { loadRows, saveChanges, shownRows } from './list';
import { addPhoto, photoOf } from './photos';
import type { Preview } from './preview';

/** Bytes of a photo, and of a list. */
const MOST = 60_000_000;

interface Options extends Folders {
  origin: () => string;
  /** The folder of the built shop, which may not be there yet. */
  site: string;
  preview: () => Preview;
  /** CSS of the page's colours. */
  colours: string;
}

/** The page's script, with React. It is no part of the built shop. */
async function pageScript(root: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${root}/tools/products/edit/page/main.tsx`],
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    target: 'es2022',
    conditions: ['canecamisa'],
    alias: { '@': `${root}/src` },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The editor's server, not listening yet, and the key that its page sends. The page is below /_edit/, the shop at the root. */
export async function createEditor({ root, shop, origin, site, preview, colours }: Options) {
  const app = fastify({ bodyLimit: MOST });
  const key = guard(app, origin);
  const folders = { root, shop };
  const script = await pageScript(root);
  const styles = readFileSync(`${root}/tools/products/edit/page/page.css`, 'utf8');
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Produtos</title><link rel="stylesheet" href="/_edit/page.css"></head><body><div id="root"></div><script src="/_edit/page.js"></script></body></html>`;
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => reply.code(422).send({ message: reasonOf(error) }));

  app.get('/_edit/', (_request, reply) => reply.type('text/html').send(html));
  app.get('/_edit/page.js', (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/_edit/page.css', (_request, reply) => reply.type('text/css').send(`${colours}${styles}`));
  app.get('/_edit/api/list', () => ({
    ...loadRows(folders),
    name: settings.name,
    categories: settings.categories,
  }));
  app.get('/_edit/api/preview', () => preview());
  app.post<{ Body: { field: FieldName; text: string } }>('/_edit/api/cell', ({ body: { field, text } }) =>
    readCell(field, { text: text.trim() }),
  );
  app.post<{ Body: Change[] }>('/_edit/api/list', ({ body }) => saveChanges(folders, body));
  app.post<{ Body: Buffer; Querystring: { name: string; file: string } }>(
    '/_edit/api/photo',
    async ({ body, query }) => ({ file: await addPhoto(shop, query.name, query.file, body) }),
  );
  app.get<{ Querystring: { of: string } }>('/_edit/picture', ({ query }, reply) => {
    const address = pictureAddress(query.of, photosIn(folders));
    // Only to the shop's own addresses: the page shows pictures on the web itself.
    return address && /^\/(?![/\\])/.test(address) ? reply.redirect(address) : reply.code(404).send();
  });

  app.get('/products', () => shownRows(folders));
  app.get('/sw.js', (_request, reply) => reply.code(404).send());
  app.get<{ Params: { name: string } }>('/photos/:name.webp', async ({ params }, reply) => {
    const photo = await photoOf(shop, params.name);
    return photo ? reply.type('image/webp').send(photo) : reply.code(404).send();
  });
  await app.register(fastifyStatic, { root: site, serve: false });
  app.get('/*', ({ url }, reply) => sendShop(url.split('?', 1)[0] ?? '', reply, { site, root }));
  return { app, key };
}

/** Sends a file of the shop, or the document of an address (docs/owner.md, "Publishing"). */
function sendShop(path: string, reply: FastifyReply, { site, root }: { site: string; root: string }) {
  const file = decodeURIComponent(path);
  const frame = file.startsWith('/product/') ? '/shell.html' : '/404.html';
  const names = file === '/' ? ['/index.html'] : [file, `${file}.html`, frame];
  // Before the shop is built, its drawings are there.
  for (const folder of [site, join(root, 'public')])
    for (const name of names)
      if (!name.includes('..') && existsSync(folder + name)) return reply.sendFile(name.slice(1), folder);
  return reply.code(404).send('Not Found');
}
