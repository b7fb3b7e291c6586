import sharp from 'sharp';

/** Side, in pixels, of the small copy from which the colour of a photo's edge is read. */
const SMALL = 32;

/** The median of the colours along a photo's edge, channel by channel, as CSS writes it: '#f0e6d2'. */
export async function edgeColourOf(photo: Buffer): Promise<string> {
  const small = await sharp(photo)
    .flatten({ background: '#fff' }) // A transparent edge shows the page, which is almost white.
    .resize(SMALL, SMALL, { fit: 'fill' })
    .raw()
    .toBuffer();
  const last = SMALL - 1;
  const pixels = Array.from({ length: SMALL * SMALL }, (_, index) => index);
  const edge = pixels.filter((pixel) => {
    const [x, y] = [pixel % SMALL, Math.floor(pixel / SMALL)];
    return x === 0 || y === 0 || x === last || y === last;
  });
  const channels = [0, 1, 2].map((channel) => {
    const values = edge.map((pixel) => small[3 * pixel + channel] ?? 0).toSorted((a, b) => a - b);
    return values[values.length / 2] ?? 0;
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
