/**
 * Why AVIF: how many bytes each format needs for a few pictures at equal quality, that is at the same structural
 * similarity (SSIM of the luminance, windows of 8 pixels) to the lossless picture of that width.
 *   npx jiti artwork/compare.ts
 */
import { brotliCompressSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { at } from './at';
import { drawPicture } from './drawing';
import { rasterise } from './saving';

const wanted = 0.985;
const width = 640;
const window = 8;

const luminance = (image: Buffer) => sharp(image).greyscale().raw().toBuffer();

/** 1 for equal pictures (their luminance, a byte for each pixel), less the more they differ. */
function similarity(a: Buffer, b: Buffer) {
  let [sum, count] = [0, 0];
  for (let y = 0; y + window <= width; y += window)
    for (let x = 0; x + window <= width; x += window) {
      let [ma, mb, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let j = 0; j < window; j++)
        for (let i = 0; i < window; i++) {
          const pixel = (y + j) * width + x + i;
          const [p, q] = [at(a, pixel), at(b, pixel)];
          [ma, mb, aa, bb, ab] = [ma + p, mb + q, aa + p * p, bb + q * q, ab + p * q];
        }
      const n = window * window;
      [ma, mb] = [ma / n, mb / n];
      const [va, vb, cov] = [aa / n - ma * ma, bb / n - mb * mb, ab / n - ma * mb];
      sum += ((2 * ma * mb + 6.5) * (2 * cov + 58.5)) / ((ma * ma + mb * mb + 6.5) * (va + vb + 58.5));
      count++;
    }
  return sum / count;
}

type Save = (image: Sharp, quality: number) => Sharp;

const formats: Record<string, Save> = {
  avif: (image, quality) => image.avif({ quality, effort: 5 }),
  webp: (image, quality) => image.webp({ quality, effort: 6, smartSubsample: true }),
  jpeg: (image, quality) => image.jpeg({ quality, mozjpeg: true }),
};

/** The smallest file that is similar enough, quality going up in steps of 4. */
async function smallest(reference: Buffer, save: Save) {
  const target = await luminance(reference);
  for (let quality = 30; quality <= 98; quality += 4) {
    const data = await save(sharp(reference), quality).toBuffer();
    if (similarity(target, await luminance(data)) >= wanted) return `${data.length} (quality ${quality})`;
  }
  return 'not reached';
}

for (const name of ['mare-cheia', 'trem-noturno', 'sabia', 'azulejo-azul']) {
  const svg = drawPicture(name);
  const reference = await sharp(await rasterise(svg))
    .resize(width)
    .png()
    .toBuffer();
  const row: Record<string, number | string> = { svgBrotli: brotliCompressSync(svg).length };
  for (const [format, save] of Object.entries(formats)) row[format] = await smallest(reference, save);
  console.log(name, row);
}
