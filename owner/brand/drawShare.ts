import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../../src/shared/lib/text';
import { fromRoot } from '../fromRoot';
import { hashed } from '../hashed';
import { makeFolder } from '../makeFolder';
import type { Settings } from '../settings/schema';
import { cutFont, LOGO, TEXT, weights } from './cutFont';
import { readIcon } from './drawIcons';

const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 100];

/** Every character that the two fonts may contain: from the space to the trade mark sign. */
const CHARACTERS = String.fromCharCode(...Array.from({ length: 0x2122 - 0x1f }, (_, index) => 0x20 + index));

/** A font as Pango finds it. */
interface PangoFont {
  /** With a comma at its end, which keeps Pango from reading a word of it, such as 'Thin', as a style. */
  font: string;
  fontfile: string;
}

/**
 * Writes a font for Pango. Once a process has drawn with a file, Pango takes that file for every later text in the
 * same font, whichever file it is given. So the file has all characters, not only those of one shop, and it is
 * never deleted: without it Pango would draw boxes, and only print a warning.
 * @param name the name of the font's family
 */
async function pangoFont(name: string, source: string, variation = {}): Promise<PangoFont> {
  const data = await cutFont(source, CHARACTERS, { targetFormat: 'sfnt', ...variation });
  const fontfile = fromRoot(`node_modules/.cache/fonts/${hashed(16, data.toString('latin1'))}.ttf`);
  if (!existsSync(fontfile)) {
    makeFolder(dirname(fontfile));
    // Renamed in one step: another process may be drawing with it.
    const unfinished = `${fontfile}.${process.pid}`;
    writeFileSync(unfinished, data);
    renameSync(unfinished, fontfile);
  }
  return { font: `${name},`, fontfile };
}

/**
 * The picture of shared links: icon, name and slogan in the theme's colours, a JPEG of 1200 x 630 pixels.
 */
export async function drawShare({ name, slogan, colours }: Settings): Promise<Buffer> {
  /** Draws a text as large as fits into a height in pixels. */
  const drawText = (text: string, colour: string, font: PangoFont, height: number) => {
    const markup = `<span foreground="${colour}">${escapeMarkup(text)}</span>`;
    return sharp({ text: { text: markup, ...font, rgba: true, width: WIDTH - 2 * MARGIN, height } })
      .png()
      .toBuffer();
  };
  const logo = await pangoFont('Saira Stencil One', LOGO);
  const text = await pangoFont('Saira Thin', TEXT, weights(400));
  const icon = sharp(Buffer.from(readIcon({ colours })), { density: 360 }).resize(140);
  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: colours['white-200'] },
  })
    .composite([
      { input: await icon.png().toBuffer(), left: MARGIN, top: 90 },
      { input: await drawText(name, colours.dark, logo, 150), left: MARGIN, top: 270 },
      { input: await drawText(slogan, colours['gray-800'], text, 90), left: MARGIN, top: 460 },
    ])
    .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
