import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { ground } from './frame';

/** A fingerprint short enough to read in a list. */
export const fingerprint = (data) => createHash('sha256').update(data).digest('hex').slice(0, 20);

/**
 * What the shop asks for: AVIF at three widths, and one WebP that any browser and any `image_url` can use. Of the
 * smallest a first visit downloads a dozen; at its size nobody sees what is saved of it.
 */
const sizes = [
  {
    suffix: '-320.avif',
    width: 320,
    save: (image) => image.avif({ quality: 38, effort: 9, chromaSubsampling: '4:2:0' }),
  },
  { suffix: '-640.avif', width: 640, save: (image) => image.avif({ quality: 50, effort: 5 }) },
  { suffix: '-960.avif', width: 960, save: (image) => image.avif({ quality: 55, effort: 5 }) },
  {
    suffix: '.webp',
    width: 640,
    save: (image) => image.webp({ quality: 78, effort: 6, smartSubsample: true }),
  },
];

/** Pixels of a master; `unlimited` because its light layers are long attributes. */
export async function rasterise(svg) {
  return sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: ground }).png().toBuffer();
}

/** A picture's files as `[name, bytes]`, all from one rasterised master. */
export async function encode(name, svg) {
  const master = await rasterise(svg);
  return Promise.all(
    sizes.map(async ({ suffix, width, save }) => [
      name + suffix,
      await save(sharp(master).resize(width, width, { kernel: 'lanczos3' })).toBuffer(),
    ]),
  );
}
