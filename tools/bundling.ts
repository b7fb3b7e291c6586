import type { BuildOptions } from 'esbuild';
import { readAliases } from '../owner/aliases';
import { readEnvironment } from '../owner/environment/readEnvironment.mjs';
import { fromRoot } from '../owner/fromRoot';
import type { BuildVariables } from '../src/shared/config/buildVariables';
import { replacements } from './build/replacements.mjs';

/**
 * How esbuild bundles the shop's source, outside of webpack: without styles, for the root of a server.
 * @param variables of the build, if there is one
 */
export const ofShop = (variables: Partial<BuildVariables> = {}) =>
  ({
    bundle: true,
    conditions: ['canecamisa'],
    alias: { ...readAliases() },
    loader: { '.scss': 'empty' },
    absWorkingDir: fromRoot(''),
    define: replacements({
      NODE_ENV: 'production',
      BASE_PATH: '',
      SITE_URL: readEnvironment().SITE_URL, // An order for WhatsApp contains it, and depends on its length.
      LIST_FILE: '',
      ...variables,
    }),
  }) satisfies BuildOptions;
