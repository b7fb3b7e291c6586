import sharp from 'sharp';

/** How much one of a pixel's channels may differ, of 255. */
const SHADE = 16;
/** How many pixels may differ more: less than the 400 of a square of 20 by 20. */
export const MOST_PIXELS = 20;

/** How many pixels of two pictures differ; all of them where their sizes do. */
export async function pixelsApart(one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  const [mine, its] = await Promise.all(
    [one, other].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!mine || !its) return 0;
  const { width, height, channels } = mine.info;
  if (width !== its.info.width || height !== its.info.height) return width * height;
  let apart = 0;
  for (let at = 0; at < mine.data.length; at += channels)
    for (let channel = 0; channel < channels; channel++)
      if (Math.abs((mine.data[at + channel] ?? 0) - (its.data[at + channel] ?? 0)) > SHADE) {
        apart++;
        break;
      }
  return apart;
}

/** A picture as the address of itself, for a page that needs no other file. */
export async function dataAddress(png: Buffer): Promise<string> {
  const webp = await sharp(png).webp({ quality: 80 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
