import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { sizes } from '../tools/products/pictureSizes';
import { neutral, size } from './frame';

/** A fingerprint short enough to read in a list. */
export const fingerprint = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 20);

/** A file's name and its bytes. */
type NamedFile = [name: string, data: Buffer];

/**
 * A master as PNG; `unlimited` because its light layers are longer than attributes are usually allowed to be.
 * @param width in pixels
 */
export async function rasterise(svg: string, width = size) {
  const density = (72 * width) / size; // At 72 dpi, a pixel of the SVG is one of the PNG.
  return sharp(Buffer.from(svg), { unlimited: true, density })
    .flatten({ background: neutral })
    .png()
    .toBuffer();
}

/** A picture's files. Those that are larger than a master are rasterised in their size. */
export async function encode(name: string, svg: string) {
  const master = await rasterise(svg);
  return Promise.all(
    sizes.map(async ({ suffix, width, save }): Promise<NamedFile> => {
      const from = width > size ? await rasterise(svg, width) : master;
      return [name + suffix, await save(sharp(from).resize(width, width, { kernel: 'lanczos3' })).toBuffer()];
    }),
  );
}
