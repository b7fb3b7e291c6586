import { dirname } from 'node:path';
import { stop } from '../../owner/command.mjs';
import { readEnvironment } from '../../owner/environment/readEnvironment.mjs';
import { brandFolder } from '../../owner/brand/brandFolder';
import { fromRoot } from '../../owner/fromRoot';
import { importWithAlias } from '../../owner/importWithAlias';
import type * as WriteProductModules from '../../owner/products/writeProductModules';
import { whyStopped } from '../../owner/refusal';
import { settingsOrExit } from '../../owner/settings/writeSettings';
import { buildVariables } from './buildVariables';

/** What a build is made from: the owner's settings, pages, products and photos, and the environment. */
export type Shop = Awaited<ReturnType<typeof readShop>>;

/**
 * Reads and checks everything. Ends the process with a sentence if something is wrong.
 * @param cache the folder for the modules of products and photos
 */
export async function readShop(cache: string) {
  const ownersEnvironment = readEnvironment();
  const settings = settingsOrExit();
  const { writeProductModules, BUILT_IN } = await importWithAlias<typeof WriteProductModules>(
    fromRoot('owner/products/writeProductModules.ts'),
  );
  const products = await writeProductModules({
    ownFolder: dirname(settings.file),
    cache,
    environment: ownersEnvironment,
    say: console.log,
  }).catch((error: unknown) => stop(whyStopped(error, cache)));
  // The shop serves products.json itself.
  const environment = { ...ownersEnvironment, API_BASE_URL: products.backend };
  return {
    environment,
    /** What the source reads from `process.env`. */
    variables: buildVariables(environment, `/${BUILT_IN}`),
    settings,
    products,
    brand: await brandFolder(settings.shop),
  };
}
