import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { productRow } from '@/entities/product/index.fixtures';
import { listAddress } from './requestList';
import { check } from './check';
import { formatFinding } from './sentence';

const SHOP = 'https://loja.example';
const LIST = [productRow({ id: 'a', image_url: '' })];
const ALLOWED = { 'Access-Control-Allow-Origin': SHOP };
const KEPT = { 'Cache-Control': 'max-age=60' };
const GOOD = { 'Content-Type': 'application/json', ...ALLOWED, ...KEPT };

interface Given {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

const servers: Server[] = [];
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'shop-check-'));
  mkdirSync(join(root, 'public/pictures'), { recursive: true });
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  rmSync(root, { recursive: true });
});

/** A server that answers its paths so. */
async function serve(answers: Readonly<Record<string, Given>>): Promise<string> {
  const server = createServer(({ url = '', method, headers: sent, socket }, response) => {
    const { status = 404, headers = {}, body = '' } = answers[url] ?? {};
    if (headers.Vary === 'nothing' && sent['if-none-match']) return void socket.destroy();
    const isKnown =
      headers.ETag !== undefined && sent['if-none-match'] === headers.ETag && headers.Vary === 'tag';
    response.writeHead(isKnown ? 304 : status, headers).end(method === 'HEAD' || isKnown ? '' : body);
  }).listen(0);
  servers.push(server);
  return new Promise((resolve) =>
    server.once('listening', () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`)),
  );
}

async function findingsOf(source: string) {
  const { findings } = await check(source, { root, shop: root, siteUrl: SHOP, pictures: true });
  return findings.map((finding) => formatFinding(finding, 'en').replaceAll(source, 'BACKEND'));
}

const answer = async (given: Given) =>
  findingsOf(
    await serve({ '/products': { status: 200, headers: GOOD, body: JSON.stringify(LIST), ...given } }),
  );

it.each([
  ['https://api.example.com', 'https://api.example.com/products'],
  ['https://api.example.com/v1/', 'https://api.example.com/v1/products'],
  ['https://api.example.com/products', 'https://api.example.com/products'],
  ['https://example.com/lista.json', 'https://example.com/lista.json'],
])('the list of %s is at %s', (given, address) => {
  expect(listAddress(given)).toBe(address);
});

it('keeps the list of a backend that does not answer those who have it', async () => {
  const headers = { ...GOOD, ETag: '"1"', Vary: 'nothing' };
  const source = await serve({ '/products': { status: 200, headers, body: JSON.stringify(LIST) } });
  const { products } = await check(source, { root, shop: root, siteUrl: SHOP, pictures: false });
  expect(products).toHaveLength(LIST.length);
  expect(await findingsOf(source)).toEqual([
    expect.stringMatching(/^✗ .*has an ETag, but does not answer those who have the list: ./),
  ]);
});

describe('a backend', () => {
  it.each<[string, Given]>([
    ['with everything', {}],
    ['that allows every origin', { headers: { ...GOOD, 'Access-Control-Allow-Origin': '*' } }],
    ['whose ETag is answered by 304', { headers: { ...GOOD, ETag: '"1"', Vary: 'tag' } }],
    [
      'that compresses',
      { headers: { ...GOOD, 'Content-Encoding': 'gzip' }, body: gzipSync(JSON.stringify(LIST).padEnd(5000)) },
    ],
  ])('has nothing wrong: %s', async (_what, given) => {
    expect(await answer(given)).toEqual([]);
  });

  it.each<[string, Given, RegExp]>([
    [
      'no CORS',
      { headers: KEPT },
      /^✗ .*CORS: has no Access-Control-Allow-Origin; a browser does not let https:\/\/loja.example/,
    ],
    [
      'CORS for another',
      { headers: { ...GOOD, 'Access-Control-Allow-Origin': 'https://x.example' } },
      /^✗ .*CORS: allows only https:\/\/x.example/,
    ],
    ['an error', { status: 500 }, /^✗ .*answers with status 500, not 200/],
    ['a page', { body: '<!doctype html>' }, /^✗ .*the answer is not JSON: "<!doctype html>"/],
    ['an object', { body: '{"products":[]}' }, /^✗ the list: is not a list/],
    ['a bad row', { body: JSON.stringify([...LIST, {}]) }, /^✗ item 2: is left out: field id: found nothing/],
    ['no caching', { headers: ALLOWED }, /^· .*neither ETag nor Cache-Control/],
    [
      'an ETag without 304',
      { headers: { ...GOOD, ETag: '"1"' } },
      /^· .*has an ETag, but answers 200 and not 304/,
    ],
    ['no compression', { body: JSON.stringify(LIST).padEnd(5000) }, /^· .*5 kB without compression/],
  ])('reports: %s', async (_what, given, sentence) => {
    const [line, ...more] = await answer(given);
    expect(line).toMatch(sentence);
    expect(more.filter((each) => !each.includes('item 2'))).toEqual([]);
  });

  it('reports a redirect to another origin, which browsers refuse', async () => {
    const other = await serve({ '/products': { status: 200, headers: GOOD, body: '[]' } });
    const lines = await answer({ status: 302, headers: { Location: `${other}/products` } });
    expect(lines[0]).toMatch(/^✗ .*redirects to http:.*use that address in API_BASE_URL/);
  });

  it('that does not answer is reported with the reason', async () => {
    const gone = await serve({});
    servers.at(-1)?.close();
    expect((await findingsOf(gone))[0]).toMatch(/^✗ BACKEND\/products: does not answer: .*ECONNREFUSED/);
  });
});

describe('a picture', () => {
  const drawn = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
  const withPicture = (image_url: string) => {
    writeFileSync(
      join(root, 'list.json'),
      JSON.stringify([productRow({ id: 'a', name: 'Caneca', image_url })]),
    );
    return findingsOf(join(root, 'list.json'));
  };

  it('on the web or of the shop is requested, and not reported if it exists', async () => {
    const body = await drawn(20);
    const headers = { 'Content-Type': 'image/webp', 'Content-Length': body.length };
    const web = await serve({ '/a.webp': { status: 200, headers, body } });
    expect(await withPicture(`${web}/a.webp`)).toEqual([]);
    writeFileSync(join(root, 'public/pictures/a b.webp'), body);
    expect(await withPicture('/pictures/a%20b.webp')).toEqual([]);
    expect(await withPicture('data:image/png;base64,AA==')).toEqual([]);
  });

  it.each<[string, Given, RegExp]>([
    ['dead', { status: 404 }, /^✗ .*\(Caneca\): is not a picture that can be shown \(status 404\)/],
    [
      'a page',
      { status: 200, headers: { 'Content-Type': 'text/html', 'Content-Length': 4 } },
      /^✗ .*\(text\/html\)/,
    ],
    [
      'heavy',
      { status: 200, headers: { 'Content-Type': 'image/jpeg', 'Content-Length': 7_700_000 } },
      /^· .*weighs 7700 kB, more than 300: put the original into photos/,
    ],
    [
      'heavy, without a Content-Length',
      { status: 200, headers: { 'Content-Type': 'image/jpeg' }, body: 'x'.repeat(400_000) },
      /^· .*weighs 400 kB/,
    ],
  ])('is reported if it is %s', async (_what, given, sentence) => {
    const web = await serve({ '/a.jpg': given });
    const [line, ...more] = await withPicture(`${web}/a.jpg`);
    expect(line).toMatch(sentence);
    expect(more).toEqual([]);
  });

  it('is reported if it does not exist', async () => {
    const gone = await serve({});
    servers.at(-1)?.close();
    expect((await withPicture(`${gone}/a.jpg`))[0]).toMatch(/^✗ .*ECONNREFUSED/);
    expect((await withPicture('/pictures/nada.webp'))[0]).toMatch(
      /^✗ .*is neither in public\/ nor of a photo/,
    );
    expect((await withPicture('nada.jpg'))[0]).toMatch(/^✗ nada.jpg \(Caneca\): is neither/);
  });

  it('is reported if it is too small to be seen', async () => {
    const body = await drawn(1);
    mkdirSync(join(root, 'photos'));
    writeFileSync(join(root, 'photos/Ponto.webp'), body);
    writeFileSync(join(root, 'public/pictures/ponto.webp'), body);
    const web = await serve({ '/1.webp': { status: 200, headers: { 'Content-Type': 'image/webp' }, body } });
    for (const picture of ['Ponto.webp', '/pictures/ponto.webp', `${web}/1.webp`])
      expect((await withPicture(picture)).filter((line) => line.startsWith('✗'))).toEqual([
        expect.stringMatching(/^✗ .*\(Caneca\): has 1 × 1 pixels: too small to be seen/),
      ]);
  });

  it('is reported if it cannot be opened, or only its beginning', async () => {
    mkdirSync(join(root, 'photos'));
    const whole = await drawn(2000);
    for (const body of ['x', whole.subarray(0, whole.length / 2)]) {
      writeFileSync(join(root, 'photos/Meia.webp'), body);
      expect(await withPicture('Meia.webp')).toEqual([
        expect.stringMatching(/^✗ .*\(Caneca\): cannot be read as a photo; is the file whole\?/),
      ]);
    }
  });

  it('that no product uses is named, and opened, too', async () => {
    mkdirSync(join(root, 'photos'));
    writeFileSync(join(root, 'photos/Azul.JPG'), await drawn(20));
    writeFileSync(join(root, 'photos/Azul-2.JPG'), await drawn(20));
    writeFileSync(join(root, 'photos/Verde.JPG'), await drawn(20));
    writeFileSync(join(root, 'photos/Roxo.JPG'), 'x');
    expect(await withPicture('Azul.JPG')).toEqual([
      expect.stringMatching(/^✗ photos\/Roxo.JPG: cannot be read as a photo/),
      '· photos/Roxo.JPG: no product uses this photo',
      '· photos/Verde.JPG: no product uses this photo',
    ]);
  });

  it('may be named by the file of a photo', async () => {
    mkdirSync(join(root, 'photos'));
    writeFileSync(join(root, 'photos/Azul Claro.JPG'), await drawn(20));
    expect(await withPicture('Azul Claro.JPG')).toEqual([]);
    expect(await withPicture('/photos/azul-claro.webp')).toEqual([]);
  });
});

it.each([
  ['[{]', /^✗ BACKEND: cannot be read as JSON: line 1, column 3: /],
  [
    '[\n{ "id": "a", },\n]',
    /^✗ BACKEND: cannot be read as JSON: line 2, column 12: JSON does not support trailing/,
  ],
  [
    '[\n{ “id”: "a" }\n]',
    /^✗ BACKEND: cannot be read as JSON: line 2, column 3: found “; allowed: straight quotes/,
  ],
])('a file that is not JSON is reported, with the place of the mistake: %j', async (text, line) => {
  writeFileSync(join(root, 'bad.json'), text);
  expect((await findingsOf(join(root, 'bad.json')))[0]).toMatch(line);
});
