import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folders } from '../../src/shared/addresses/folders.mjs';
import { fromRoot } from '../fromRoot';
import { hashed } from '../hashed';
import { makeFolder } from '../makeFolder';
import type { Settings } from '../settings/schema';
import { cutFont, LOGO, TEXT, weights } from './cutFont';
import { drawIcons } from './drawIcons';
import { drawShare } from './drawShare';

const ASCII = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => 0x20 + index));
const PORTUGUESE = 'áàâãçéêíñóôõúü';
/** The characters of Portuguese text; others are shown in a system font. */
const CHARACTERS =
  ASCII.replace(/[\\^`{|}~<>[\]]/g, '') + PORTUGUESE + PORTUGUESE.toUpperCase() + '\u00a0ªº°–—‘’“”…×•·';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** The characters of titles in the logo's font: of the slogan, the categories, a search. */
const TITLE_CHARACTERS =
  [LETTERS, PORTUGUESE].flatMap((letters) => [letters, letters.toUpperCase()]).join('') +
  '0123456789 .,!?:&()–’“”-';

/** The web app's manifest. */
const manifestText = ({ name, slogan, colours }: Settings) =>
  `${JSON.stringify(
    {
      name,
      short_name: name,
      description: slogan,
      lang: 'pt-BR',
      start_url: './',
      display: 'standalone',
      background_color: colours['white-200'],
      theme_color: colours.white,
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    null,
    2,
  )}\n`;

/** The files that show a shop's name and colours, by path: fonts, and in `public` those for the root of its site. */
export const brandFiles = async (shop: Settings): Promise<ReadonlyMap<string, string | Buffer>> =>
  new Map<string, string | Buffer>([
    ['saira.woff2', await cutFont(TEXT, CHARACTERS, weights(300, 500))],
    ['logo.woff2', await cutFont(LOGO, TITLE_CHARACTERS + shop.name)],
    ...(await drawIcons(shop)),
    ['public/manifest.webmanifest', manifestText(shop)],
    [`public/${folders.pictures}/share.jpg`, await drawShare(shop)],
  ]);

/** A hash of everything from which a shop's brand is made, including the files of this folder. */
export function fingerprint({ name, slogan, colours }: Settings): string {
  const here = fromRoot('owner/brand');
  const sources = readdirSync(here).map((file) => readFileSync(join(here, file), 'utf8'));
  return hashed(16, JSON.stringify([name, slogan, colours, sources]));
}

/** The folder with a shop's brand. It is made again if something changed. */
export async function brandFolder(shop: Settings): Promise<string> {
  const all = fromRoot('node_modules/.cache/brands');
  const folder = join(all, fingerprint(shop));
  if (existsSync(folder)) return folder;
  makeFolder(all);
  const unfinished = mkdtempSync(join(all, 'made-'));
  for (const [path, data] of await brandFiles(shop)) {
    makeFolder(dirname(join(unfinished, path)));
    writeFileSync(join(unfinished, path), data);
  }
  // Renamed in one step: a build that is stopped leaves no unfinished folder. Another build may have been quicker.
  if (!existsSync(folder)) renameSync(unfinished, folder);
  return folder;
}
