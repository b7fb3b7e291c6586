import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { removeCameraData } from './cameraData';
import { listPhotos } from './photoNames';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shop-camera-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const remove = () => removeCameraData(folder, listPhotos(folder));

/** A photo as a telephone writes it: its position, its name, how it was held, and another picture behind the end. */
async function ofTelephone(progressive: boolean) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#000', noise } })
    .withExif({ IFD0: { Model: 'Telefone da Ana' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg({ progressive })
    .toBuffer();
  return Buffer.concat([photo, photo]);
}
const pixels = (data: Buffer) => sharp(data).autoOrient().raw().toBuffer();

test.each([true, false])(
  'a photo loses its position and device, and keeps each pixel (progressive: %s)',
  async (progressive) => {
    const photo = await ofTelephone(progressive);
    const path = join(folder, 'azul.jpg');
    writeFileSync(path, photo);
    expect(await remove()).toBe(1);
    const clean = readFileSync(path);
    expect(clean.toString('latin1')).not.toContain('Telefone');
    expect(clean.length).toBeLessThan(photo.length / 2);
    const { orientation, icc } = await sharp(clean).metadata();
    expect([orientation, icc !== undefined]).toEqual([6, true]);
    expect((await pixels(clean)).equals(await pixels(photo))).toBe(true);
    expect(await remove()).toBe(0);
  },
);

test('a damaged photo and the target of a link stay as they are', async () => {
  const photo = await ofTelephone(false);
  writeFileSync(join(folder, 'half.jpg'), photo.subarray(0, 900));
  const elsewhere = mkdtempSync(join(tmpdir(), 'shop-camera-'));
  writeFileSync(join(elsewhere, 'azul.jpg'), photo);
  symlinkSync(join(elsewhere, 'azul.jpg'), join(folder, 'azul.jpg'));
  expect(await remove()).toBe(0);
  expect([...listPhotos(folder).byName.keys()]).toEqual(['azul', 'half']);
  rmSync(elsewhere, { recursive: true });
});
