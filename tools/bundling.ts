import { fileURLToPath } from 'node:url';
import type { BuildOptions } from 'esbuild';

/** An absolute path, of one from the project's root. */
export const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * How esbuild reads the shop's source outside of webpack: without its styles, and at the root of its server.
 * @param env what the source finds in `process.env`
 */
export const ofShop = (env: Readonly<Record<string, string>> = {}) =>
  ({
    bundle: true,
    alias: { '@': fromRoot('src') },
    loader: { '.scss': 'empty' },
    absWorkingDir: fromRoot(''),
    define: Object.fromEntries(
      Object.entries({ NODE_ENV: 'production', BASE_PATH: '', ...env }).map(([name, text]) => [
        `process.env.${name}`,
        JSON.stringify(text),
      ]),
    ),
  }) satisfies BuildOptions;
