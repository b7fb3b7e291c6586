import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { sizes } from '../tools/products/pictureSizes';
import { ground } from './frame';

/** A fingerprint short enough to read in a list. */
export const fingerprint = (data: string | Buffer) =>
  createHash('sha256').update(data).digest('hex').slice(0, 20);

/** A file's name and its bytes. */
type NamedFile = [name: string, data: Buffer];

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
