import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { fromRoot } from '../fromRoot';
import type { Settings } from '../settings/schema';

/** The drawing, 32 units wide; `var(--blue, #…)` in it is a colour of the theme. */
export const readIcon = ({ colours }: Pick<Settings, 'colours'>) =>
  readFileSync(fromRoot('owner/brand/icon.svg'), 'utf8').replace(
    /var\(--([\w-]+)(?:,\s*([^)]*))?\)/g,
    (_, name: string, other: string) =>
      Object.hasOwn(colours, name) ? colours[name as keyof typeof colours] : other,
  );

const png = { compressionLevel: 9, palette: true };

/** The icons for browsers and home screens, by path. */
export async function drawIcons(shop: Settings): Promise<Map<string, Buffer>> {
  const drawing = Buffer.from(readIcon(shop));
  /** A square of `size` pixels; at a density of 72 a unit is a pixel. */
  const square = (size: number) => sharp(drawing, { density: (72 * size) / 32 }).resize(size, size);
  /**
   * An icon that the system crops: the background fills the square, and the drawing stays within the middle 80 %.
   */
  const maskable = async (size: number) =>
    sharp({ create: { width: size, height: size, channels: 4, background: shop.colours.dark } })
      .composite([
        {
          input: await square(Math.round(size * 0.75))
            .png()
            .toBuffer(),
        },
      ])
      .png(png)
      .toBuffer();

  return new Map([
    ['public/favicon.ico', ico(await square(32).png(png).toBuffer(), 32)],
    ['public/icon-192.png', await square(192).png(png).toBuffer()],
    ['public/icon-512.png', await square(512).png(png).toBuffer()],
    ['public/icon-maskable.png', await maskable(512)],
    ['public/apple-touch-icon.png', await maskable(180)],
  ]);
}

/** The ICO container around one PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(data: Buffer, size: number) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(data.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, data]);
}
