import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productRow } from '../../src/entities/product/index.fixtures';
import { builtInRows } from '../../src/entities/product/model/builtInProducts';
import { rowsOf, SITE, startBackend, until } from '../testing/server/backend';
import { send, stopAll } from '../testing/server/programs';

const request = (path: string, headers: Record<string, string>, port: number) =>
  send({ port }, path, headers);

afterAll(stopAll);

describe('the backend without a database', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'canecamisa-backend-'))));
  afterAll(() => rmSync(folder, { recursive: true }));
  const rows = [productRow({ name: 'Camiseta do Sertão' })];

  test('without a database the backend sends the sample products, which any page may read', async () => {
    const { listening, log } = startBackend({});
    const { status, headers, body } = await request('/products', { origin: SITE }, Number(await listening));
    expect(log()).toContain(' (produtos de exemplo; ');
    expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(JSON.parse(body)).toEqual(builtInRows);
  });

  test("without a database the backend sends the owner's products.json, in any encoding", async () => {
    writeFileSync(join(folder, 'products.json'), `\uFEFF${JSON.stringify(rows)}`, 'utf16le');
    const { listening } = startBackend({ SHOP_SETTINGS: join(folder, 'shop.json') });
    const port = Number(await listening);
    expect(await rowsOf(request('/products', {}, port))).toEqual(rows);
  });

  test('the backend sends a file of the command line, even after it changes, and 503 while the file is not a list', async () => {
    const file = join(folder, 'list.json');
    writeFileSync(file, JSON.stringify(rows));
    const { listening, log } = startBackend({ DATABASE_URL: 'postgres://localhost/no' }, file);
    const port = Number(await listening);
    expect(await rowsOf(request('/products', {}, port))).toEqual(rows);
    writeFileSync(file, '{}');
    expect(await request('/products', {}, port)).toMatchObject({ status: 503 });
    writeFileSync(file, '[]');
    expect(await rowsOf(request('/products', {}, port))).toEqual([]);
    await until(() => log().includes('A lista de produtos está de volta.\n'));
    expect(log()).toMatch(/^Não há lista de produtos: .+\.$/m);
  });

  test('a file that changes with the same size and time is read again', async () => {
    const file = join(folder, 'same.json');
    writeFileSync(file, '[1]');
    const { atime, mtime } = statSync(file);
    const port = Number(await startBackend({}, file).listening);
    for (const digit of ['2', '3', '4']) {
      writeFileSync(file, `[${digit}]`);
      utimesSync(file, atime, mtime); // As `touch -r` and `rsync -t`.
      expect((await request('/products', {}, port)).body).toBe(`[${digit}]`);
    }
  });

  test.each([
    [
      'no list',
      '{}',
      'o arquivo não é uma lista de produtos ([…]): confira-o com npm run products -- check ARQUIVO.',
    ],
    ['no JSON', 'id;name', 'o arquivo não é JSON: confira-o com npm run products -- check ARQUIVO.'],
    ['no file', null, 'não existe este arquivo: confira o nome e a pasta.'],
  ])('a file that is not a list is refused, with the reason: %s', async (_what, text, why) => {
    const file = join(folder, 'wrong.json');
    rmSync(file, { force: true });
    if (text !== null) writeFileSync(file, text);
    const { code, stderr } = await startBackend({}, file).ended;
    expect([code, stderr]).toEqual([1, `${file}: ${why}\n`]);
  });
});
