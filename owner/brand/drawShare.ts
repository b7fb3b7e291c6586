import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../../src/shared/lib/text';
import type { Settings } from '../settings/settings';
import { cutFont, LOGO, TEXT, weights } from './cutFont';
import { readIcon } from './drawIcons';

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 100];

/**
 * The picture of shared links: icon, name and slogan in the theme's colours, a JPEG of 1200 x 630 pixels.
 */
export async function drawShare(shop: Settings): Promise<Buffer> {
  const { name, slogan, colours } = shop;
  const folder = mkdtempSync(join(tmpdir(), 'share-'));
  /**
   * Draws a text as large as fits into a height in pixels. The font must be a file; the comma after its name
   * keeps Pango from reading a word of it, such as 'Thin', as a style.
   */
  const drawn = (text: string, colour: string, font: { name: string; data: Buffer }, height: number) => {
    const fontfile = join(folder, `${font.name}.ttf`);
    writeFileSync(fontfile, font.data);
    const markup = `<span foreground="${colour}">${escapeMarkup(text)}</span>`;
    return sharp({
      text: { text: markup, font: `${font.name},`, fontfile, rgba: true, width: WIDTH - 2 * MARGIN, height },
    })
      .png()
      .toBuffer();
  };
  try {
    const targetFormat = 'sfnt';
    const logo = { name: 'Saira Stencil One', data: await cutFont(LOGO, name, { targetFormat }) };
    const text = { name: 'Saira Thin', data: await cutFont(TEXT, slogan, { targetFormat, ...weights(400) }) };
    const icon = sharp(Buffer.from(readIcon(shop)), { density: 360 }).resize(140);
    return await sharp({
      create: { width: WIDTH, height: HEIGHT, channels: 3, background: colours['white-200'] },
    })
      .composite([
        { input: await icon.png().toBuffer(), left: MARGIN, top: 90 },
        { input: await drawn(name, colours.dark, logo, 150), left: MARGIN, top: 270 },
        { input: await drawn(slogan, colours['gray-800'], text, 90), left: MARGIN, top: 460 },
      ])
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
