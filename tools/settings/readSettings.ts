import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { slug } from '../../src/shared/lib/text/slug';
import { fromRoot } from '../fromRoot';
import { parseSettings } from './parseSettings';
import type { Settings } from './settings';

export interface ReadSettings {
  /** The absolute path of the file. */
  file: string;
  shop: Settings;
  /** Variables that the build puts into `process.env` of the source. */
  env: {
    /** The prefix of every name that the shop uses in a browser. */
    STORAGE_NAME: string;
    /** 'yes', or empty: then the build leaves out the feature and its styles. */
    HAS_COMPANY: string;
    HAS_WHATSAPP: string;
    HAS_METRICS: string;
    HAS_OFFLINE: string;
  };
}

/** The file of the settings: SHOP_SETTINGS, relative to the project's root, or shop.json. */
const settingsFile = () => fromRoot(process.env.SHOP_SETTINGS || 'shop.json');

/**
 * Reads and checks the settings. Throws an Error with a sentence for each mistake.
 * @param file other than the shop's file
 */
export function readSettings(file = settingsFile()): ReadSettings {
  const parsed = parseSettings(readText(file));
  if ('settings' in parsed) {
    const { settings: shop } = parsed;
    const env = {
      STORAGE_NAME: slug(shop.name),
      HAS_COMPANY: shop.company ? 'yes' : '',
      HAS_WHATSAPP: shop.whatsapp ? 'yes' : '',
      HAS_METRICS: shop.metrics ? 'yes' : '',
      HAS_OFFLINE: shop.offline ? 'yes' : '',
    };
    return { file, shop, env };
  }
  const name = relative(fromRoot('.'), file);
  throw new Error(parsed.mistakes.map((mistake) => `${name}: ${mistake}.`).join('\n'));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(
      `SHOP_SETTINGS: found ${file}, which cannot be read; allowed: a file, or unset for shop.json.`,
    );
  }
}

/** For commands: prints the mistakes and ends the process. */
export function settingsOrExit(): ReadSettings {
  try {
    return readSettings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
