import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { readSettings } from './settings/readSettings';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** Imports a file that uses modules of the shop, by the alias `@/`; the settings may be another file. */
export function importWithAlias<Module>(file: string): Promise<Module> {
  // Not an alias of the file, which jiti would read as UTF-8.
  const virtualModules = { '../../../shop.json': readSettings().shop };
  return createJiti(import.meta.url, { alias: { '@': src }, virtualModules }).import<Module>(file);
}
