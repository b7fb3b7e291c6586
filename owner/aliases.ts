import tsconfig from '../tsconfig.json' with { type: 'json' };
import { fromRoot } from './fromRoot';
import { settingsOrExit, type WrittenSettings } from './settings/writeSettings';

/**
 * What the names in imports, such as `@/shared/lib`, mean: the first part of each, and its absolute path. Webpack, Jest,
 * jiti and esbuild get them from here, and the compiler and Playwright from the same `paths` of tsconfig.json. Only
 * `@settings` is another folder for each shop; there tsconfig.json names its types.
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

/** The same for a program that reads the settings itself; they are written again if they have changed. */
export const readAliases = () => aliasesFor(settingsOrExit());
