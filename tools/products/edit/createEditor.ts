import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { build } from 'esbuild';
import fastify from 'fastify';
import { shop as settings } from '@/shared/config';
import { colourRule } from '../../brand/colourRule';
import { ofShop } from '../../bundling';
import { fromRoot } from '../../fromRoot';
import { reasonOf } from '../problems';
import { photoFolder, photosIn } from '../ownList';
import { photoAt, resolvePicture } from '../photoNames';
import { guard } from './guard';
import type { Change } from './changes';
import { loadRows, saveChanges } from './list';
import { addPhoto } from './photos';

/** Bytes of a photo, and of a list. */
const LONGEST_BODY = 60_000_000;

/** The page's script, with React. */
async function pageScript(): Promise<string> {
  const { outputFiles } = await build({
    ...ofShop(),
    entryPoints: ['tools/products/edit/page/main.tsx'],
    minify: true,
    write: false,
    jsx: 'automatic',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * The editor's server, not listening yet, and the key that its page sends.
 * @param origin the server's own, such as http://127.0.0.1:3456; called once it listens
 */
export async function createEditor(ownFolder: string, origin: () => string) {
  const app = fastify({ bodyLimit: LONGEST_BODY });
  const key = guard(app, origin);
  const script = await pageScript();
  const styles =
    colourRule(settings.colours) + readFileSync(fromRoot('tools/products/edit/page/page.css'), 'utf8');
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Produtos</title><link rel="stylesheet" href="/_edit/page.css"></head><body><div id="root"></div><script src="/_edit/page.js"></script></body></html>`;
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error, _request, reply) => reply.code(422).send({ message: reasonOf(error) }));

  app.get('/_edit/', (_request, reply) => reply.type('text/html').send(html));
  app.get('/_edit/page.js', (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/_edit/page.css', (_request, reply) => reply.type('text/css').send(styles));
  app.get('/_edit/api/list', () => loadRows(ownFolder));
  app.post<{ Body: Change[] }>('/_edit/api/list', ({ body }) => saveChanges(ownFolder, body));
  app.post<{ Body: Buffer; Querystring: { name: string; file: string } }>(
    '/_edit/api/photo',
    async ({ body, query }) => ({ file: await addPhoto(ownFolder, query.name, query.file, body) }),
  );
  await app.register(fastifyStatic, { root: fromRoot('public'), serve: false });
  // The shop's own pictures: the page shows pictures on the web itself.
  app.get<{ Querystring: { of: string } }>('/_edit/picture', ({ query }, reply) => {
    const photos = photosIn(ownFolder);
    const address = resolvePicture(query.of, photos) ?? '';
    const photo = photoAt(address, photos);
    if (photo) return reply.sendFile(photo, photoFolder(ownFolder));
    return address.startsWith('/pictures/') ? reply.sendFile(address.slice(1)) : reply.code(404).send();
  });
  return { app, key };
}
