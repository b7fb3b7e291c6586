import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { send, startServe, stopAll } from '../testing/server/programs';
import {
  FILE_HEADERS,
  FILELESS,
  FILES,
  HEADERS,
  makeSmallShop,
  PAGE_ADDRESSES,
  PAGE_HEADERS,
  pageOf,
  REDIRECTS,
  SCRIPT,
} from '../testing/server/smallShop';

// hosts.test.ts compares the rest: content codings, HEAD, other methods, ranges, a shop below a path.

let folder: string;
let dist: string;
let port: number;

const get = (path: string, headers: Record<string, string> = {}) => send({ port }, path, headers);

function put(path: string, content: string | Buffer) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
const putHeaders = (headers: typeof HEADERS) => put('dist/headers.json', JSON.stringify({ headers }));

/** Headers by their names in lower case, as Node has them. */
const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

beforeAll(async () => {
  folder = await makeSmallShop();
  dist = join(folder, 'dist');
  port = Number(await startServe(dist).listening);
});

afterAll(async () => {
  await stopAll();
  rmSync(folder, { recursive: true });
});

describe('files', () => {
  test.each(Object.entries(FILES))('%s', async (path, [text, type, cache]) => {
    const { status, headers, body } = await get(path);
    expect([status, body]).toEqual([200, text]);
    expect(headers).toMatchObject({
      ...lowered(FILE_HEADERS),
      'content-type': type,
      'cache-control': cache,
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    const tag = headers.etag ?? 'none';
    const again = await get(path, { 'if-none-match': tag });
    expect(again).toMatchObject({ status: 304, headers: { 'cache-control': cache } });
  });

  test.each([...FILELESS, '/../index.html', '/assets/../index.html', '/..\\index.html', '/..%5Cindex.html'])(
    '%s is a 404 in plain text',
    async (path) => {
      const { status, headers, body } = await get(path);
      expect([status, body]).toEqual([404, 'Não há nada neste endereço.\n']);
      expect(headers).toMatchObject({
        ...lowered(FILE_HEADERS),
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
      });
      expect(headers).not.toHaveProperty('content-security-policy');
    },
  );
});

describe('pages', () => {
  const { missing = [], frame = [], 'mugs frame': mugs = [], ...whole } = PAGE_ADDRESSES;
  const addresses = Object.entries(whole).flatMap(([title, paths]) =>
    paths.map((path) => [path, title, undefined] as const),
  );
  const html = { ...lowered(PAGE_HEADERS), 'content-type': 'text/html; charset=utf-8' };

  test.each([
    ...addresses,
    ...[...frame, '/product/%E0%A4%A'].map((path) => [path, 'frame', 'noindex'] as const),
    ...mugs.map((path) => [path, 'mugs frame', 'noindex'] as const),
  ])('%s is %s', async (path, title, robots) => {
    const { status, headers, body } = await get(path);
    expect([status, body]).toEqual([200, pageOf(title)]);
    expect(headers).toMatchObject({ ...html, 'cache-control': 'no-cache' });
    expect(headers['x-robots-tag']).toBe(robots);
    expect((await get(path, { 'if-none-match': '*' })).status).toBe(304);
  });

  test.each(Object.entries(REDIRECTS))('%s leads to %s for good', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([...missing, '/%E0%A4%A', '/%00', '/canecas%2F2'])(
    '%s is the error view with status 404, even if the browser has it in its cache',
    async (path) => {
      for (const sent of [{}, { 'if-none-match': '*' }, { range: 'bytes=0-3' }]) {
        const { status, headers, body } = await get(path, sent);
        expect([status, body]).toEqual([404, pageOf('missing')]);
        expect(headers).toMatchObject({ ...html, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
      }
    },
  );
});

describe('an ETag', () => {
  const tagOf = async (path: string, headers = {}) => (await get(path, headers)).headers.etag;
  const file = '/pictures/tagged.svg';

  afterEach(() => {
    for (const name of [file, `${file}.br`]) rmSync(join(dist, name), { force: true });
  });

  test('stays with the content, whenever it was written', async () => {
    put(`dist${file}`, '<svg id="a"/>');
    const tag = await tagOf(file);
    const { atime, mtime } = statSync(join(dist, file));
    put(`dist${file}`, '<svg id="b"/>');
    utimesSync(join(dist, file), atime, mtime);
    expect(await tagOf(file)).not.toBe(tag);
    put(`dist${file}`, '<svg id="a"/>');
    expect(await tagOf(file)).toBe(tag);
    expect(await get(file, { 'if-none-match': `"other", ${tag}` })).toMatchObject({
      status: 304,
      headers: { etag: tag, vary: 'Accept-Encoding' },
      body: '',
    });
  });

  test('is the same for a compressed variant', async () => {
    put(`dist${file}`, '<svg/>');
    put(`dist${file}.br`, brotliCompressSync('<svg/>'));
    expect(await tagOf(file, { 'accept-encoding': 'br' })).toBe(await tagOf(file));
  });

  test.each(['"other"', 'the same'])(
    'in If-Match is answered with 412, because it is weak: %s',
    async (given) => {
      const match = given === 'the same' ? String(await tagOf('/cart')) : given;
      const { status, headers, body } = await get('/cart', { 'if-match': match });
      expect([status, headers['content-type'], body]).toEqual([
        412,
        'text/plain; charset=utf-8',
        'O arquivo mudou.\n',
      ]);
      expect((await get('/nope', { 'if-match': match })).status).toBe(404);
    },
  );

  test('is not needed if any will do: If-Match: *', async () => {
    expect((await get('/cart', { 'if-match': '*' })).status).toBe(200);
  });

  test('that is another is answered with the file, and so is a date, because files have none', async () => {
    for (const sent of [
      { 'if-none-match': '"other"' },
      { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
      { 'if-unmodified-since': new Date(0).toUTCString() },
    ])
      expect(await get('/cart', sent)).toMatchObject({ status: 200, body: pageOf('cart') });
  });
});

describe('HEAD', () => {
  const { missing = [], ...shown } = PAGE_ADDRESSES;
  const addresses = [
    ...Object.keys(FILES),
    ...Object.values(shown).flat(),
    ...missing,
    ...FILELESS,
    ...Object.keys(REDIRECTS),
  ];

  test.each(['identity', 'br'])(
    'has the headers of GET at every address, with Accept-Encoding: %s',
    async (accepted) => {
      for (const path of addresses) {
        const sent = { 'accept-encoding': accepted };
        const { status, headers } = await get(path, sent);
        const head = await get(path, { ...sent, method: 'HEAD' });
        const facts = ({ date: _, connection: __, 'content-length': length, ...others }: typeof headers) => ({
          ...others,
          ...(status === 301 ? {} : { length }), // A redirect has no body.
        });
        expect([path, head.status, head.length, facts(head.headers)]).toEqual([
          path,
          status,
          0,
          facts(headers),
        ]);
      }
    },
  );

  test('with the tag that it has says nothing of a length, as GET', async () => {
    const { etag = '' } = (await get('/cart')).headers;
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await get('/cart', { method, 'if-none-match': etag });
      expect([status, headers['content-length'], headers['transfer-encoding']]).toEqual([
        304,
        undefined,
        undefined,
      ]);
    }
  });

  test.each(['bytes=0-3', 'bytes=100000-'])('ignores Range: %s, which is for GET', async (range) => {
    const { status, headers } = await get(SCRIPT, { method: 'HEAD', range });
    expect([status, headers['content-length'], headers['content-range']]).toEqual([200, '6', undefined]);
  });
});

describe('a part of a file', () => {
  const [text] = FILES[SCRIPT] ?? [''];

  test.each([
    ['bytes=0-3', 'scri', '0-3'],
    ['Bytes=0-3', 'scri', '0-3'],
    ['bytes= 0-3 ', 'scri', '0-3'],
    ['bytes=4-', 'pt', '4-5'],
    ['bytes=4-99', 'pt', '4-5'],
    ['bytes=-2', 'pt', '4-5'],
    ['bytes=-99', 'script', '0-5'],
  ])('%s is %s', async (range, part, bytes) => {
    const { status, headers, body } = await get(SCRIPT, { range });
    expect([status, body, headers['content-range']]).toEqual([206, part, `bytes ${bytes}/6`]);
  });

  test('of a compressed file is a part of what GET sends', async () => {
    const brotli = brotliCompressSync(text);
    const sent = { range: `bytes=-${brotli.length}`, 'accept-encoding': 'br' };
    const { status, headers, length } = await get(SCRIPT, sent);
    expect([status, headers['content-encoding'], headers['content-range'], length]).toEqual([
      206,
      'br',
      `bytes 0-${brotli.length - 1}/${brotli.length}`,
      brotli.length,
    ]);
  });

  test.each([
    'bytes=9-3',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=0-1,9-3',
    'bytes=0-1,4-5',
    'items=0-1',
    '0-1',
  ])('%s is the whole file', async (range) => {
    expect(await get(SCRIPT, { range })).toMatchObject({ status: 200, body: text });
  });

  test.each(['bytes=6-', 'bytes=-0', 'bytes=99-100'])(
    '%s is not there: 416, in plain text',
    async (range) => {
      const { status, headers, body } = await get(SCRIPT, { range });
      expect([status, body]).toEqual([416, 'O arquivo não chega até aí.\n']);
      expect(headers).toMatchObject({
        'content-range': 'bytes */6',
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-cache',
      });
    },
  );

  test('is the whole file if there is a condition: no tag or date can say that the file is the same', async () => {
    const { etag = '' } = (await get(SCRIPT)).headers;
    for (const condition of [
      etag,
      '"other"',
      new Date(0).toUTCString(),
      new Date(Date.now() + 60_000).toUTCString(),
    ])
      expect(await get(SCRIPT, { range: 'bytes=0-3', 'if-range': condition })).toMatchObject({
        status: 200,
        body: text,
      });
  });
});

describe('the headers of the build', () => {
  afterEach(() => putHeaders(HEADERS));

  test('are those of a new build without a restart', async () => {
    putHeaders([{ name: 'Content-Security-Policy', files: '.*', value: "default-src 'self'" }]);
    expect((await get('/')).headers['content-security-policy']).toBe("default-src 'self'");
  });

  test('that cannot be read let no page out', async () => {
    put('dist/headers.json', '{"page":');
    const { status, headers, body } = await get('/');
    expect([status, headers['content-type'], body]).toEqual([
      500,
      'text/plain; charset=utf-8',
      'O servidor teve um problema. Tente mais tarde.\n',
    ]);
  });
});

test('a shop below a path is refused if BASE_PATH names another path', async () => {
  put('below/index.html', '');
  put('below/headers.json', JSON.stringify({ headers: HEADERS, basePath: '/loja' }));
  expect(await startServe(join(folder, 'below'), { BASE_PATH: '/other/' }).ended).toEqual({
    code: 1,
    said: '',
    complained:
      'BASE_PATH é "/other/", e dist/ foi construída para /loja/: rode "npm run build" de novo, ou deixe BASE_PATH de fora.\n',
  });
});

describe('requests', () => {
  test.each(['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
    '%s is refused',
    async (method) => {
      for (const path of ['/', SCRIPT, '/nope', '/cart.html']) {
        const { status, headers, body } = await get(path, { method });
        expect([status, headers.allow, headers['content-type']]).toEqual([
          405,
          'GET, HEAD',
          'text/plain; charset=utf-8',
        ]);
        expect(body).toBe('Este endereço só pode ser lido.\n');
      }
    },
  );

  test.each([
    [
      'a method that there is not',
      'BREW / HTTP/1.1\r\nHost: a\r\n\r\n',
      400,
      'O servidor não entende este pedido.',
    ],
    [
      'an address that is too long',
      `GET /?busca=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      'O endereço, ou o que vem com ele, é longo demais.',
    ],
  ])('%s is refused in plain text', async (_what, text, status, body) => {
    const socket = connect(port, 'localhost');
    socket.write(text);
    const answer = (await buffer(socket)).toString();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('\r\nContent-Type: text/plain; charset=utf-8\r\n');
    expect(answer).toContain(`\r\nContent-Length: ${Buffer.byteLength(body) + 1}\r\n`);
    expect(answer.endsWith(`\r\n\r\n${body}\n`)).toBe(true);
  });

  test.each([
    ['gzip;q=0, *', 'br'],
    ['BR', 'br'],
    ['identity;q=0, br;q=0.1', 'br'],
    ['*', 'br'],
    ['zstd', undefined],
    ['*;q=0', undefined],
  ])('Accept-Encoding: %s gets %s', async (accepted, coding) => {
    expect((await get('/cart', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(coding);
  });

  test.each([
    ['*', 404],
    ['http://localhost/', 200],
    ['http://localhost/nope', 404],
    ['http://localhost', 200],
  ])('for %s, which is not a path, are answered with %i', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  test('a long path of dots is answered at once', async () => {
    expect((await get(`/${'a.a'.repeat(40)}!`)).status).toBe(404);
  });
});

describe('the process', () => {
  let slow: Socket | undefined;
  afterEach(() => void slow?.destroy());

  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends it, an unfinished request or not', async (signal) => {
    const { child, listening, ended } = startServe(dist);
    const other = Number(await listening);
    slow = connect(other, 'localhost');
    slow.on('error', () => undefined); // its connection is what gets cut
    await once(slow, 'connect');
    slow.write('GET / HTTP/1.1\r\n');
    await send({ port: other }, '/');

    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, complained: '' });
  });

  test.each(['index.html', 'headers.json'])(
    'a shop that was not built is refused: no %s',
    async (missing) => {
      for (const file of ['index.html', 'headers.json'])
        if (file !== missing) put(`without/${missing}/${file}`, '');
      expect(await startServe(join(folder, 'without', missing)).ended).toEqual({
        code: 1,
        said: '',
        complained: `Não há loja construída (falta dist/${missing}): rode "npm run build" antes.\n`,
      });
    },
  );
});
