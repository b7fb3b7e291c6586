import tsconfig from '../tsconfig.json' with { type: 'json' };
import { fromRoot } from './fromRoot';
import { settingsOrExit, type WrittenSettings } from './settings/writeSettings';

/**
 * The aliases in imports, such as the `@/` of `@/shared/lib`, each with its absolute path. Webpack, Jest,
 * jiti and esbuild get them from here, and the compiler and Playwright from the same `paths` of tsconfig.json. Only
 * `@settings` is a different folder for each shop, so for it tsconfig.json names the folder of its types.
 */
export const aliasesFor = ({ modules }: WrittenSettings): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(tsconfig.compilerOptions.paths).map(([name, [path = '']]) => [
      name.replace(/\/\*$/, ''),
      fromRoot(path.replace(/\/\*$/, '')),
    ]),
  ),
  '@settings': modules,
});

/** The same aliases, for a program that reads the settings itself. The modules of the settings are written again if the settings have changed. */
export const readAliases = () => aliasesFor(settingsOrExit());
