import { readdirSync } from 'node:fs';
import { avifPictures } from '@/entities/product/model/avifPictures';
import { fromRoot } from '../fromRoot';
import { sizes } from './makePhotos';
import { unpackSamplePictures } from './samplePictures';

it('the sample pictures are all that the shop names, in every size, and no others', () => {
  unpackSamplePictures(console.warn);
  const there = readdirSync(fromRoot('public/pictures')).filter((file) => /\.(avif|webp)$/.test(file));
  const named = [...avifPictures].flatMap(([webp, { files }]) =>
    sizes.map(({ suffix, width }) => (suffix === '.webp' ? webp : files.replace('*', String(width)))),
  );
  expect(named).toHaveLength(480);
  expect(there.map((file) => `/pictures/${file}`).sort()).toEqual(named.sort());
});
