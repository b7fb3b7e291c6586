import { readFileSync } from 'node:fs';
import type { BuildOptions, Plugin } from 'esbuild';
import { decodeText } from '../owner/decodeText.mjs';
import { fromRoot } from '../owner/fromRoot';
import { readSettings } from '../owner/settings/readSettings';

/** Replaces shop.json by the settings that SHOP_SETTINGS names. */
const chosenSettings: Plugin = {
  name: 'chosen-settings',
  setup(build) {
    build.onResolve({ filter: /\/shop\.json$/ }, () => ({
      path: readSettings().file,
      namespace: 'settings',
    }));
    build.onLoad({ filter: /./, namespace: 'settings' }, ({ path }) => ({
      contents: decodeText(readFileSync(path)),
      loader: 'json',
    }));
  },
};

/**
 * How esbuild bundles the shop's source, outside of webpack: without styles, for the root of a server.
 * @param env variables in `process.env` of the source, besides those of the settings
 */
export const ofShop = (env: Readonly<Record<string, string>> = {}) =>
  ({
    bundle: true,
    conditions: ['canecamisa'],
    alias: { '@': fromRoot('src') },
    loader: { '.scss': 'empty' },
    absWorkingDir: fromRoot(''),
    plugins: [chosenSettings],
    define: Object.fromEntries(
      Object.entries({
        NODE_ENV: 'production',
        BASE_PATH: '',
        SITE_URL: '',
        ...readSettings().env,
        ...env,
      }).map(([name, text]) => [`process.env.${name}`, JSON.stringify(text)]),
    ),
  }) satisfies BuildOptions;
