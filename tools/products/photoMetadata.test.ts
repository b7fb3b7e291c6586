import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { newFolder } from '../../tests/testing/newFolder';
import { removeMetadata } from './photoMetadata';
import { listPhotos } from './photoNames';

const { inFolder, put } = newFolder();
beforeEach(() => mkdirSync(inFolder('photos')));

const remove = () => removeMetadata(inFolder('photos'), listPhotos(inFolder('photos')));

/** Two thirds blue, the left one red. */
const drawn = () =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#0000ff' } }).composite([
    { input: { create: { width: 30, height: 60, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ]);
/** A photo as a telephone writes it: its position, its name, how it was held. */
const ofTelephone = () =>
  drawn()
    .withExif({ IFD0: { Model: 'Telefone da Ana' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3');

test.each<[string, (photo: Sharp) => Sharp]>([
  ['jpg', (photo) => photo.jpeg()],
  ['png', (photo) => photo.png()],
  ['webp', (photo) => photo.webp()],
  ['avif', (photo) => photo.avif({ effort: 0 })],
])('a photo loses its position and device, and looks the same: %s', async (extension, write) => {
  const path = put(`photos/azul.${extension}`, await write(ofTelephone()).toBuffer());
  expect(await remove()).toEqual({ count: 1, problems: [] });
  const clean = readFileSync(path);
  expect(clean.toString('latin1')).not.toMatch(/Telefone|EXIF|eXIf|Exif/);
  const { exif, xmp, orientation = 1, icc, width, height } = await sharp(clean).metadata();
  expect([exif, xmp, orientation, width, height]).toEqual([undefined, undefined, 1, 60, 90]);
  expect(icc).toBeDefined();
  const { data } = await sharp(clean).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 255] = data; // What was on the left is on top.
  expect([red > 200, blue < 80]).toEqual([true, true]);
  expect(await remove()).toEqual({ count: 0, problems: [] });
});

/** A chunk of a PNG. */
function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

/** Bytes with others before a position. */
const inserted = (bytes: Buffer, at: number, others: Buffer) =>
  Buffer.concat([bytes.subarray(0, at), others, bytes.subarray(at)]);

test.each([
  ['tEXt', Buffer.from('GPSLatitude\0-23.5')],
  ['iTXt', Buffer.from('GPSLatitude\0\0\0\0\0-23.5')],
  ['zTXt', Buffer.concat([Buffer.from('GPSLatitude\0\0'), deflateSync('-23.5')])],
  ['eXIf', Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0')],
])('a PNG loses its %s, before and after its pixels', async (type, content) => {
  const plain = await drawn().png().toBuffer();
  for (const at of [plain.indexOf('IDAT') - 4, plain.length - 12]) {
    const path = put('photos/azul.png', inserted(plain, at, chunk(type, content)));
    expect(await remove()).toEqual({ count: 1, problems: [] });
    expect(readFileSync(path, 'latin1')).not.toMatch(/GPSLatitude|tEXt|iTXt|zTXt|eXIf/);
  }
});

test('a TIFF, and a JPEG with fill bytes before its position, lose it', async () => {
  const position = Buffer.from('2588040001000000', 'hex');
  const tiff = put('photos/azul.tif', Buffer.concat([await drawn().tiff().toBuffer(), position]));
  const photo = await ofTelephone().jpeg().toBuffer();
  const jpeg = put('photos/rosa.jpg', inserted(photo, photo.indexOf('ffe1', 'hex'), Buffer.alloc(3, 0xff)));
  expect(await remove()).toEqual({ count: 2, problems: [] });
  expect(readFileSync(tiff).includes(position)).toBe(false);
  expect(readFileSync(jpeg).includes('Telefone')).toBe(false);
});

test('a damaged photo and the target of a link stay as they are, and are named', async () => {
  const photo = await ofTelephone().jpeg().toBuffer();
  put('photos/half.jpg', photo.subarray(0, photo.length - 100));
  const target = put('elsewhere.jpg', photo);
  symlinkSync(target, inFolder('photos/azul.jpg'));
  symlinkSync(inFolder('none.jpg'), inFolder('photos/none.jpg'));
  const { count, problems } = await remove();
  expect(count).toBe(0);
  expect(problems.map(({ where }) => where)).toEqual(['photos/azul.jpg', 'photos/half.jpg']);
  expect(readFileSync(target)).toEqual(photo);
});
