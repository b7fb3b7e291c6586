import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { slug } from '../../src/shared/lib/slug';
import { fromRoot } from '../fromRoot';
import { parseSettings } from './parseSettings';
import type { Settings } from './settings';

export interface ReadSettings {
  /** The absolute path of their file. */
  file: string;
  shop: Settings;
  /** What the source finds in `process.env`. */
  env: {
    /** Begins the names of all that a browser keeps for the shop. */
    STORAGE_NAME: string;
    /** 'yes', or empty: what it guards is then not in the build, its styles neither. */
    HAS_COMPANY: string;
    HAS_WHATSAPP: string;
    HAS_METRICS: string;
    HAS_OFFLINE: string;
  };
}

/** The file of the shop's settings: what the variable SHOP_SETTINGS names, from the project's root, or shop.json. */
const settingsFile = () => fromRoot(process.env.SHOP_SETTINGS || 'shop.json');

/**
 * Reads and checks the shop's settings. Throws an error whose message is one sentence for each mistake.
 * @param file another file than the shop's own
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

/** The same for a command: says the mistakes and ends the process. */
export function settingsOrExit(): ReadSettings {
  try {
    return readSettings();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
