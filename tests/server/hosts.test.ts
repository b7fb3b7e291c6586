import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { ensureProgram } from '../../tools/programs';
import { send, startServe, stopAll, type Where } from '../testing/server/programs';
import { encryptedSocketOf, startApache, startDocumentedApache, startNginx } from '../testing/server/hosts';
import {
  ADDRESSES,
  makeSmallShop,
  PAGE_HEADERS,
  pageOf,
  REDIRECTS,
  SCRIPT,
} from '../testing/server/smallShop';

// What each host is asked, `npm run serve` is asked too, and the answers must be the same. serve.test.ts says what they are.

type Servers = Record<'serve' | 'nginx' | 'apache', Where>;

const folders: string[] = [];
let servers: Servers;

async function makeShop(given?: Parameters<typeof makeSmallShop>[0]): Promise<string> {
  const folder = await makeSmallShop(given);
  folders.push(folder);
  return folder;
}

/** Starts all three servers for a small shop in a new folder. */
async function startAll(basePath = ''): Promise<Servers> {
  const shop = await makeShop({ basePath });
  const [nginx = { port: 0 }] = await startNginx(shop);
  return {
    serve: { port: Number(await startServe(join(shop, 'dist')).listening) },
    nginx,
    apache: await startApache(shop, basePath),
  };
}

beforeAll(async () => (servers = await startAll()), 300_000);

