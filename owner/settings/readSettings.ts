import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { decodeText } from '../decodeText.mjs';
import { listingName } from '../../src/shared/addresses/listingName';
import { fromRoot } from '../fromRoot';
import { misnamedFile } from '../misnamed.mjs';
import { Refusal } from '../refusal';
import { found, type SettingMistake } from './mistake';
import { leadsToPage } from './ownPages/readMarkdown';
import { readPages, type ReadPages } from './ownPages/readPages';
import { reasonOf, systemCode } from '../systemError.mjs';
import { parseSettings } from './parseSettings';
import type { Settings } from './schema';

/** What the owner wrote. */
export interface ReadSettings extends Omit<ReadPages, 'mistakes'> {
  /** The absolute path of the file. */
  file: string;
  shop: Settings;
}

/** The file of the settings: SHOP_SETTINGS, relative to the project's root, or shop.json. */
export const settingsFile = () => fromRoot(process.env.SHOP_SETTINGS || 'shop.json');

/**
 * Reads the settings, and the owner's pages beside them. Throws a Refusal with a sentence for each mistake.
 * @param file of the settings, by default the shop's own
 */
export function readSettings(file = settingsFile()): ReadSettings {
  const { settings, right, sentences } = parseSettings(readText(file));
  const listings = right.categories && Object.values(right.categories).map(listingName);
  const { mistakes: ofPages, ...texts } = readPages(dirname(file), listings);
  // A page may link to the listings of the categories.
  const mistakesOfPages = listings ? ofPages : [];
  const ofSettings = sentences(lostLinks(right, texts.pages, listings));
  if (settings && ofSettings.length === 0 && mistakesOfPages.length === 0)
    return { file, shop: settings, ...texts };
  const name = relative(fromRoot('.'), file);
  const lines = [...ofSettings.map((sentence) => `${name}: ${sentence}`), ...mistakesOfPages];
  throw new Refusal(lines.map((sentence) => `${sentence}.`).join('\n'));
}

/** A mistake for each link of the settings that leads to no page of the shop. */
function lostLinks(
  { links }: Partial<Settings>,
  pages: ReadPages['pages'],
  listings: readonly string[] | undefined,
): SettingMistake[] {
  if (!listings) return [];
  const paths = [...pages.map(({ path }) => path), ...listings.map((name) => `/${name}`)];
  return Object.entries(links ?? {})
    .filter(([, to]) => to.startsWith('/') && !leadsToPage(to, paths))
    .map(([label, to]) => ({
      path: ['links', label],
      what: found(
        to,
        `uma página da loja, como /cart ou a de um arquivo em pages (pages${to}.md seria ${to}), ou um endereço que comece com https://`,
      ),
    }));
}

function readText(file: string): string {
  try {
    return decodeText(readFileSync(file));
  } catch (error) {
    const misnamed = systemCode(error) === 'ENOENT' ? misnamedFile(file) : undefined;
    const reason = misnamed ?? reasonOf(error);
    const isChosen = Boolean(process.env.SHOP_SETTINGS) && file === settingsFile();
    throw new Refusal(
      isChosen
        ? `SHOP_SETTINGS: achado "${process.env.SHOP_SETTINGS}": ${reason}; deixe esta variável de fora para usar shop.json.`
        : `${relative(fromRoot('.'), file)}: ${reason}.`,
      { cause: error },
    );
  }
}
