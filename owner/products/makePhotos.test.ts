import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { newFolder } from '../../tests/testing/newFolder';
import { copyPhotos, makePhotos } from './makePhotos';
import { formatProblem } from './problems';

const { inFolder, put: putFile } = newFolder();
beforeEach(() => mkdirSync(inFolder('photos')));

const put = (name: string, data: Buffer | string) => putFile(`photos/${name}`, data);
let printed: string[] = [];
beforeEach(() => (printed = []));
const make = () =>
  makePhotos(
    inFolder('photos'),
    inFolder('cache/'),
    () => true,
    (line) => void printed.push(line),
  );

const plain = (width: number, height: number, background = '#7aa6c2') =>
  sharp({ create: { width, height, channels: background.length > 7 ? 4 : 3, background } });

/** What became of the only photo: what sharp knows of each of its files, by suffix. */
async function filesOfOnlyPhoto() {
  const { photos, problems } = await make();
  expect(problems).toEqual([]);
  const hash = photos[0]?.hash ?? 'none';
  const files = readdirSync(inFolder('cache')).filter(
    (file) => file.startsWith(hash) && !file.endsWith('.json'),
  );
  const facts = files.map(async (file) => {
    const metadata = await sharp(readFileSync(inFolder(`cache/${file}`))).metadata();
    return [file.replace(hash, ''), metadata] as const;
  });
  return Object.fromEntries(await Promise.all(facts));
}

const sizesOf = (facts: Awaited<ReturnType<typeof filesOfOnlyPhoto>>) =>
  Object.fromEntries(Object.entries(facts).map(([name, { width, height }]) => [name, [width, height]]));

jest.setTimeout(60_000); // A busy machine is slow, not wrong.

const shapes: readonly [name: string, draw: () => Promise<Buffer>, size: [number, number]][] = [
  ['turned.jpg', () => plain(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(), [520, 780]],
  ['cmyk.jpeg', () => plain(900, 600).toColourspace('cmyk').jpeg().toBuffer(), [780, 520]],
  ['clear.png', () => plain(900, 600, '#7aa6c280').png().toBuffer(), [780, 520]],
  ['1.png', () => plain(1, 1).png().toBuffer(), [1, 1]],
  ['wide.jpg', () => plain(6000, 200).jpeg().toBuffer(), [780, 26]],
  [
    'moving.gif',
    async () =>
      sharp([await plain(50, 40).png().toBuffer(), await plain(50, 40, '#aa0000').png().toBuffer()], {
        join: { animated: true },
      })
        .gif()
        .toBuffer(),
    [50, 40],
  ],
];
describe('a photo', () => {
  it("a photo becomes AVIF files in the shop's widths and a WebP, undistorted and without the camera's data", async () => {
    const camera = { IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } };
    put('Caneca Azul.JPG', await plain(3000, 2000).withExif(camera).jpeg().toBuffer());
    const facts = await filesOfOnlyPhoto();
    expect(sizesOf(facts)).toEqual({
      '-360.avif': [360, 240],
      '-500.avif': [500, 333],
      '-780.avif': [780, 520],
      '-1120.avif': [1120, 747],
      '-1600.avif': [1600, 1067],
      '.webp': [780, 520],
    });
    for (const { exif, xmp, iptc, compression, format } of Object.values(facts)) {
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(['av1', 'webp']).toContain(compression ?? format);
    }
  });

  it.each(shapes)('a photo of any shape and kind becomes pictures: %s', async (name, draw, size) => {
    put(name, await draw());
    const facts = await filesOfOnlyPhoto();
    expect(sizesOf(facts)['.webp']).toEqual(size);
    for (const { space, pages = 1, hasAlpha } of Object.values(facts)) {
      expect(space).toBe('srgb');
      expect(pages).toBe(1);
      if (name !== 'moving.gif') expect(hasAlpha).toBe(name === 'clear.png');
    }
  });
});

describe("a photo's frame", () => {
  it("a photo's frame has the photo's ratio and the colour of its edge, even if the product reaches the edge, or white", async () => {
    const mug = await plain(300, 150, '#203040').png().toBuffer();
    const table = plain(900, 600, '#f0e6d2').composite([{ input: mug, left: 0, top: 300 }]);
    put('a.png', await table.png().toBuffer());
    put('b.png', await plain(300, 400, '#7aa6c200').png().toBuffer());
    const { photos } = await make();
    expect(photos).toMatchObject([
      { name: 'a', frame: { ground: '#f0e6d2', ratio: 1.5 } },
      { name: 'b', frame: { ground: '#ffffff', ratio: 0.75 } },
    ]);
    expect((await make()).photos).toEqual(photos);
  });
});

