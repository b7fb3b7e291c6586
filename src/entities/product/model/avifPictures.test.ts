import { existsSync, readdirSync } from 'node:fs';
import { avifPictures } from './avifPictures';

it('are all that are in public/pictures, and no others', () => {
  const there = readdirSync('public/pictures').filter((file) => file.endsWith('.webp'));
  expect([...avifPictures.keys()].sort()).toEqual(there.map((file) => `/pictures/${file}`).sort());
});

it('are there in every width', () => {
  const files = [...avifPictures.values()].flatMap((avif) =>
    [320, 640, 960, 1600].map((width) => `public${avif.replace('*', `${width}`)}`),
  );
  expect(files).toHaveLength(384);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
