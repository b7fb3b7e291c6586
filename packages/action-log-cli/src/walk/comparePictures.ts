import sharp from 'sharp';

/** Side of the squares whose mean colours are compared, in pixels. */
const SQUARE = 4;
/** How much a channel of the mean may differ, of 255. */
const SHADE = 16;
/** How many pixels may differ: those of 5 squares. A change of 20 by 20 pixels has at least 16 squares. */
export const MOST_PIXELS = 5 * SQUARE ** 2;

/**
 * How many pixels of two pictures differ, counted in whole squares; all of them if the sizes differ. Single pixels do
 * not count: a browser may scale a photo from a larger file in its cache, and the edges then differ.
 */
export async function differingPixels(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [first, second] = await Promise.all([one, other].map(meansOf));
  if (!first || !second) return 0;
  if (first.width !== second.width || first.height !== second.height) return first.width * first.height;
  const { means, channels } = first;
  let differing = 0;
  for (let at = 0; at < means.length; at += channels)
    for (let channel = 0; channel < channels; channel++)
      if (Math.abs((means[at + channel] ?? 0) - (second.means[at + channel] ?? 0)) > SHADE) {
        differing++;
        break;
      }
  return differing * SQUARE ** 2;
}

async function meansOf(png: Buffer) {
  const { width, height } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .resize(Math.ceil(width / SQUARE), Math.ceil(height / SQUARE), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, means: data, channels: info.channels };
}

/** A picture as a data: address. */
export async function dataAddress(png: Buffer): Promise<string> {
  const webp = await sharp(png).webp({ quality: 80 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
