import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../fromRoot';
import type { Settings } from '../settings/settings';
import { logoFont, rootFiles, writeFiles } from './brandFiles';
import { readIcon } from './drawIcons';
import { drawShare } from './drawShare';

/** Increase it when the same settings are drawn differently. */
const VERSION = 1;

/** A hash of all that a shop's brand is made of. */
export const fingerprint = (shop: Settings) =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, shop.name, shop.slogan, shop.colours, readIcon(shop)]))
    .digest('hex')
    .slice(0, 16);

/** The file with the fingerprint of the sample shop, whose brand is committed. */
export const SAMPLE = 'tools/brand/sample.txt';

/**
 * The folder with the files that show a shop's name and colours: `logo.woff2`, and in `public` the files for
 * the root of its site. They are made again if something changed. Undefined for the sample shop.
 */
export async function brandFolder(shop: Settings): Promise<string | undefined> {
  const print = fingerprint(shop);
  if (readFileSync(fromRoot(SAMPLE), 'utf8').trim() === print) return undefined;
  const all = fromRoot('node_modules/.cache/brands');
  const folder = join(all, print);
  if (existsSync(folder)) return folder;
  mkdirSync(all, { recursive: true });
  const made = mkdtempSync(join(all, 'made-'));
  writeFiles(made, new Map([['logo.woff2', await logoFont(shop)]]));
  writeFiles(join(made, 'public'), await rootFiles(shop));
  writeFiles(join(made, 'public/pictures'), new Map([['share.jpg', await drawShare(shop)]]));
  // Renamed in one step: a build that is stopped leaves no half. Another build may have been quicker.
  if (!existsSync(folder)) renameSync(made, folder);
  return folder;
}
