import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { avifPictures } from '@/entities/product/model/avifPictures';
import { fromRoot } from '../fromRoot';
import { sizes } from './makePhotos';
import { unpackSamplePictures } from './samplePictures';

it('the shop has exactly the sample pictures that it names, in every size', () => {
  unpackSamplePictures(console.warn);
  const there = readdirSync(fromRoot('public/pictures')).filter((file) => /\.(avif|webp)$/.test(file));
  const named = [...avifPictures].flatMap(([webp, { files }]) =>
    sizes.map(({ suffix, size }) => (suffix === '.webp' ? webp : files.replace('*', String(size)))),
  );
  expect(named).toHaveLength(576);
  expect(there.map((file) => `/pictures/${file}`).sort()).toEqual(named.sort());
});

it("the ground in the list of sample pictures is the colour of the picture's edge", async () => {
  unpackSamplePictures(console.warn);
  const whole = [...avifPictures].filter(([address]) => !address.includes('-perto')); // The others are parts of these.
  for (const [address, { ground }] of whole) {
    const corner = { left: 0, top: 0, width: 1, height: 1 };
    const pixel = await sharp(fromRoot(`public${address}`))
      .extract(corner)
      .raw()
      .toBuffer();
    const channels = [1, 3, 5].map((at) => parseInt(ground.slice(at, at + 2), 16));
    const differences = channels.map((value, index) => Math.abs(value - (pixel[index] ?? NaN)));
    expect(`${address} ${Math.max(...differences) <= 3}`).toBe(`${address} true`);
  }
});
