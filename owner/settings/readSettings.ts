import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { decodeText } from '../decodeText.mjs';
import { listingName } from '../../src/shared/addresses/listingName';
import { fromRoot } from '../fromRoot';
import { Refusal } from '../refusal';
import { mistake } from './mistake';
import { leadsToPage } from './ownPages/readMarkdown';
import { readPages, type ReadPages } from './ownPages/readPages';
import { reasonOf } from '../systemError.mjs';
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
  const parsed = parseSettings(readText(file));
  const listings = 'settings' in parsed ? Object.values(parsed.settings.categories).map(listingName) : [];
  const { mistakes, ...texts } = readPages(dirname(file), listings);
  if ('settings' in parsed) mistakes.push(...lostLinks(parsed.settings, texts.pages, listings));
  if ('settings' in parsed && mistakes.length === 0) return { file, shop: parsed.settings, ...texts };
  const name = relative(fromRoot('.'), file);
  const ofSettings = 'mistakes' in parsed ? parsed.mistakes.map((one) => `${name}: ${one}`) : [];
  throw new Refusal([...ofSettings, ...mistakes].map((one) => `${one}.`).join('\n'));
}

/** A sentence for each link of the settings that leads to no page of the shop. */
function lostLinks({ links }: Settings, pages: ReadPages['pages'], listings: readonly string[]): string[] {
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

function readText(file: string): string {
  try {
    return decodeText(readFileSync(file));
  } catch (error) {
    const reason = reasonOf(error);
    const isChosen = Boolean(process.env.SHOP_SETTINGS) && file === settingsFile();
    throw new Refusal(
      isChosen
        ? `SHOP_SETTINGS: achado "${process.env.SHOP_SETTINGS}": ${reason}; deixe esta variável de fora para usar shop.json.`
        : `${relative(fromRoot('.'), file)}: ${reason}.`,
      { cause: error },
    );
  }
}
