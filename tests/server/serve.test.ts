import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { leaveDownloads } from './testing/leaveDownloads';
import { oddRequests, statusOf } from './testing/oddRequests';
import { openFiles } from './testing/openFiles';
import { startProgram } from './testing/startProgram';

const SCRIPT = '/assets/main.0123456789abcdef0123.js';
const PAGE = '<!doctype html><title>Canecamisa</title>';
/** What the build leaves for the server (headers.mjs). */
const HEADERS = {
  page: { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' },
  file: { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' },
};
const children: ChildProcess[] = [];
let folder: string;
let store: string;

function put(path: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function serve({ directory = folder, port = '0', host = '', basePath = '', flags = [] as string[] } = {}) {
  const program = startProgram(
    [...flags, join(__dirname, 'serve.mjs'), directory],
    /^Canecamisa: (http:\/\/localhost:\d+)(?:\/loja\/)? \(.+\)\n$/,
    { PORT: port, HOST: host, BASE_PATH: basePath },
  );
  children.push(program.child);
  return program;
}

/** Sends a raw request: `fetch` would change the path and the encodings. */
async function getAsIs(path: string, headers = {}) {
  const { hostname, port } = new URL(store);
  const [answer] = (await once(get({ hostname, port, path, headers, agent: false }), 'response')) as [
    IncomingMessage,
  ];
  let body = '';
  for await (const part of answer) body += String(part);
  return { status: answer.statusCode, headers: answer.headers, body };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'canecamisa-dist-'));
  put('index.html', PAGE);
  put('index.html.gz', gzipSync(PAGE));
  for (const name of ['shell', '404', 'cart', 'product/known'])
    put(`${name}.html`, `<!doctype html><title>${name}</title>`);
  put(SCRIPT, 'plain');
  put(`${SCRIPT}.br`, brotliCompressSync('from brotli'));
  put(`${SCRIPT}.gz`, gzipSync('from gzip'));
  put('pictures/mugs.svg', '<svg/>');
  put('pictures/wave.avif', 'wave');
  put('headers.json', JSON.stringify(HEADERS));
  put('.secret', 'secret');
  put('assets/.hidden/a.js', 'secret');
  put(`${SCRIPT}.map`, '{}');
  store = await serve().listening;
});

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('files', () => {
  test.each([
    ['br, gzip', 'br', 'from brotli'],
    ['gzip', 'gzip', 'from gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'from gzip'],
    ['identity', null, 'plain'],
  ])('Accept-Encoding %s gets %s', async (accepted, encoding, body) => {
    const answer = await fetch(store + SCRIPT, { headers: { 'accept-encoding': accepted } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toBe(body);
  });

  test('a picture is sent without Vary, Connection and Keep-Alive', async () => {
    const { headers } = await getAsIs('/pictures/wave.avif');
    expect(headers['content-type']).toBe('image/avif');
    expect(headers).not.toHaveProperty('vary');
    expect(headers).not.toHaveProperty('connection');
    expect(headers).not.toHaveProperty('keep-alive');
  });

  test('without Accept-Encoding come as they are', async () => {
    const answer = await getAsIs(SCRIPT);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe('plain');
  });

  test.each([
    [SCRIPT, 'public, max-age=31536000, immutable'],
    ['/pictures/mugs.svg', 'public, max-age=3600'],
    ['/', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/product/1', 'no-cache'],
  ])('%s is kept as %s, also when it has not changed', async (path, kept) => {
    const answer = await fetch(store + path, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('cache-control')).toBe(kept);

    // `fetch` would send Cache-Control: no-cache.
    const again = await getAsIs(path, {
      'accept-encoding': 'gzip',
      'if-none-match': answer.headers.get('etag') ?? 'none',
    });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe(kept);
  });

  test.each([
    '/assets/main.ffffffffffffffffffff.js',
    '/assets/nothing',
    '/pictures/nothing',
    '/favicon.ico',
    '/index.html.gz',
    `${SCRIPT}.br`,
    `${SCRIPT}.map`,
    '/.secret',
    '/headers.json',
    '/assets/.hidden/a.js',
  ])('%s is a 404 in plain text', async (path) => {
    const answer = await fetch(store + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe('Not found\n');
  });

  test.each(['/../index.html', '/assets/../index.html', '/%2e%2e/%2e%2e/etc/hostname', '/..\\index.html'])(
    '%s leads nowhere',
    async (path) => expect((await getAsIs(path)).status).toBe(404),
  );
});

describe('routes', () => {
  const page = (name: string) => `<!doctype html><title>${name}</title>`;

  test.each([
    ['/', PAGE],
    ['/?q=a.js', PAGE],
    ['/cart', page('cart')],
    ['/cart/', page('cart')],
    ['//', PAGE],
    ['//cart', page('cart')],
    ['/product/known', page('product/known')],
    ['/product/1-a', page('shell')],
    ['/product/photo.png', page('shell')],
    ['/product/known.html', page('shell')],
    ['/product/.env', page('shell')],
    ['/product/x.br', page('shell')],
    ['/product/caf%C3%A9/', page('shell')],
    ['/product/%E0%A4%A', page('shell')],
  ])('%s is its page, or the page that replaces it', async (path, body) => {
    const answer = await getAsIs(path);
    expect(answer.status).toBe(200);
    const isFrame = body === page('shell');
    expect(answer.headers['x-robots-tag']).toBe(isFrame ? 'noindex' : undefined);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe(body);
  });

  test.each([
    '/no/such/route',
    '/caf%C3%A9',
    '/%E0%A4%A',
    '/%00',
    '/a%0Ab',
    '/404',
    '/404.html',
    '/shell',
    '/shell.html',
    '/nope/',
  ])('%s is the error view with status 404, even if the browser has it in its cache', async (path) => {
    for (const headers of [{}, { 'if-none-match': '*' }, { range: 'bytes=0-3' }]) {
      const answer = await getAsIs(path, headers);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['x-robots-tag']).toBe('noindex');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toBe(page('404'));
    }
  });

  test('are compressed too', async () => {
    const answer = await fetch(`${store}/?x`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.text()).toBe(PAGE);
  });
});

describe('the headers of the build', () => {
  test.each([
    ['/', {}, 200, 'page'],
    ['/', { 'if-none-match': '*' }, 304, 'page'],
    ['/product/unknown', {}, 200, 'page'],
    ['/nope', {}, 404, 'page'],
    [SCRIPT, {}, 200, 'file'],
    [SCRIPT, { 'if-none-match': '*' }, 304, 'file'],
    ['/pictures/mugs.svg', { range: 'bytes=1-3' }, 206, 'file'],
    ['/pictures/mugs.svg', { range: 'bytes=100-' }, 416, 'file'],
    ['/pictures/nothing.svg', {}, 404, 'file'],
    ['/.secret', {}, 404, 'file'],
  ] as const)('are on %s, requested with %j: %i', async (path, headers, status, kind) => {
    const answer = await getAsIs(path, headers);
    expect(answer.status).toBe(status);
    for (const name of [
      'content-security-policy',
      'x-content-type-options',
      'cross-origin-resource-policy',
    ]) {
      const [, value] = Object.entries(HEADERS[kind]).find(([each]) => each.toLowerCase() === name) ?? [];
      expect([name, answer.headers[name]]).toEqual([name, value]);
    }
  });

  test('are on a refusal', async () => {
    const answer = await fetch(store, { method: 'POST' });
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  test('are those of a new build without a restart', async () => {
    const page = { ...HEADERS.page, 'Content-Security-Policy': "default-src 'self'" };
    put('headers.json', JSON.stringify({ ...HEADERS, page }));
    expect((await getAsIs('/')).headers['content-security-policy']).toBe("default-src 'self'");
    put('headers.json', JSON.stringify(HEADERS));
  });

  test('that cannot be read let no page out', async () => {
    put('headers.json', '{"page":');
    expect((await getAsIs('/')).status).toBe(500);
    put('headers.json', JSON.stringify(HEADERS));
  });
});

describe('a shop below a path', () => {
  let home: string;

  beforeAll(async () => {
    for (const file of ['index', '404', 'shell', 'cart', 'product/known']) put(`below/${file}.html`, file);
    put(`below${SCRIPT}`, 'script');
    put('below/sitemap.xml', 'sitemap');
    put('below/headers.json', JSON.stringify({ ...HEADERS, basePath: '/loja' }));
    const directory = join(folder, 'below');
    const { listening } = serve({ directory });
    home = new URL(await listening).origin;
  });

  const request = (path: string, method = 'GET') => fetch(home + path, { method, redirect: 'manual' });

  test.each([
    ['/loja/', 'index'],
    ['/loja/?q', 'index'],
    ['/loja//cart', 'cart'],
    ['//loja/cart', 'cart'],
    ['/loja/product/known', 'product/known'],
    ['/loja/product/other', 'shell'],
    [`/loja${SCRIPT}`, 'script'],
    ['/loja/sitemap.xml', 'sitemap'],
  ])('%s is %s', async (path, body) => {
    const answer = await request(path);
    expect([answer.status, await answer.text()]).toEqual([200, body]);
  });

  test('keeps its scripts in caches for a year, as one at the root', async () => {
    expect((await request(`/loja${SCRIPT}`)).headers.get('cache-control')).toMatch(/immutable$/);
    expect((await request('/loja/cart')).headers.get('cache-control')).toBe('no-cache');
    expect((await request('/loja/cart')).headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  test.each([
    ['/', '/loja/'],
    ['/?qa', '/loja/?qa'],
    ['/loja', '/loja/'],
    ['/loja?a?b', '/loja/?a?b'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await request(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
  });

  test.each(['/cart', '/lojas/', '/loja/nope', '/product/known', SCRIPT, '/loja/../cart', '/loja/404'])(
    '%s is the error view with status 404',
    async (path) => {
      const answer = await request(path);
      expect([answer.status, await answer.text()]).toEqual([404, '404']);
    },
  );

  test('refuses the same requests as at the root', async () => {
    expect((await request('/', 'POST')).status).toBe(405);
    expect((await request('/loja/headers.json')).status).toBe(404);
  });

  test('is refused if BASE_PATH names another path', async () => {
    const { ended } = serve({ directory: join(folder, 'below'), basePath: '/other/' });
    expect(await ended).toEqual({
      code: 1,
      said: '',
      complained:
        'BASE_PATH é "/other/", e dist/ foi construída para /loja/: rode "npm run build" de novo, ou deixe BASE_PATH de fora.\n',
    });
  });
});

describe('requests', () => {
  test('HEAD gets the headers alone', async () => {
    const answer = await fetch(`${store}/`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe(String(PAGE.length));
    expect(await answer.text()).toBe('');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const answer = await fetch(store, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  test('a range is answered with that part, and a range outside the file with 416', async () => {
    const part = await fetch(`${store}/pictures/mugs.svg`, { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'svg']);
    for (const range of ['bytes=100-', 'bytes=5-2'])
      expect((await fetch(`${store}/pictures/mugs.svg`, { headers: { range } })).status).toBe(416);
  });

  test('clients that leave in the middle of a download leave no file and no connection open', async () => {
    put('pictures/large.avif', Buffer.alloc(4_000_000));
    const { child, listening } = serve();
    const { port } = new URL(await listening);
    const open = () => openFiles(child);
    await leaveDownloads(Number(port), '/pictures/large.avif', 100);
    const before = open();
    await leaveDownloads(Number(port), '/pictures/large.avif', 1000);
    // The last ones may be closing yet.
    while (open() > before + 5 && child.exitCode === null) await fetch(`http://localhost:${port}/`);
    expect(open()).toBeLessThanOrEqual(before + 5);
    child.kill();
  });

  test('that no browser sends are answered without a failure of the server', async () => {
    expect(await oddRequests(Number(new URL(store).port), 300, 1)).toEqual([]);
    expect((await fetch(store)).status).toBe(200);
  });

  test.each([
    ['GET *', 404],
    ['GET http://localhost/', 200],
    ['GET http://localhost/nope', 404],
    ['GET http://localhost', 200],
  ])('%s, whose target is not a path, is answered with %i', async (line, status) => {
    const request = [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', '', ''].join('\r\n');
    expect(await statusOf(Number(new URL(store).port), request)).toBe(status);
  });

  test('a long path of dots is answered at once', async () => {
    expect((await fetch(`${store}/${'a.a'.repeat(40)}!`)).status).toBe(404);
  });

  test('the list of a shop without a backend is JSON at /products, and without a list an unknown address', async () => {
    const row = { id: 'a' };
    expect((await fetch(`${store}/products`)).status).toBe(404);
    put('products', JSON.stringify([row]));
    put('products.br', brotliCompressSync(JSON.stringify([row])));
    const answer = await fetch(`${store}/products`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-security-policy')).toBeNull();
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(await answer.json()).toEqual([row]);
    const tag = answer.headers.get('etag') ?? 'none';
    const again = await getAsIs('/products', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect(again.status).toBe(304);
    rmSync(join(folder, 'products'));
    rmSync(join(folder, 'products.br'));
  });

  test('a new build is served without a restart', async () => {
    put('pictures/new.svg', '<svg id="first"/>');
    expect(await (await fetch(`${store}/pictures/new.svg`)).text()).toBe('<svg id="first"/>');
    put('pictures/new.svg', '<svg id="second one"/>');
    expect(await (await fetch(`${store}/pictures/new.svg`)).text()).toBe('<svg id="second one"/>');
    rmSync(join(folder, 'pictures/new.svg'));
    expect((await fetch(`${store}/pictures/new.svg`)).status).toBe(404);
  });
});

describe('the process', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it, an unfinished request or not', async (signal) => {
    const { child, listening, ended } = serve();
    const { port } = new URL(await listening);
    const slow = connect(Number(port), 'localhost');
    slow.on('error', () => undefined); // its connection is what gets cut
    await once(slow, 'connect');
    slow.write('GET / HTTP/1.1\r\n');
    await (await fetch(`http://localhost:${port}/`)).text();

    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, complained: '' });
    slow.destroy();
  });

  test('wrong values of the environment are refused, a sentence for each', async () => {
    expect(await serve({ port: '3000x', host: 'localhost:3000' }).ended).toEqual({
      code: 1,
      said: '',
      complained:
        'PORT é "3000x": escreva um número inteiro de 0 a 65535, como 3000.\n' +
        'HOST é "localhost:3000": escreva só um nome ou endereço IP, como 0.0.0.0; a porta vai em PORT.\n',
    });
  });

  test('a taken port is refused', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const port = String((other.address() as AddressInfo).port);
    expect(await serve({ port }).ended).toEqual({
      code: 1,
      said: '',
      complained: `A porta ${port} já está em uso: encerre o que a usa, ou escolha outra em PORT.\n`,
    });
    other.close();
  });

  test.each(['index.html', 'headers.json'])(
    'a shop that was not built is refused: no %s',
    async (missing) => {
      for (const file of ['index.html', 'headers.json'])
        if (file !== missing) put(`without/${missing}/${file}`, '');
      expect(await serve({ directory: join(folder, 'without', missing) }).ended).toEqual({
        code: 1,
        said: '',
        complained: `Não há loja construída (falta dist/${missing}): rode "npm run build" antes.\n`,
      });
    },
  );

  test.each([
    ['16.20.2', 1],
    ['20.18.3', 1],
    ['20.19.0', 0],
    ['22.1.0', 0],
  ])('Node %s: exit code %i', async (version, code) => {
    put('pretend.cjs', `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`);
    const { child, listening, ended } = serve({ flags: ['--require', join(folder, 'pretend.cjs')] });
    if (code === 0) {
      await listening;
      child.kill();
    }
    const complained =
      code === 0
        ? ''
        : `Node ${version} is too old: Canecamisa needs Node 20.19 or newer. Install it (with nvm: "nvm install 20") and try again.\n`;
    expect(await ended).toMatchObject({ code, complained });
  });
});
