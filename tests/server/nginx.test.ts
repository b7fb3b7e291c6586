import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureProgram } from '../../tools/programs';
import { fakeServers } from '../testing/fakeServers';
import { send, startProgram, startServe, stopAll, type Where, writeHost } from './programs';
import { ADDRESSES, HEADERS, makeSmallShop, SCRIPT } from './smallShop';

const { serve, closeAll } = fakeServers();
let folder: string;
let servers: Servers;

interface Servers {
  serve: Where;
  nginx: Where;
}

/** Starts nginx on a socket with the generated configuration. */
async function startNginx(name: string, args: string[] = [], dist = join(folder, 'dist')): Promise<Where> {
  const out = join(folder, name);
  const socketPath = join(folder, `${name}.sock`);
  writeHost('nginx', dist, out, ['--brotli', '--listen', `unix:${socketPath}`, ...args]);
  await startProgram(['-p', out, '-c', 'nginx.conf'], /start worker process/, {}, ensureProgram('nginx'))
    .listening;
  return { socketPath };
}

/** Starts both servers for a build. */
const startBoth = async (name: string, dist: string): Promise<Servers> => ({
  serve: { port: Number(await startServe(dist).listening) },
  nginx: await startNginx(name, [], dist),
});

beforeAll(async () => {
  folder = makeSmallShop();
  servers = await startBoth('nginx', join(folder, 'dist'));
}, 300_000);

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true });
});

const COMPARED = [
  'cache-control',
  'content-type',
  'content-encoding',
  'content-range',
  'vary',
  'x-robots-tag',
  'allow',
  ...Object.keys(HEADERS.page).map((name) => name.toLowerCase()),
];

/** The compared facts of a response. */
async function facts(where: Where, path: string, sent: Record<string, string>) {
  const { status, headers, body } = await send(where, path, sent);
  const compared = Object.fromEntries(COMPARED.map((name) => [name, headers[name]]));
  return { status, ...compared, hasTag: status === 200 && headers.etag !== undefined, body };
}

/** Sends a request to both servers, whose responses must be the same. Returns its status. */
async function compare(path: string, sent: Record<string, string>, { serve, nginx } = servers) {
  const [expected, found] = await Promise.all([facts(serve, path, sent), facts(nginx, path, sent)]);
  expect({ path, ...found }).toEqual({ path, ...expected });
  return found.status;
}

describe('nginx with the generated configuration answers as `npm run serve`', () => {
  test.each(['identity', 'gzip', 'br, gzip', 'br;q=0, gzip;q=0.5', 'gzip, deflate, br, zstd'])(
    'every address, with Accept-Encoding: %s',
    async (encoding) => {
      for (const path of ADDRESSES) await compare(path, { 'accept-encoding': encoding });
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

  // nginx refuses these addresses before our rules, with its error page.
  test.each(['/../index.html', '/%2e%2e/%2e%2e/etc/hostname', '/%00', '/%E0%A4%A'])(
    '%s is refused',
    async (path) => {
      expect(await send(servers.nginx, path)).toMatchObject({ status: 400 });
    },
  );

  test('below a path', async () => {
    const below = makeSmallShop('/loja');
    const both = await startBoth('below', join(below, 'dist'));
    const outside = ['//loja//cart', '/cart', SCRIPT, '/lojas/cart'];
    for (const path of [...ADDRESSES.map((each) => `/loja${each}`), ...outside])
      await compare(path, {}, both);
    for (const path of ['/', '/?x=1', '/loja', '/loja?x=1'])
      for (const server of [both.nginx, both.serve]) {
        const { status, headers } = await send(server, path);
        expect([status, headers.location]).toEqual([302, `/loja/${path.includes('?') ? '?x=1' : ''}`]);
      }
    rmSync(below, { recursive: true });
  });
});

test.each([
  ['alone', []],
  ['with a backend', ['--backend', 'http://127.0.0.1:3333']],
])('the file for the conf.d of a server is right %s, and names the domain', (_what, args) => {
  const out = join(folder, 'server');
  writeHost('nginx', join(folder, 'dist'), out, ['--brotli', ...args]);
  const file = join(out, 'conf.d/localhost.conf');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('listen 80;\n    listen [::]:80;\n    server_name localhost;\n');
  // Only root may listen on port 80.
  writeFileSync(
    file,
    text.replace('listen 80;', `listen unix:${join(folder, 'server.sock')};`).replace('listen [::]:80;', ''),
  );
  const main = join(out, 'nginx.conf');
  writeFileSync(main, readFileSync(main, 'utf8').replace('shop.conf', 'conf.d/localhost.conf'));
  execFileSync(ensureProgram('nginx'), ['-t', '-p', out, '-c', 'nginx.conf'], { stdio: 'pipe' });
});

test('a backend on the same machine answers for the list alone, with the headers of the shop', async () => {
  const list = { headers: { 'Cache-Control': 'max-age=60', 'X-Content-Type-Options': 'wrong' }, body: '[1]' };
  const where = await startNginx('proxied', ['--backend', await serve({ '/products': list })]);
  const { body, headers } = await send(where, '/products');
  expect(body).toBe('[1]');
  expect(headers).toMatchObject({ 'cache-control': 'max-age=60', 'x-content-type-options': 'nosniff' });
  expect((await send(where, '/products/1')).status).toBe(404);
  expect((await send(where, '/products', { method: 'POST' })).status).toBe(405);
  closeAll();
  expect((await send(where, '/products')).status).toBe(502);
});
