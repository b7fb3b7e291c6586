import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../settings/settings';
import { cutFont, LOGO } from './cutFont';
import { drawIcons } from './drawIcons';
import { manifestText } from './manifestText';

/** Files by their paths. */
export type Files = ReadonlyMap<string, string | Buffer>;

/** The logo's font with the letters of the shop's name. */
export const logoFont = ({ name }: Settings) => cutFont(LOGO, name);

/** The files in the root of the site that show the shop's name and colours. */
export const rootFiles = async (shop: Settings): Promise<Files> =>
  new Map<string, string | Buffer>([
    ...(await drawIcons(shop)),
    ['manifest.webmanifest', manifestText(shop)],
  ]);

export function writeFiles(folder: string, files: Files): void {
  for (const [path, data] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), data);
  }
}