afterAll(async () => {
  await stopAll();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const COMPARED = [
  'cache-control',
  'content-range',
  'x-robots-tag',
  ...Object.keys(PAGE_HEADERS).map((name) => name.toLowerCase()),
];

/** Statuses whose content is not compared. */
const HOSTS_OWN = [301, 302, 304, 412];

/** The compared facts of a response. */
async function facts(where: Where, path: string, sent: Record<string, string>) {
  const { status, headers, body } = await send(where, path, sent);
  const compared = Object.fromEntries(COMPARED.map((name) => [name, headers[name]]));
  // Apache adds its own origin, and TRACE to the allowed methods.
  const location = headers.location?.replace(/^https?:\/\/localhost:\d+/, '');
  const allow = headers.allow?.replace(', TRACE', '');
  // The text of a redirect and of a condition that does not hold may be the host's own.
  const content = HOSTS_OWN.includes(status ?? 0) ? {} : { type: headers['content-type'], body };
  const hasTag = status === 200 && headers.etag !== undefined;
  return { status, ...compared, location, allow, hasTag, ...content };
}

/** Sends a request to `npm run serve` and to a host. Returns both answers. */
const ask = async (
  host: 'nginx' | 'apache',
  path: string,
  sent: Record<string, string> = {},
  among = servers,
) => ({
  expected: await facts(among.serve, path, sent),
  found: await facts(among[host], path, sent),
});

const EVERY_ADDRESS = [...ADDRESSES, ...Object.keys(REDIRECTS)];

/** What Apache answers otherwise, because its server's own settings decide, not `.htaccess`. */
const DIFFERENT_IN_APACHE = {
  'it refuses an encoded slash': ['/product/a%2Fb'],
  'it joins slashes': ['/cart//', '/canecas//2', '/product//known'],
  "it writes a redirect's %C3 in small letters": ['/caf%C3%A9.html'],
};

describe('with the file that the build writes for it, a host answers as `npm run serve`', () => {
  test.each(['identity', 'gzip', 'br, gzip', 'br;q=0, gzip;q=0.5', 'gzip, deflate, br, zstd'])(
    'nginx answers every address as `npm run serve` does, with Accept-Encoding: %s',
    async (encoding) => {
      for (const path of EVERY_ADDRESS) {
        const sent = { 'accept-encoding': encoding };
        const { expected, found } = await ask('nginx', path, sent);
        expect({ path, ...found }).toEqual({ path, ...expected });
        const coding = async (where: Where) => (await send(where, path, sent)).headers['content-encoding'];
        if (expected.status === 200)
          expect([path, await coding(servers.nginx)]).toEqual([path, await coding(servers.serve)]);
      }
    },
  );

  test('Apache answers every address as `npm run serve` does, except those that docs/hosts.md names, and the document gives their right number', async () => {
    const different: string[] = [];
    for (const path of EVERY_ADDRESS) {
      const { expected, found } = await ask('apache', path);
      if (JSON.stringify(found) !== JSON.stringify(expected)) different.push(path);
    }
    expect(different.sort()).toEqual(Object.values(DIFFERENT_IN_APACHE).flat().sort());
    const count = `De ${EVERY_ADDRESS.length} endereços, ${EVERY_ADDRESS.length - different.length} têm a mesma resposta`;
    expect(readFileSync('docs/hosts.md', 'utf8')).toContain(count);
  });

  const some = ['/', SCRIPT, '/product/unknown', '/pictures/mugs.svg', '/nope', '/headers.json'];

  test.each<[what: string, sent: Record<string, string>, statuses: readonly number[]]>([
    ['HEAD', { method: 'HEAD' }, [200, 404]],
    ['POST', { method: 'POST' }, [405]],
    ['a page through a proxy, in brotli', { via: '1.1 proxy', 'accept-encoding': 'br' }, [200, 404]],
    ['a page through a proxy, in gzip', { via: '1.1 proxy', 'accept-encoding': 'gzip' }, [200, 404]],
    ['what the browser has in its cache', { 'if-none-match': '*' }, [304, 404]],
    ['what the browser had, if it is still the same', { 'if-match': '"other"' }, [412, 404]],
    ['the middle of a file', { range: 'bytes=1-3' }, [206, 404]],
    ['a file from a byte on', { range: 'bytes=2-' }, [206, 404]],
    ['the end of a file', { range: 'bytes=-2' }, [206, 404]],
    ['a part that an old tag names', { range: 'bytes=0-3', 'if-range': '"other"' }, [200, 404]],
    ['a part of something else', { range: 'items=0-3' }, [200, 404]],
  ])(
    'nginx and Apache answer a request like this one as `npm run serve` does: %s',
    async (_what, sent, statuses) => {
      for (const host of ['nginx', 'apache'] as const)
        for (const path of some) {
          const { expected, found } = await ask(host, path, sent);
          expect({ host, path, ...found }).toEqual({ host, path, ...expected });
          expect(statuses).toContain(found.status);
        }
    },
  );

  test('a host refuses a part that a file does not have as `npm run serve` does', async () => {
    for (const [name, where] of Object.entries(servers)) {
      const { status, headers, body } = await send(where, '/cart', { range: 'bytes=100000-' });
      expect([name, status, body]).toEqual([name, 416, 'O arquivo não chega até aí.\n']);
      // Apache does not say how long the file is.
      if (name !== 'apache') expect(headers['content-range']).toBe(`bytes */${pageOf('cart').length}`);
    }
  });

  test.each(['br', 'gzip', 'identity'])(
    'an answer that depends on Accept-Encoding says so: %s',
    async (encoding) => {
      for (const where of Object.values(servers))
        for (const path of ['/', '/product/unknown']) {
          const { headers } = await send(where, path, { 'accept-encoding': encoding });
          expect(headers.vary).toMatch(/^accept-encoding$/i);
        }
    },
  );

  test.each(['/', '/nope', '/product/unknown'])('every host compresses %s', async (path) => {
    for (const where of Object.values(servers)) {
      const { headers } = await send(where, path, { 'accept-encoding': 'gzip' });
      expect(headers['content-encoding']).toBe('gzip');
    }
  });

  test('no redirect leads to another host, although browsers read a backslash as a slash', async () => {
    for (const where of Object.values(servers))
      expect((await send(where, '/%5Cevil.invalid/x.html')).status).toBe(404);
  });
});

test('a host answers as `npm run serve` does below a path, too', async () => {
  const below = await startAll('/loja');
  const expectSame = async (host: 'nginx' | 'apache', path: string) => {
    const { expected, found } = await ask(host, path, {}, below);
    expect({ host, path, ...found }).toEqual({ host, path, ...expected });
  };
  for (const path of EVERY_ADDRESS) await expectSame('nginx', `/loja${path}`);
  const different = new Set(Object.values(DIFFERENT_IN_APACHE).flat());
  for (const path of EVERY_ADDRESS) if (!different.has(path)) await expectSame('apache', `/loja${path}`);
  // The rest of Apache's server is not the shop's.
  for (const path of ['//loja//cart', '/cart', SCRIPT, '/lojas/cart', '/', '/?x=1'])
    await expectSame('nginx', path);
  for (const [path, location] of [
    ['/loja', '/loja/'],
    ['/loja?x=1', '/loja/?x=1'],
  ] as const)
    for (const [name, where] of Object.entries(below)) {
      const { status, headers } = await send(where, path);
      const { pathname = '', search = '' } = headers.location
        ? new URL(headers.location, 'http://localhost')
        : {};
      expect([name, status, pathname + search]).toEqual([name, 302, location]);
    }
}, 60_000);

/** Makes a certificate for loja.example, which nobody else has signed. Returns its files. */
function makeCertificate() {
  const keys = mkdtempSync(join(tmpdir(), 'canecamisa-keys-'));
  folders.push(keys);
  const certificate = { chain: join(keys, 'chain.pem'), key: join(keys, 'key.pem') };
  const subject = ['-subj', '/CN=loja.example', '-addext', 'subjectAltName=DNS:loja.example'];
  const files = ['-out', certificate.chain, '-keyout', certificate.key];
  execFileSync(
    ensureProgram('openssl'),
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files],
    {
      stdio: 'ignore',
    },
  );
  return certificate;
}

test('Apache with the lines of docs/hosts.md and a certificate answers over https as `npm run serve` does', async () => {
  const apache = await startDocumentedApache(await makeShop(), makeCertificate());
  const addresses = ['/', '/cart', '/canecas/', '/canecas.html', '/product/unknown', '/nope', SCRIPT];
  for (const path of [...addresses, '/assets/nope.js', '/headers.json', '/nginx.conf'])
    for (const encoding of ['identity', 'gzip']) {
      const among = { ...servers, apache };
      const { expected, found } = await ask('apache', path, { 'accept-encoding': encoding }, among);
      expect({ path, ...found }).toEqual({ path, ...expected });
    }
});

test('nginx serves a shop with its certificate over https, and redirects http to it', async () => {
  const certificate = makeCertificate();
  const shop = await makeShop({ certificate });
  const [plain = { port: 0 }] = await startNginx(shop);
  const { status, headers } = await send(plain, '/cart?x=1');
  expect([status, headers.location]).toEqual([301, 'https://loja.example/cart?x=1']);
  const encrypted = connect({
    ...{ path: encryptedSocketOf(shop), servername: 'loja.example', ca: readFileSync(certificate.chain) },
  });
  encrypted.end('GET /cart HTTP/1.0\r\nHost: loja.example\r\n\r\n');
  const answer = await text(encrypted);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toContain(pageOf('cart'));
});

describe('one nginx with two shops', () => {
  /** The policies that shops send, each started on its own socket. */
  async function policiesOf(...shops: readonly string[]) {
    const policies: unknown[] = [];
    for (const where of await startNginx(...shops))
      policies.push((await send(where, '/nope')).headers['content-security-policy']);
    return policies;
  }

  test.each([
    ['two shops', { script: "'sha256-blue'" }, { script: "'sha256-green'" }],
    ['two builds of one shop', { script: "'sha256-old'" }, { script: "'sha256-new'" }],
    [
      'a shop at the root and one below a path',
      { script: "'sha256-root'" },
      { script: "'sha256-below'", basePath: '/loja' },
    ],
  ])('one nginx serves %s, each with its headers', async (_what, first, second) => {
    const shops = [await makeShop(first), await makeShop(second)];
    const [ofFirst, ofSecond] = await policiesOf(...shops);
    expect(ofFirst).toContain(first.script);
    expect(ofSecond).toContain(second.script);
  });
});
