import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { productRow } from '@/entities/product/index.fixtures';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { fakeServers } from '../../tests/testing/server/fakeServers';
import { newFolder } from '../../tests/testing/newFolder';
import { BUILT_IN, writeProductModules } from './writeProductModules';

const { inFolder, put, read } = newFolder();
const { serve } = fakeServers();

const unset = {
  API_BASE_URL: '',
  BASE_PATH: '',
  SITE_URL: 'http://localhost:3000',
  ALLOW_SAMPLE: false,
};
const makeModules = (environment: Partial<typeof unset> = {}) =>
  writeProductModules({
    ownFolder: inFolder(),
    cache: inFolder('cache'),
    environment: { ...unset, ...environment },
    say: () => undefined,
  });
/** The built-in list that a build writes. */
function builtInOf(addFiles: (site: string) => void): unknown {
  mkdirSync(inFolder('site'));
  addFiles(inFolder('site'));
  return JSON.parse(read(`site/${BUILT_IN}`));
}
const writeList = (list: unknown) => put('products.json', JSON.stringify(list));
const startBackend = (list: unknown) => serve({ '/products': { body: JSON.stringify(list) } });

it('the sample shop has the sample list and no backend', async () => {
  const { addFiles, ...modules } = await makeModules();
  expect(modules).toEqual({
    backend: '',
    hasSamplePictures: true,
    ofOwner: [],
    summary: [
      'Lista embutida: os produtos de exemplo, pois não há products.json, que npm run products -- import PLANILHA cria, nem API_BASE_URL, o servidor de uma lista.',
    ],
    warnings: [],
  });
  expect(builtInOf(addFiles)).toEqual(builtInRows);
  expect(existsSync(inFolder('site/products'))).toBe(false);
});

it("the owner's list is built in, and is served as the shop's backend", async () => {
  mkdirSync(inFolder('photos'));
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#123456' } });
  await photo.png().toFile(inFolder('photos/Azul.png'));
  writeList([{ ...productRow({ id: 'a', name: 'Azul', image_url: 'Azul.png' }), shelf: 3 }]);
  const { pictures = '', backend: address, summary, addFiles, hasSamplePictures } = await makeModules();
  expect(hasSamplePictures).toBe(false);
  expect(address).toBe('/');
  const row = productRow({ id: 'a', name: 'Azul', image_url: '/photos/azul.webp' });
  expect(readFileSync(pictures, 'utf8')).toMatch(/\["azul","[0-9a-f]{8}"/);
  expect(summary).toEqual([
    'Lista embutida: 1 produto de products.json.',
    'products.json: 1 de 1 itens aparecem na loja: 0 Camisetas, 1 Canecas.',
    'Ficam fora: 0. Avisos: 0.',
    'Erros: nenhum.',
    'Fotos: 1, das quais 1 feitas agora.',
  ]);
  expect(builtInOf(addFiles)).toEqual([row]);
  expect(JSON.parse(read('site/products'))).toEqual([row]);
  expect(existsSync(inFolder('site/photos/azul.webp'))).toBe(true);
  expect((await makeModules({ BASE_PATH: '/loja' })).backend).toBe('/loja');
});

it('a build refuses a wrong detail of a product', async () => {
  writeList([{ ...productRow({ image_url: '' }), stock: 'esgotado' }]);
  await expect(makeModules()).rejects.toThrow(
    /campo "stock"\): achado "esgotado", esperado um número inteiro/,
  );
});

it.each<[string, unknown, RegExp]>([
  [
    'a bad row',
    [productRow({ id: 'a', image_url: '' }), { id: 'b' }],
    /products.json tem erros:\n✗ item 2: fica fora: Nome/,
  ],
  ['a picture that is not there', [productRow({ image_url: 'nada.jpg' })], /nada.jpg .*não está em photos/],
  [
    'a further picture that is not there',
    [productRow({ image_url: '', image_urls: ['nada.jpg'] })],
    /nada.jpg .*não está em photos/,
  ],
])('a build fails if products.json has %s', async (_what, list, sentence) => {
  writeList(list);
  await expect(makeModules()).rejects.toThrow(sentence);
});

it('a build warns of an odd value in products.json', async () => {
  writeList([productRow({ name: 'Azul', image_url: '', price_in_cents: 0 })]);
  expect((await makeModules()).warnings).toEqual(['item 1 "Azul": custa R$ 0,00: confira o preço.']);
});

it("a build fails if a product's photo cannot be read, and warns of photos that no product uses", async () => {
  put('photos/a.jpg', 'text');
  expect((await makeModules()).warnings).toEqual([
    expect.stringMatching(/^photos\/a.jpg: não se deixa ler como foto; .*; nenhum produto a usa\.$/),
  ]);
  const API_BASE_URL = await startBackend([productRow({ image_url: '/photos/a.webp' })]);
  await expect(makeModules({ API_BASE_URL })).rejects.toThrow(
    /photos tem erros:\n✗ photos\/a.jpg: não se deixa ler como foto/,
  );
});

it("a backend's list is built in even if products.json exists", async () => {
  writeList([{}]);
  const API_BASE_URL = await startBackend([{ ...productRow({ image_url: '' }), shelf: 3 }, {}]);
  const { summary, backend: address, addFiles } = await makeModules({ API_BASE_URL });
  expect(address).toBe(API_BASE_URL);
  expect(summary).toContain('Erros: 1, o primeiro em item 2.');
  expect(builtInOf(addFiles)).toEqual([productRow({ image_url: '' })]);
  expect(existsSync(inFolder('site/products'))).toBe(false);
});
