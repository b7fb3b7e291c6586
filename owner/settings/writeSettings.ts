import { dirname, join } from 'node:path';
import { slug } from '../../src/shared/lib/text';
import { whyStopped } from '../refusal';
import { writeIfChanged } from '../writeIfChanged';
import { ownLinksOf } from './ownPages/readPages';
import { registeredKey } from './pixKey';
import { readSettings, type ReadSettings } from './readSettings';

/** Where the modules of a shop are: beside its settings, so that two shops can be built at the same time. */
const folderOf = (file: string) => join(dirname(file), '.cache/settings');

/** What was read, and where the source finds it. */
export interface WrittenSettings extends ReadSettings {
  /** The folder of the modules, which the source imports as `@settings/shop` and `@settings/pages`. */
  modules: string;
}

/**
 * Checks the settings and the owner's pages, and writes them as modules for the source. Throws a Refusal with a
 * sentence for each mistake, and then leaves the modules as they were.
 */
export function writeSettings(): WrittenSettings {
  const settings = readSettings();
  const { file, shop, pages, unknownProductText } = settings;
  const ownLinks = ownLinksOf(pages, shop.links);
  const constants = {
    ...shop,
    pix: shop.pix && { ...shop.pix, key: registeredKey(shop.pix.key) },
    storageName: slug(shop.name),
    ownLinks,
    hasUnknownProductText: unknownProductText !== null,
  };
  const pageTexts = Object.fromEntries(pages.map(({ path, ...pageText }) => [path, pageText]));
  const modules = folderOf(file);
  writeModule(join(modules, 'shop.ts'), constants);
  writeModule(join(modules, 'pages.ts'), { pageTexts, unknownProductText });
  return { ...settings, modules };
}

/** For commands: prints the mistakes and ends the process. */
export function settingsOrExit(): WrittenSettings {
  try {
    return writeSettings();
  } catch (error) {
    console.error(whyStopped(error));
    process.exit(1);
  }
}

/**
 * Writes a module of constants. Webpack inlines those that are short, so code for settings that are null or false is
 * removed.
 */
function writeModule(file: string, constants: Readonly<Record<string, unknown>>): void {
  const declarations = Object.entries(constants).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  writeIfChanged(file, `// Written by owner/settings/writeSettings.ts.\n${declarations.join('')}`);
}
