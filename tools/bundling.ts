import type { BuildOptions, Plugin } from 'esbuild';
import { fromRoot } from './fromRoot';
import { readSettings } from './settings/readSettings';

/** Reads the settings that SHOP_SETTINGS names in the place of shop.json. */
const chosenSettings: Plugin = {
  name: 'chosen-settings',
  setup(build) {
    build.onResolve({ filter: /\/shop\.json$/ }, () => ({ path: readSettings().file }));
  },
};

/**
 * How esbuild reads the shop's source outside of webpack: without its styles, and at the root of its server.
 * @param env what the source finds in `process.env`, besides what follows from the settings
 * @param plugins come before its own
 */
export const ofShop = (env: Readonly<Record<string, string>> = {}, plugins: Plugin[] = []) =>
  ({
    bundle: true,
    conditions: ['workspace'],
    alias: { '@': fromRoot('src') },
    loader: { '.scss': 'empty' },
    absWorkingDir: fromRoot(''),
    plugins: [...plugins, chosenSettings],
    define: Object.fromEntries(
      Object.entries({ NODE_ENV: 'production', BASE_PATH: '', ...readSettings().env, ...env }).map(
        ([name, text]) => [`process.env.${name}`, JSON.stringify(text)],
      ),
    ),
  }) satisfies BuildOptions;