describe('the pictures of a photo', () => {
  it("a photo's pictures are not made again, unless the photo has changed", async () => {
    put('a.png', await plain(10, 10).png().toBuffer());
    put('b.png', await plain(20, 20).png().toBuffer());
    const first = await make();
    expect(first.madeNow).toBe(2);
    expect(printed).toEqual(['Foto 1 de 2: a.png', 'Foto 2 de 2: b.png']);
    const again = await make();
    expect(again).toMatchObject({ madeNow: 0, photos: first.photos });
    put('a.png', await plain(10, 10, '#00ff00').png().toBuffer());
    const changed = await make();
    expect(changed.madeNow).toBe(1);
    expect(printed.slice(2)).toEqual(['Foto 1 de 2: a.png']);
    expect(changed.photos[0]?.hash).not.toBe(first.photos[0]?.hash);
    expect(changed.photos[1]).toEqual(first.photos[1]);
    expect(readdirSync(inFolder('cache'))).toHaveLength(14);
  });

  it("a photo's pictures are made again if one of them is missing", async () => {
    put('a.png', await plain(10, 10).png().toBuffer());
    await make();
    const [file = ''] = readdirSync(inFolder('cache'));
    rmSync(inFolder(`cache/${file}`));
    expect((await make()).madeNow).toBe(1);
    expect(readdirSync(inFolder('cache'))).toHaveLength(7);
  });

  it("a photo's pictures are copied into the site, but the photo itself is not", async () => {
    put('canecas/Sabiá 2.png', await plain(10, 10).png().toBuffer());
    const { photos } = await make();
    const [{ hash } = { hash: '' }] = photos;
    copyPhotos(photos, inFolder('cache/'), inFolder('site'));
    const files = readdirSync(inFolder('site'), { recursive: true, withFileTypes: true });
    expect(
      files
        .filter((file) => file.isFile())
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'canecas-sabia-2-1120.' + hash + '.avif',
      'canecas-sabia-2-1600.' + hash + '.avif',
      'canecas-sabia-2-360.' + hash + '.avif',
      'canecas-sabia-2-500.' + hash + '.avif',
      'canecas-sabia-2-780.' + hash + '.avif',
      'canecas-sabia-2.webp',
    ]);
  });
});

describe('a file that is not a photo', () => {
  const linesFound = async () => (await make()).problems.map(formatProblem);

  it('a damaged, cut or empty photo, a text and a HEIC file are reported', async () => {
    const jpeg = await plain(900, 600).jpeg().toBuffer();
    put('cut.jpg', jpeg.subarray(0, jpeg.length / 2));
    put('empty.png', '');
    put('text.jpg', 'not a picture');
    for (const name of ['iphone.HEIC', 'renamed.jpg'])
      put(name, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
    expect(await linesFound()).toEqual([
      expect.stringMatching(/^✗ photos\/cut.jpg: não se deixa ler como foto; abra-a num programa de fotos/),
      expect.stringMatching(/^✗ photos\/empty.png: não se deixa ler como foto/),
      expect.stringMatching(
        /^✗ photos\/iphone.HEIC: é HEIC, que não pode ser lido aqui: salve a foto como JPEG/,
      ),
      expect.stringMatching(/^✗ photos\/renamed.jpg: é HEIC, que não pode ser lido aqui/),
      expect.stringMatching(/^✗ photos\/text.jpg: não se deixa ler como foto/),
    ]);
    expect(readdirSync(inFolder('cache'))).toEqual([]);
  });

  it("a file of the system, or a person's note, does not count as a photo", async () => {
    for (const name of ['.DS_Store', 'Thumbs.db', 'leia-me.txt']) put(name, 'x');
    expect(await linesFound()).toEqual([
      '· photos/leia-me.txt: não é foto, e não é usado; se é uma, salve-a como JPEG',
    ]);
  });

  it('a missing folder of photos is not a mistake', async () => {
    renameSync(inFolder('photos'), inFolder('away'));
    expect(await make()).toEqual({ photos: [], problems: [], madeNow: 0 });
  });
});

it('two photos with one address are refused', async () => {
  for (const name of ['caneca azul.png', 'Caneca-Azul.png']) put(name, await plain(10, 10).png().toBuffer());
  const { photos, problems } = await make();
  expect(photos).toHaveLength(1);
  expect(problems.map(formatProblem)).toEqual([
    '✗ photos/caneca azul.png: na loja teria o mesmo nome que photos/Caneca-Azul.png: mude um deles',
  ]);
});
