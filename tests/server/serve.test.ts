import { once } from 'node:events';
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { send, startServe, stopAll } from './programs';
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
} from './smallShop';

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

  test('that is another is answered with the file, and so is a date, because files have none', async () => {
    for (const sent of [
      { 'if-none-match': '"other"' },
      { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
      { 'if-unmodified-since': new Date(0).toUTCString() },
    ])
      expect(await get('/cart', sent)).toMatchObject({ status: 200, body: pageOf('cart') });
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
    expect((await get('/')).status).toBe(500);
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
