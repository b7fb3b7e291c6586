import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../fromRoot';
import type { Settings } from '../settings/settings';
import { logoFont, rootFiles, writeFiles } from './brandFiles';
import { readIcon } from './drawIcons';
import { drawShare } from './drawShare';

/** To be raised when the same settings are drawn otherwise. */
const VERSION = 1;

/** A text that changes with what a shop's brand is made of. */
export const fingerprint = (shop: Settings) =>
  createHash('sha256')
    .update(JSON.stringify([VERSION, shop.name, shop.slogan, shop.colours, readIcon(shop)]))
    .digest('hex')
    .slice(0, 16);

/** Has the fingerprint of the sample shop, whose brand is a part of the project. */
export const SAMPLE = 'tools/brand/sample.txt';

/**
 * The folder with what bears a shop's name and colours beside its pages: `logo.woff2`, and in `public` what is in the
 * root of its site. It is made where the settings or the icon have changed. Undefined for the sample shop's.
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
  // At once: a build that is stopped leaves no part of a brand in its place, and another may have been quicker.
  if (!existsSync(folder)) renameSync(made, folder);
  return folder;
}
