import sharp from 'sharp';

/** Pixels of a side of the squares whose mean colours are compared. */
const SQUARE = 4;
/** How much a mean may differ in one of its channels, of 255. */
const SHADE = 16;
/** How many pixels may differ: those of 5 squares. A change of 20 by 20 pixels has 16 squares at least. */
export const MOST_PIXELS = 5 * SQUARE ** 2;

/**
 * How many pixels of two pictures differ, as whole squares; all of them where their sizes do. Single pixels tell
 * nothing: a browser may take a photo from a larger file that it has already, and draws its edges otherwise.
 */
export async function pixelsApart(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [mine, its] = await Promise.all([one, other].map(meansOf));
  if (!mine || !its) return 0;
  if (mine.width !== its.width || mine.height !== its.height) return mine.width * mine.height;
  const { means, channels } = mine;
  let apart = 0;
  for (let at = 0; at < means.length; at += channels)
    for (let channel = 0; channel < channels; channel++)
      if (Math.abs((means[at + channel] ?? 0) - (its.means[at + channel] ?? 0)) > SHADE) {
        apart++;
        break;
      }
  return apart * SQUARE ** 2;
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

/** A picture as the address of itself, for a page that needs no other file. */
export async function dataAddress(png: Buffer): Promise<string> {
  const webp = await sharp(png).webp({ quality: 80 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
