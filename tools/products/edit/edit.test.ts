import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { productRow } from '@/entities/product/index.fixtures';
import { fromRoot } from '../../fromRoot';
import { createEditor } from './createEditor';

const ORIGIN = 'http://127.0.0.1:3210';
const shop = mkdtempSync(join(tmpdir(), 'canecamisa-edit-'));
const file = join(shop, 'products.json');
let editor: Awaited<ReturnType<typeof createEditor>>;

beforeAll(async () => {
  const preview = () => ({ state: 'building' as const, why: '' });
  const root = fromRoot('.');
  const site = join(shop, 'site');
  editor = await createEditor({ root, shop, site, origin: () => ORIGIN, preview, colours: '' });
});
beforeEach(() => {
  writeFileSync(file, JSON.stringify([productRow({ id: 'a', image_url: '' })]));
});
afterAll(async () => {
  await editor.app.close();
  rmSync(shop, { recursive: true });
});

/** A call as the page makes it. */
const call = (url: string, { headers, ...options }: InjectOptions = {}) =>
  editor.app.inject({
    url,
    // An undefined header is left out.
    headers: JSON.parse(
      JSON.stringify({ host: '127.0.0.1:3210', origin: ORIGIN, 'x-edit-key': editor.key, ...headers }),
    ) as Record<string, string>,
    ...options,
  });
const body = async (url: string, options?: InjectOptions) =>
  (await call(url, options)).json<Record<string, unknown>>();
const saved = () => JSON.parse(readFileSync(file, 'utf8')) as unknown;

