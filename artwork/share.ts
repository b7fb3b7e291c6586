import sharp, { type OverlayOptions } from 'sharp';
import { drawPicture } from './drawing';
import { neutral } from './frame';
import { rasterise } from './saving';
import { wordmark, wordmarkWidth } from './wordmark';

const width = 1200;
const height = 630;
const nameWidth = 400;

/** Which pictures are shown, where, and the side of their frame. */
const shown = [
  { name: 'cruzeiro-do-sul', left: 440, top: 48, side: 520 },
  { name: 'sabia', left: 880, top: 16, side: 310 },
  { name: 'cafe-coado', left: 880, top: 300, side: 310 },
];

/** The share picture's neutral and name; the products are laid onto it. */
export function drawShare() {
  const scale = nameWidth / wordmarkWidth;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill="${neutral}" d="M0 0H${width}V${height}H0Z"/>` +
    `<path transform="translate(64 ${height / 2 + 27}) scale(${scale})" fill="#2a2b2f" d="${wordmark}"/></svg>`
  );
}

/**
 * A JPEG, because every site that shows shared links can read one. The pictures overlap; they have one neutral, which is
 * paler than the products, so the blend mode darken joins them.
 */
export async function encodeShare() {
  const layers = await Promise.all(
    shown.map(async ({ name, left, top, side }): Promise<OverlayOptions> => {
      const master = await rasterise(drawPicture(name));
      return { input: await sharp(master).resize(side).png().toBuffer(), left, top, blend: 'darken' };
    }),
  );
  const flat = await sharp(Buffer.from(drawShare())).composite(layers).png().toBuffer();
  return sharp(flat).flatten().jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
}
