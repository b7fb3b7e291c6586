import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { decodeText } from '../decodeText.mjs';
import { listingName } from '../../src/shared/addresses/listingName';
import { messageOf } from '../../src/shared/lib/text';
import { slug } from '../../src/shared/lib/text';
import { fromRoot } from '../fromRoot';
import { mistake } from './mistake';
import { leadsToPage } from './ownPages/readMarkdown';
import { ownLinksOf, readPages, type OwnPage } from './ownPages/readPages';
import { parseSettings } from './parseSettings';
import type { Settings } from './settings';

export interface ReadSettings {
  /** The absolute path of the file. */
  file: string;
  shop: Settings;
  /** The paths of the pages that the owner wrote. */
  pages: readonly string[];
  env: ReturnType<typeof environmentOf>;
}

/** Variables that the build puts into `process.env` of the source. */
const environmentOf = (shop: Settings, pages: readonly OwnPage[]) => ({
  /** The prefix of every name that the shop uses in a browser. */
  STORAGE_NAME: slug(shop.name),
  /** The links that the owner gives, as JSON (src/shared/config/index.ts). */
  OWN_LINKS: jsonOf(ownLinksOf(pages, shop.links)),
  /** The owner's pages by their paths, as JSON (src/pages/text/model/texts.ts). */
  PAGE_TEXTS: jsonOf(Object.fromEntries(pages.map(({ path, ...text }) => [path, text]))),
  /** The path of the built-in list in a built site (src/entities/product/model/loadBuiltInRows.ts). */
  LIST_FILE: '',
});

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
  if ('settings' in parsed) mistakes.push(...lostLinks(parsed.settings, pages, listings));
  if ('settings' in parsed && mistakes.length === 0) {
    const { settings: shop } = parsed;
    return { file, shop, pages: pages.map(({ path }) => path), env: environmentOf(shop, pages) };
  }
  const name = relative(fromRoot('.'), file);
  const ofSettings = 'mistakes' in parsed ? parsed.mistakes.map((one) => `${name}: ${one}`) : [];
  throw new Error([...ofSettings, ...mistakes].map((one) => `${one}.`).join('\n'));
}

/** A sentence for each link of the settings that leads to no page of the shop. */
function lostLinks({ links }: Settings, pages: readonly OwnPage[], listings: readonly string[]): string[] {
  const paths = [...pages.map(({ path }) => path), ...listings.map((name) => `/${name}`)];
  return Object.entries(links ?? {})
    .filter(([, to]) => to.startsWith('/') && !leadsToPage(to, paths))
    .map(([label, to]) =>
      mistake(
        `shop.json: links.${label}`,
        to,
        `uma página da loja, como /cart ou a de um arquivo em pages (pages${to}.md seria ${to}), ou um endereço que comece com https://`,
      ),
    );
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
    console.error(messageOf(error));
    process.exit(1);
  }
}
