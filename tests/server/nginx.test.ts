import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from '../../tools/programs';
import { send, startProgram, startServe, stopAll, type Where } from './programs';
import { ADDRESSES, HEADERS, makeSmallShop, REDIRECTS, SCRIPT } from './smallShop';

/** The module of libnginx-mod-http-brotli-static. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

let folder: string;
let servers: Servers;

interface Servers {
  serve: Where;
  nginx: Where;
}

/** Starts nginx on a socket, with the configuration that is in a build. */
async function startNginx(shop: string): Promise<Where> {
  const socketPath = join(shop, 'nginx.sock');
  const built = readFileSync(join(shop, 'dist/nginx.conf'), 'utf8');
  const here = join(shop, 'nginx');
  mkdirSync(here);
  // Only root may listen on port 80.
  writeFileSync(
    join(here, 'shop.conf'),
    built.replace('listen 80;', `listen unix:${socketPath};`).replace('listen [::]:80;', ''),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  writeFileSync(
    join(here, 'nginx.conf'),
    `load_module ${BROTLI};
daemon off;
pid nginx.pid;
error_log stderr notice;
events {}
http {
  access_log off;
  brotli_static on;
  ${temporary.join('\n')}
  include shop.conf;
}`,
  );
  await startProgram(['-p', here, '-c', 'nginx.conf'], /start worker process/, {}, ensureProgram('nginx'))
    .listening;
  return { socketPath };
}

/** Starts both servers for a small shop in a new folder. */
async function startBoth(basePath = '') {
  const shop = makeSmallShop(basePath);
  const serve = { port: Number(await startServe(join(shop, 'dist')).listening) };
  return { shop, both: { serve, nginx: await startNginx(shop) } };
}

beforeAll(async () => {
  const { shop, both } = await startBoth();
  folder = shop;
  servers = both;
}, 300_000);

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true });
});

const COMPARED = [
  'cache-control',
  'content-encoding',
  'content-range',
  'x-robots-tag',
  'allow',
  'location',
  ...Object.keys(HEADERS.page).map((name) => name.toLowerCase()),
];

/** The compared facts of a response. */
async function facts(where: Where, path: string, sent: Record<string, string>) {
  const { status, headers, body } = await send(where, path, sent);
  const compared = Object.fromEntries(COMPARED.map((name) => [name, headers[name]]));
  // Of a redirect, and of a method that is refused, nginx sends its own page.
  const content = status === 301 || status === 405 ? {} : { type: headers['content-type'], body };
  return { status, ...compared, hasTag: status === 200 && headers.etag !== undefined, ...content };
}

/** Sends a request to both servers, whose responses must be the same. Returns its status. */
async function compare(path: string, sent: Record<string, string>, { serve, nginx } = servers) {
  const [expected, found] = await Promise.all([facts(serve, path, sent), facts(nginx, path, sent)]);
  expect({ path, ...found }).toEqual({ path, ...expected });
  return found.status;
}

describe('nginx with the configuration of a build answers as `npm run serve`', () => {
  test.each(['identity', 'gzip', 'br, gzip', 'br;q=0, gzip;q=0.5', 'gzip, deflate, br, zstd'])(
    'every address, with Accept-Encoding: %s',
    async (encoding) => {
      for (const path of [...ADDRESSES, ...Object.keys(REDIRECTS)])
        await compare(path, { 'accept-encoding': encoding });
    },
  );

  const some = ['/', SCRIPT, '/product/unknown', '/pictures/mugs.svg', '/nope', '/headers.json'];

  test.each<[what: string, sent: Record<string, string>, status: readonly number[]]>([
    ['HEAD', { method: 'HEAD' }, [200, 404]],
    ['POST', { method: 'POST' }, [405]],
    ['a page through a proxy, in brotli', { via: '1.1 proxy', 'accept-encoding': 'br' }, [200, 404]],
    ['a page through a proxy, in gzip', { via: '1.1 proxy', 'accept-encoding': 'gzip' }, [200, 404]],
    ['what the browser has in its cache', { 'if-none-match': '*' }, [304, 404]],
    ['the middle of a file', { range: 'bytes=1-3' }, [206, 404]],
    ['a file from a byte on', { range: 'bytes=2-' }, [206, 404]],
    ['the end of a file', { range: 'bytes=-2' }, [206, 404]],
  ])('%s', async (_what, sent, statuses) => {
    for (const path of some) expect(statuses).toContain(await compare(path, sent));
  });

  test.each(['br', 'gzip', 'identity'])('what depends on Accept-Encoding says so: %s', async (encoding) => {
    for (const where of [servers.serve, servers.nginx])
      for (const path of ['/', SCRIPT]) {
        const { headers } = await send(where, path, { 'accept-encoding': encoding });
        expect(headers.vary).toMatch(/^accept-encoding$/i);
      }
  });

  test('no redirect leads to another host: browsers read a backslash as a slash', async () => {
    for (const where of [servers.serve, servers.nginx])
      expect((await send(where, '/%5Cevil.invalid/x.html')).status).toBe(404);
  });

  test('below a path', async () => {
    const { shop, both } = await startBoth('/loja');
    const outside = ['//loja//cart', '/cart', SCRIPT, '/lojas/cart'];
    const inside = [...ADDRESSES, ...Object.keys(REDIRECTS)].map((each) => `/loja${each}`);
    for (const path of [...inside, ...outside]) await compare(path, {}, both);
    for (const path of ['/', '/?x=1', '/loja', '/loja?x=1'])
      for (const server of [both.nginx, both.serve]) {
        const { status, headers } = await send(server, path);
        expect([status, headers.location]).toEqual([302, `/loja/${path.includes('?') ? '?x=1' : ''}`]);
      }
    rmSync(shop, { recursive: true });
  });
});
