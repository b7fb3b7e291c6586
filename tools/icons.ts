/**
 * `npm run icons`: makes the icons that browsers and home screens ask for from artwork/icon.svg, and the web app's
 * manifest from the shop's own file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { shop } from '../src/shared/config';

const folder = new URL('../public/', import.meta.url);
const drawing = readFileSync(new URL('../artwork/icon.svg', import.meta.url));

/** The drawing, 32 units wide, as a square of `size` pixels; at a density of 72 a unit is a pixel. */
const square = (size: number) => sharp(drawing, { density: (72 * size) / 32 }).resize(size, size);

/**
 * A maskable icon: the system cuts it to a shape of its own, so the background reaches the edges and the drawing stays
 * within the middle 80 %.
 */
const maskable = async (size: number) =>
  sharp({ create: { width: size, height: size, channels: 4, background: shop.colours.dark } }).composite([
    {
      input: await square(Math.round(size * 0.75))
        .png()
        .toBuffer(),
    },
  ]);

/** The ICO container around one PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
function ico(png: Buffer, size: number) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const save = (name: string, data: string | Buffer) => writeFileSync(new URL(name, folder), data);
const png = { compressionLevel: 9, palette: true };

save('favicon.ico', ico(await square(32).png(png).toBuffer(), 32));
save('icon-192.png', await square(192).png(png).toBuffer());
save('icon-512.png', await square(512).png(png).toBuffer());
save('icon-maskable.png', await (await maskable(512)).png(png).toBuffer());
save('apple-touch-icon.png', await (await maskable(180)).png(png).toBuffer());
save(
  'manifest.webmanifest',
  `${JSON.stringify(
    {
      name: shop.name,
      short_name: shop.name,
      description: shop.slogan,
      lang: 'pt-BR',
      start_url: './',
      display: 'standalone',
      background_color: shop.colours['white-200'],
      theme_color: shop.colours.white,
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`,
);
