import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { ground } from './frame';

/** A fingerprint short enough to read in a list. */
export const fingerprint = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 20);

/** A file's name and its bytes. */
type NamedFile = [name: string, data: Buffer];

interface Size {
  suffix: string;
  /** In pixels; pictures are square. */
  width: number;
  save: (image: Sharp) => Sharp;
}

/**
 * What the shop asks for: AVIF at three widths, and one WebP that any browser and any `image_url` can use. A first
 * visit downloads a dozen of the smallest: they are compressed more, which is not visible at their size.
 */
export const sizes: readonly Size[] = [
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

/** A master as PNG; `unlimited` because its light layers are longer than attributes are usually allowed to be. */
export async function rasterise(svg: string) {
  return sharp(Buffer.from(svg), { unlimited: true }).flatten({ background: ground }).png().toBuffer();
}

/** A picture's files, all from one rasterised master. */
export async function encode(name: string, svg: string) {
  const master = await rasterise(svg);
  return Promise.all(
    sizes.map(async ({ suffix, width, save }): Promise<NamedFile> => [
      name + suffix,
      await save(sharp(master).resize(width, width, { kernel: 'lanczos3' })).toBuffer(),
    ]),
  );
}
