import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { productRow } from '@/entities/product/index.fixtures';
import type { Change } from './changes';
import { createEditor } from './createEditor';

const ORIGIN = 'http://127.0.0.1:3210';
const shop = mkdtempSync(join(tmpdir(), 'canecamisa-edit-'));
const file = join(shop, 'products.json');
let editor: Awaited<ReturnType<typeof createEditor>>;

beforeAll(async () => {
  editor = await createEditor(shop, () => ORIGIN);
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
      JSON.stringify({
        host: '127.0.0.1:3210',
        origin: ORIGIN,
        cookie: `edit-3210=${editor.key}`,
        ...headers,
      }),
    ) as Record<string, string>,
    ...options,
  });
const body = async (url: string, options?: InjectOptions) =>
  (await call(url, options)).json<Record<string, unknown>>();
const saved = () => JSON.parse(readFileSync(file, 'utf8')) as unknown;

describe('the editor of the list', () => {
  const save = (...payload: Change[]) => body('/_edit/api/list', { method: 'POST', payload });

  it('saves changes by product and field', async () => {
    const [a, b] = ['a', 'b'].map((id) => productRow({ id, image_url: '' }));
    expect(await save({ id: 'a', values: { stock: 0 } })).toMatchObject({ isSaved: true });
    expect(await save({ id: 'b', values: { ...b } })).toMatchObject({ rows: [b, { stock: 0 }] });
    expect(await save({ id: 'a', values: { stock: null } })).toMatchObject({ isSaved: true });
    expect(saved()).toEqual([b, a]);
    await save({ id: 'a', values: null });
    expect(saved()).toEqual([b]);
  });

  it.each([
    [
      'a price before that is lower',
      { list_price_in_cents: 5 },
      /^Preço de: achado 0,05, esperado um preço maior que/,
    ],
    ['a photo that is not there', { image_url: 'nada.jpg' }, /não está em public\/ nem é de uma foto/],
  ])('saves nothing with %s, and says why', async (_, values, why) => {
    const before = saved();
    const answer = await save({ id: 'a', values });
    expect(answer).toMatchObject({
      isSaved: false,
      problems: [{ what: expect.stringMatching(why) as unknown }],
    });
    expect(saved()).toEqual(before);
  });

  it('loses no change of pages that save at once', async () => {
    const ids = ['b', 'c', 'd', 'e'];
    const image_url = '/pictures/sabia.webp';
    await Promise.all(ids.map((id) => save({ id, values: { ...productRow({ id, image_url }) } })));
    expect(saved()).toHaveLength(1 + ids.length);
  });

  it('refuses a list whose rows cannot be told apart', async () => {
    writeFileSync(file, JSON.stringify([productRow({ id: 'a' }), productRow({ id: 'a' })]));
    expect((await call('/_edit/api/list')).body).toMatch(/o item 2 não tem um código só seu/);
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
    expect(name).toMatch(/^bone-azul-[0-9a-f]{6}\.jpeg$/);
    expect(readFileSync(join(shop, 'photos', name)).includes('Camera do dono')).toBe(false);
    expect((await call(`/_edit/picture?of=${name}`)).headers['content-type']).toBe('image/jpeg');
    expect((await call('/_edit/picture?of=/pictures/mugs.svg')).statusCode).toBe(200);
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
    ['another origin', '/_edit/', { headers: { origin: 'https://evil.example' } }],
    ['no origin', '/_edit/api/list', { method: 'POST', headers: { origin: undefined }, payload: [] }],
    ...['/_edit/api/list', '/_edit/', '/_edit/picture?of=a.jpg', '/'].map(
      (url): [string, string, InjectOptions] => [`no key: ${url}`, url, { headers: { cookie: undefined } }],
    ),
    ['to lead to another site', '/_edit/picture?of=https://evil.example/a.jpg', {}],
    ['to lead to another site by a short form', '/_edit/picture?of=/\\evil.example/a.jpg', {}],
    ['a file that is no picture', '/_edit/picture?of=/pictures/../../package.json', {}],
    ['another key', '/_edit/api/list', { headers: { cookie: 'edit-3210=x' } }],
  ])('refuses %s', async (_, url, options) => {
    expect((await call(url, options)).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('takes the key of its address as a cookie', async () => {
    const headers = { cookie: undefined };
    const { headers: answer } = await call(`/_edit/?key=${editor.key}`, { headers });
    expect(answer).toMatchObject({ location: '/_edit/', 'cross-origin-resource-policy': 'same-origin' });
    expect(answer['set-cookie']).toMatch(/; HttpOnly; SameSite=Strict$/);
    const cookie = String(answer['set-cookie']).split(';', 1)[0];
    expect((await call('/_edit/', { headers: { ...headers, cookie } })).statusCode).toBe(200);
    expect((await call('/_edit/?key=x', { headers })).statusCode).toBe(403);
  });

  it('cannot be framed', async () => {
    const { headers } = await call('/_edit/');
    expect(headers['content-security-policy']).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
  });
});
