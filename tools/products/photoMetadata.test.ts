import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { removeMetadata } from './photoMetadata';
import { listPhotos } from './photoNames';

const folder = mkdtempSync(join(tmpdir(), 'shop-metadata-'));
const elsewhere = mkdtempSync(join(tmpdir(), 'shop-metadata-'));
afterAll(() => [folder, elsewhere].forEach((each) => rmSync(each, { recursive: true })));

const remove = () => removeMetadata(folder, listPhotos(folder));

/** A photo as a telephone writes it: its position, its name, how it was held. The left third is red, the rest blue. */
const ofTelephone = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#0000ff' } })
    .composite([
      { input: { create: { width: 30, height: 60, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ])
    .withExif({ IFD0: { Model: 'Telefone da Ana' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3');

const formats: [string, (photo: Sharp) => Sharp][] = [
  ['jpg', (photo) => photo.jpeg()],
  ['png', (photo) => photo.png()],
  ['webp', (photo) => photo.webp()],
  ['avif', (photo) => photo.avif({ effort: 0 })],
];

test('a TIFF loses its position', async () => {
  const photo = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#0000ff' } })
    .tiff()
    .toBuffer();
  const position = Buffer.from('2588040001000000', 'hex');
  writeFileSync(join(folder, 'azul.tif'), Buffer.concat([photo, position]));
  expect((await remove()).count).toBe(1);
  expect(readFileSync(join(folder, 'azul.tif')).includes(position)).toBe(false);
  expect((await remove()).count).toBe(0);
  rmSync(join(folder, 'azul.tif'));
});

test.each(formats)(
  'a photo loses its position and device, and looks the same: %s',
  async (extension, write) => {
    const path = join(folder, `azul.${extension}`);
    writeFileSync(path, await write(ofTelephone()).toBuffer());
    expect(await remove()).toEqual({ count: 1, findings: [] });
    const clean = readFileSync(path);
    expect(clean.toString('latin1')).not.toContain('Telefone');
    const { exif, xmp, orientation = 1, icc, width, height } = await sharp(clean).metadata();
    expect([exif, xmp, orientation, width, height]).toEqual([undefined, undefined, 1, 60, 90]);
    expect(icc).toBeDefined();
    const { data } = await sharp(clean).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 255] = data; // What was on the left is on top.
    expect([red > 200, blue < 80]).toEqual([true, true]);
    expect(await remove()).toEqual({ count: 0, findings: [] });
    rmSync(path);
  },
);

/** A chunk of a PNG; its checksum is not read. */
function chunk(type: string, text: string): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(text.length);
  return Buffer.concat([head, Buffer.from(type + text, 'latin1'), Buffer.alloc(4)]);
}

test.each(['tEXt', 'iTXt', 'zTXt', 'eXIf'])('a PNG loses what it says in %s', async (type) => {
  const plain = await sharp({ create: { width: 9, height: 6, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  const end = plain.length - 12;
  const path = join(folder, 'azul.png');
  writeFileSync(
    path,
    Buffer.concat([plain.subarray(0, end), chunk(type, 'GPSLatitude\0-23.5'), plain.subarray(end)]),
  );
  const { count, findings } = await remove();
  expect(count + findings.length).toBe(1);
  if (count > 0) expect(readFileSync(path).includes('GPSLatitude')).toBe(false);
  rmSync(path);
});

test('a JPEG with fill bytes before its position loses it', async () => {
  const photo = await ofTelephone().jpeg().toBuffer();
  const at = photo.indexOf('ffe1', 'hex');
  const path = join(folder, 'azul.jpg');
  writeFileSync(path, Buffer.concat([photo.subarray(0, at), Buffer.alloc(3, 0xff), photo.subarray(at)]));
  expect((await remove()).count).toBe(1);
  expect(readFileSync(path).includes('Telefone')).toBe(false);
  rmSync(path);
});

test('a damaged photo and the target of a link stay as they are, and are named', async () => {
  const photo = await ofTelephone().jpeg().toBuffer();
  writeFileSync(join(folder, 'half.jpg'), photo.subarray(0, photo.length - 100));
  writeFileSync(join(elsewhere, 'azul.jpg'), photo);
  symlinkSync(join(elsewhere, 'azul.jpg'), join(folder, 'azul.jpg'));
  symlinkSync(join(elsewhere, 'none.jpg'), join(folder, 'none.jpg'));
  const { count, findings } = await remove();
  expect(count).toBe(0);
  expect(findings.map(({ where }) => where)).toEqual(['photos/azul.jpg', 'photos/half.jpg']);
  expect(readFileSync(join(elsewhere, 'azul.jpg'))).toEqual(photo);
});