describe('the editor of the list', () => {
  it('saves rows that are products, and gives them to the shop beside it', async () => {
    const { version } = await body('/_edit/api/list');
    const rows = [productRow({ id: 'a', image_url: '', stock: 0 }), productRow({ id: 'b', image_url: '' })];
    const payload = { rows, version, changed: ['a', 'b'] };
    expect(await body('/_edit/api/list', { method: 'PUT', payload })).toMatchObject({ isSaved: true });
    expect(saved()).toEqual(rows);
    expect(await body('/products')).toEqual(rows);
  });

  it.each([
    [
      'a price before that is lower',
      { list_price_in_cents: 5 },
      /^Preço de: achado 0,05, esperado um preço maior que/,
    ],
    ['a photo that is not there', { image_url: 'nada.jpg' }, /não está em public\/ nem é de uma foto/],
  ])('saves nothing with %s, and says why', async (_, changes, why) => {
    const before = saved();
    const { version } = await body('/_edit/api/list');
    const rows = [{ ...productRow({ id: 'a', image_url: '' }), ...changes }];
    const answer = await body('/_edit/api/list', {
      method: 'PUT',
      payload: { rows, version, changed: ['a'] },
    });
    expect(answer).toMatchObject({ isSaved: false });
    expect((answer.findings as { what: string }[])[0]?.what).toMatch(why);
    expect(saved()).toEqual(before);
  });

  it('does not overwrite what another program wrote, and returns it', async () => {
    const { version } = await body('/_edit/api/list');
    writeFileSync(file, '[]');
    const payload = { rows: [productRow({ id: 'c', image_url: '' })], version, changed: ['c'] };
    const answer = await call('/_edit/api/list', { method: 'PUT', payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { newer: { rows: [] } }]);
    expect(saved()).toEqual([]);
  });

  it('saves only one of several lists that are sent at once', async () => {
    const { version } = await body('/_edit/api/list');
    const ids = ['b', 'c', 'd', 'e'];
    const answers = await Promise.all(
      ids.map((id) => {
        const rows = [productRow({ id, image_url: '/pictures/sabia.webp' })];
        return call('/_edit/api/list', { method: 'PUT', payload: { rows, version, changed: [id] } });
      }),
    );
    const last = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(saved()).toMatchObject([{ id: ids[last] }]);
  });

  it('refuses a list whose rows cannot be told apart', async () => {
    writeFileSync(file, JSON.stringify([productRow({ id: 'a' }), productRow({ id: 'a' })]));
    expect((await call('/_edit/api/list')).body).toMatch(/o item 2 não tem um código só seu/);
  });

  it.each([
    ['price_in_cents', 'R$ 1.234,5', { value: 123450 }],
    ['price_in_cents', 'vinte', { wanted: 'um preço como 29,90 ou R$ 1.234,56' }],
    ['stock', '', {}],
    ['id', 'b', { wanted: 'um campo do produto' }],
  ])('reads what is typed as in a sheet: %s %j', async (field, text, read) => {
    expect(await body('/_edit/api/cell', { method: 'POST', payload: { field, text } })).toEqual(read);
  });

  const send = (payload: Buffer, name = 'Boné Azul') =>
    call(`/_edit/api/photo?${new URLSearchParams({ name, file: 'IMG_1.JPG' })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      payload,
    });

  it('keeps a photo under a name that no other has, without what the camera wrote', async () => {
    const made = sharp({ create: { width: 90, height: 60, channels: 3, background: '#123456' } });
    const photo = await made
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera do dono' } })
      .toBuffer();
    const { file: name } = (await send(photo)).json<{ file: string }>();
    expect(name).toMatch(/^bone-azul-[0-9a-f]{6}\.jpg$/);
    expect(readFileSync(join(shop, 'photos', name)).includes('Camera do dono')).toBe(false);
    expect((await call(`/photos/${name.replace('.jpg', '.webp')}`)).headers['content-type']).toBe(
      'image/webp',
    );
    expect((await call(`/_edit/picture?of=${name}`)).headers.location).toBe(
      `/photos/${name.replace('.jpg', '.webp')}`,
    );
  });

  it('refuses what is no photo', async () => {
    const before = existsSync(join(shop, 'photos')) && readdirSync(join(shop, 'photos'));
    const answer = await send(Buffer.from('nada'), '../../fora');
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('não se deixa ler')]);
    expect(existsSync(join(shop, 'photos')) && readdirSync(join(shop, 'photos'))).toEqual(before);
  });

  it.each<[string, string, InjectOptions]>([
    ['another host name (DNS rebinding)', '/_edit/', { headers: { host: 'evil.example:3210' } }],
    ['another port', '/_edit/', { headers: { host: '127.0.0.1:80' } }],
    ['another origin', '/products', { headers: { origin: 'https://evil.example' } }],
    ['no origin', '/_edit/api/cell', { method: 'POST', headers: { origin: undefined }, payload: {} }],
    ...['/_edit/api/list', '/_edit/', '/_edit/picture?of=a.jpg', '/products', '/'].map(
      (url): [string, string, InjectOptions] => [
        `no key: ${url}`,
        url,
        { headers: { 'x-edit-key': undefined } },
      ],
    ),
    ['to lead to another site', '/_edit/picture?of=https://evil.example/a.jpg', {}],
    ['to lead to another site by a short form', '/_edit/picture?of=/\\evil.example/a.jpg', {}],
    ['another key', '/_edit/api/list', { headers: { 'x-edit-key': 'x' } }],
    ['a path out of the site', '/..%2f..%2fetc/passwd', {}],
  ])('refuses %s', async (_, url, options) => {
    expect((await call(url, options)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('takes the key of its address as a cookie', async () => {
    const headers = { 'x-edit-key': undefined };
    const { headers: answer } = await call(`/_edit/?key=${editor.key}`, { headers });
    expect(answer).toMatchObject({ location: '/_edit/', 'cross-origin-resource-policy': 'same-origin' });
    expect(answer['set-cookie']).toMatch(/; HttpOnly; SameSite=Strict$/);
    const cookie = String(answer['set-cookie']).split(';', 1)[0];
    expect((await call('/_edit/', { headers: { ...headers, cookie } })).statusCode).toBe(200);
    expect((await call('/_edit/?key=x', { headers })).statusCode).toBe(403);
  });

  it('cannot be framed, and the shop beside it calls nobody', async () => {
    const policyOf = async (url: string) => (await call(url)).headers['content-security-policy'];
    expect(await policyOf('/_edit/')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(await policyOf('/pictures/mugs.svg')).toMatch(/connect-src 'self'/);
  });
});
