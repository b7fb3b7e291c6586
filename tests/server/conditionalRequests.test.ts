import { rmSync, statSync, utimesSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { servedShop } from '../testing/server/servedShop';
import { FILES, pageOf, SCRIPT } from '../testing/server/smallShop';

const { inFolder, get, put } = servedShop();

describe('an ETag', () => {
  const tagOf = async (path: string, headers = {}) => (await get(path, headers)).headers.etag;
  const file = '/pictures/tagged.svg';

  afterEach(() => {
    for (const name of [file, `${file}.br`]) rmSync(inFolder(`dist${name}`), { force: true });
  });

  test('an ETag depends only on the content, not on when it was written', async () => {
    put(`dist${file}`, '<svg id="a"/>');
    const tag = await tagOf(file);
    const { atime, mtime } = statSync(inFolder(`dist${file}`));
    put(`dist${file}`, '<svg id="b"/>');
    utimesSync(inFolder(`dist${file}`), atime, mtime);
    expect(await tagOf(file)).not.toBe(tag);
    put(`dist${file}`, '<svg id="a"/>');
    expect(await tagOf(file)).toBe(tag);
    expect(await get(file, { 'if-none-match': `"other", ${tag}` })).toMatchObject({
      status: 304,
      headers: { etag: tag, vary: 'Accept-Encoding' },
      body: '',
    });
  });

  test('a compressed variant has the same ETag', async () => {
    put(`dist${file}`, '<svg/>');
    put(`dist${file}.br`, brotliCompressSync('<svg/>'));
    expect(await tagOf(file, { 'accept-encoding': 'br' })).toBe(await tagOf(file));
  });

  test.each(['"other"', 'the same'])(
    'an ETag in If-Match is answered with 412, because it is weak: %s',
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

  test('If-Match: * is answered without an ETag', async () => {
    expect((await get('/cart', { 'if-match': '*' })).status).toBe(200);
  });

  test('a request with another ETag gets the file, and so does one with a date, because files have no dates', async () => {
    for (const sent of [
      { 'if-none-match': '"other"' },
      { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
      { 'if-unmodified-since': new Date(0).toUTCString() },
    ])
      expect(await get('/cart', sent)).toMatchObject({ status: 200, body: pageOf('cart') });
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
  ])('the part %s of a file is %s', async (range, part, bytes) => {
    const { status, headers, body } = await get(SCRIPT, { range });
    expect([status, body, headers['content-range']]).toEqual([206, part, `bytes ${bytes}/6`]);
  });

  test('a part of a compressed file is a part of what GET sends', async () => {
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
  ])('a request for %s gets the whole file', async (range) => {
    expect(await get(SCRIPT, { range })).toMatchObject({ status: 200, body: text });
  });

  test.each(['bytes=6-', 'bytes=-0', 'bytes=99-100'])(
    'a part that does not exist, %s, is answered with 416 in plain text',
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

  test('a request for a part with a condition gets the whole file, because no tag or date proves that the file is the same', async () => {
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
