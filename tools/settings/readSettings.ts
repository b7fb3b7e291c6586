import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { decodeText } from '../../server/decodeText.mjs';
import { slug } from '../../src/shared/lib/text/slug';
import { fromRoot } from '../fromRoot';
import { ownLinksOf } from './ownPages/ownLinks';
import { readPages } from './ownPages/readPages';
import { parseSettings } from './parseSettings';
import type { Settings } from './settings';
import { listingName } from './takenNames';

export interface ReadSettings {
  /** The absolute path of the file. */
  file: string;
  shop: Settings;
  /** The paths of the pages that the owner wrote. */
  pages: readonly string[];
  /** Variables that the build puts into `process.env` of the source. */
  env: {
    /** The prefix of every name that the shop uses in a browser. */
    STORAGE_NAME: string;
    /** The links that the owner gives, as JSON (src/shared/config/ownLinks.ts). */
    OWN_LINKS: string;
    /** The owner's pages by their paths, as JSON (src/pages/text/model/texts.ts). */
    PAGE_TEXTS: string;
    /** 'yes', or empty: then the build leaves out the feature and its styles. */
    HAS_COMPANY: string;
    HAS_WHATSAPP: string;
    HAS_FREE_SHIPPING: string;
    HAS_PRICE_LINE: string;
    HAS_SOLD_OUT_LAST: string;
    HAS_METRICS: string;
    HAS_OFFLINE: string;
    /** The build empties it if no product of its list has details besides its colour (src/entities/product/model/fields.ts). */
    HAS_DETAILS: string;
    /** The build empties it if no two products of its list are variants (src/entities/product/model/variants.ts). */
    HAS_VARIANTS: string;
    /** The path of the built-in list in a built site (src/entities/product/model/loadBuiltInRows.ts); empty before it is built. */
    LIST_FILE: string;
  };
}

/** The file of the settings: SHOP_SETTINGS, relative to the project's root, or shop.json. */
const settingsFile = () => fromRoot(process.env.SHOP_SETTINGS || 'shop.json');

/**
 * Reads the settings, and the owner's pages beside them. Throws an Error with a sentence for each mistake.
 * @param file other than the shop's file
 */
export function readSettings(file = settingsFile()): ReadSettings {
  const parsed = parseSettings(readText(file));
  const listings = 'settings' in parsed ? Object.values(parsed.settings.categories).map(listingName) : [];
  const { pages, mistakes } = readPages(dirname(file), listings);
  if ('settings' in parsed && mistakes.length === 0) {
    const { settings: shop } = parsed;
    const env = {
      STORAGE_NAME: slug(shop.name),
      OWN_LINKS: jsonOf(ownLinksOf(pages, shop.links)),
      PAGE_TEXTS: jsonOf(Object.fromEntries(pages.map(({ path, ...text }) => [path, text]))),
      HAS_COMPANY: shop.company ? 'yes' : '',
      HAS_WHATSAPP: shop.whatsapp ? 'yes' : '',
      HAS_FREE_SHIPPING: shop.policy.freeShipping === 'applied' ? 'yes' : '',
      HAS_PRICE_LINE: shop.instalments || shop.pixDiscount ? 'yes' : '',
      HAS_SOLD_OUT_LAST: shop.policy.soldOut === 'last' ? 'yes' : '',
      HAS_METRICS: shop.metrics ? 'yes' : '',
      HAS_OFFLINE: shop.offline ? 'yes' : '',
      HAS_DETAILS: 'yes',
      HAS_VARIANTS: 'yes',
      LIST_FILE: '',
    };
    return { file, shop, pages: pages.map(({ path }) => path), env };
  }
  const name = relative(fromRoot('.'), file);
  const ofSettings = 'mistakes' in parsed ? parsed.mistakes.map((one) => `${name}: ${one}`) : [];
  throw new Error([...ofSettings, ...mistakes].map((one) => `${one}.`).join('\n'));
}

/** JSON, or an empty text if there is nothing: the build then leaves out what reads it. */
const jsonOf = (value: object) => (Object.keys(value).length > 0 ? JSON.stringify(value) : '');

function readText(file: string): string {
  try {
    return decodeText(readFileSync(file));
  } catch {
    throw new Error(
      `SHOP_SETTINGS: achado ${file}, que não se deixa ler; permitido: um arquivo, ou nada para shop.json.`,
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
