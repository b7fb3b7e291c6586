import sharp from 'sharp';

/** Side of the squares whose mean colours are compared, in pixels. */
const SQUARE = 4;
/** How much a channel of the mean may differ, of 255. */
const SHADE = 16;
/** How many pixels may differ: those of 5 squares. A change of 20 by 20 pixels has at least 16 squares. */
export const MOST_PIXELS = 5 * SQUARE ** 2;

/** What differs between two pictures, counted in whole squares. */
interface Comparison {
  /** How many pixels; all of them if the sizes differ. */
  pixels: number;
  /** The squares, by the column and the row of each. */
  squares: readonly (readonly [column: number, row: number])[];
}

/**
 * Compares two pictures. Single pixels do not count: a browser may scale a photo from a larger file in its
 * cache, and the edges then differ.
 */
export async function comparePictures(one: Buffer, other: Buffer): Promise<Comparison> {
  if (one.equals(other)) return { pixels: 0, squares: [] };
  const [first, second] = await Promise.all([meansOf(one), meansOf(other)]);
  const { width, height, columns, means, channels } = first;
  if (width !== second.width || height !== second.height) return { pixels: width * height, squares: [] };
  const differs = (at: number) =>
    Array.from({ length: channels }, (_, channel) => at * channels + channel).some(
      (index) => Math.abs((means[index] ?? 0) - (second.means[index] ?? 0)) > SHADE,
    );
  const squares = Array.from({ length: means.length / channels }, (_, at) => at)
    .filter(differs)
    .map((at) => [at % columns, Math.floor(at / columns)] as const);
  return { pixels: squares.length * SQUARE ** 2, squares };
}

async function meansOf(png: Buffer) {
  const { width, height } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .resize(Math.ceil(width / SQUARE), Math.ceil(height / SQUARE), { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, columns: info.width, means: data, channels: info.channels };
}

/** A picture as a data: address, with a mark on each square. */
export async function dataAddress(png: Buffer, squares: Comparison['squares']): Promise<string> {
  const { width, height } = await sharp(png).metadata();
  const marks = squares.map(
    ([column, row]) => `M${column * SQUARE} ${row * SQUARE}h${SQUARE}v${SQUARE}h-${SQUARE}`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${marks.join('')}" fill="#f0f" fill-opacity=".5"/></svg>`;
  const webp = await sharp(png)
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: 80 })
    .toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`;
}
