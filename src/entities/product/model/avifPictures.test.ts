import { existsSync, readdirSync } from 'node:fs';
import { avifPictures, pictureWidths } from './avifPictures';

it('are all that are in public/pictures, and no others', () => {
  const there = readdirSync('public/pictures').filter((file) => file.endsWith('.webp'));
  expect([...avifPictures.keys()].sort()).toEqual(there.map((file) => `/pictures/${file}`).sort());
});

it('are there in every width', () => {
  const files = [...avifPictures.values()].flatMap((avif) =>
    pictureWidths.map((width) => `public${avif.replace('*', `${width}`)}`),
  );
  expect(files).toHaveLength(144);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
