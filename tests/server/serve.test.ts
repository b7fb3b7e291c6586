import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { send, startServe } from '../testing/server/programs';
import { servedShop } from '../testing/server/servedShop';
import {
  FILE_HEADERS,
  FILELESS,
  FILES,
  HEADERS,
  PAGE_ADDRESSES,
  PAGE_HEADERS,
  pageOf,
  REDIRECTS,
  SCRIPT,
} from '../testing/server/smallShop';

// hosts.test.ts compares the rest: content codings, HEAD, other methods, ranges, a shop below a path.

const { inFolder, port, get, put } = servedShop();
const putHeaders = (headers: typeof HEADERS) => put('dist/headers.json', JSON.stringify({ headers }));

/** Headers by their names in lower case, as Node has them. */
const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

describe('files', () => {
  test.each(Object.entries(FILES))(
    'a file is served with its headers: %s',
    async (path, [text, type, cache]) => {
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
    },
  );

  test.each([...FILELESS, '/../index.html', '/assets/../index.html', '/..\\index.html', '/..%5Cindex.html'])(
    'the address of a missing file, %s, is answered with 404 in plain text',
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
  ])('the address %s is answered with %s', async (path, title, robots) => {
    const { status, headers, body } = await get(path);
    expect([status, body]).toEqual([200, pageOf(title)]);
    expect(headers).toMatchObject({ ...html, 'cache-control': 'no-cache' });
    expect(headers['x-robots-tag']).toBe(robots);
    expect((await get(path, { 'if-none-match': '*' })).status).toBe(304);
  });

  test.each(Object.entries(REDIRECTS))('%s redirects permanently to %s', async (path, location) => {
    const { status, headers } = await get(path);
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each([...missing, '/%E0%A4%A', '/%00', '/canecas%2F2'])(
    '%s is answered with the error view and status 404, even if the browser has it in its cache',
    async (path) => {
      for (const sent of [{}, { 'if-none-match': '*' }, { range: 'bytes=0-3' }]) {
        const { status, headers, body } = await get(path, sent);
        expect([status, body]).toEqual([404, pageOf('missing')]);
        expect(headers).toMatchObject({ ...html, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
      }
    },
  );
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
    'HEAD is answered with the headers of GET at every address, with Accept-Encoding: %s',
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

  test('HEAD with the tag that the client has is answered without a length, as GET is', async () => {
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

  test.each(['bytes=0-3', 'bytes=100000-'])('HEAD ignores Range: %s, which is for GET', async (range) => {
    const { status, headers } = await get(SCRIPT, { method: 'HEAD', range });
    expect([status, headers['content-length'], headers['content-range']]).toEqual([200, '6', undefined]);
  });
});

describe('the headers of the build', () => {
  afterEach(() => putHeaders(HEADERS));

  test("a new build's headers are used without a restart", async () => {
    putHeaders([{ name: 'Content-Security-Policy', files: '.*', value: "default-src 'self'" }]);
    expect((await get('/')).headers['content-security-policy']).toBe("default-src 'self'");
  });

  test('no page is sent while the headers of the build cannot be read', async () => {
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
  expect(await startServe(inFolder('below'), { BASE_PATH: '/other/' }).ended).toEqual({
    code: 1,
    stdout: '',
    stderr: `BASE_PATH é "/other/", e ${inFolder('below')}/ foi construída para /loja/: rode "npm run build -- --output-path ${inFolder('below')}" de novo, ou deixe BASE_PATH de fora.\n`,
  });
});

describe('requests', () => {
  test.each(['OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
    'the method %s is refused',
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
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400, 'O servidor não entende este pedido.'],
    [
      'an address that is too long',
      `GET /?busca=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
      431,
      'O endereço, ou o que vem com ele, é longo demais.',
    ],
  ])('a request for %s is refused in plain text', async (_what, text, status, body) => {
    const socket = connect(port(), 'localhost');
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
  ])('a request with Accept-Encoding: %s gets %s', async (accepted, coding) => {
    expect((await get('/cart', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(coding);
  });

  test.each([
    ['*', 404],
    ['http://localhost/', 200],
    ['http://localhost/nope', 404],
    ['http://localhost', 200],
  ])('a request for %s, which is not a path, is answered with %i', async (target, status) => {
    expect((await get(target)).status).toBe(status);
  });

  test('a request for a long path of dots is answered at once', async () => {
    expect((await get(`/${'a.a'.repeat(40)}!`)).status).toBe(404);
  });
});

describe('the process', () => {
  let slow: Socket | undefined;
  afterEach(() => void slow?.destroy());

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends the server, whether or not a request is unfinished',
    async (signal) => {
      const { child, listening, ended } = startServe(inFolder('dist'));
      const usedPort = Number(await listening);
      slow = connect(usedPort, 'localhost');
      slow.on('error', () => undefined); // The server cuts its connection.
      await once(slow, 'connect');
      slow.write('GET / HTTP/1.1\r\n');
      await send({ port: usedPort }, '/');

      child.kill(signal);
      expect(await ended).toMatchObject({ code: 0, stderr: '' });
    },
  );

  test.each(['index.html', 'headers.json'])(
    'a shop that was not built is refused, because it has no %s',
    async (missing) => {
      for (const file of ['index.html', 'headers.json'])
        if (file !== missing) put(`without/${missing}/${file}`, '');
      const folder = inFolder(`without/${missing}`);
      expect(await startServe(folder).ended).toEqual({
        code: 1,
        stdout: '',
        stderr: `Não há loja construída (falta ${folder}/${missing}): rode "npm run build -- --output-path ${folder}" antes.\n`,
      });
    },
  );

  test('a shop whose file of headers is half written is refused', async () => {
    const folder = inFolder('half');
    put('half/index.html', '');
    put('half/headers.json', '{"headers":');
    expect(await startServe(folder).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: `${folder}/headers.json: está pela metade; rode "npm run build -- --output-path ${folder}" de novo.\n`,
    });
  });
});
