import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';
import { settingsFile } from './settings/readSettings';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** Imports a file that uses modules of the shop: their imports begin with the alias `@/`, and the settings may be another file. */
export function importWithAlias<Module>(file: string): Promise<Module> {
  const alias = { '@': src, '../../../shop.json': settingsFile() };
  return createJiti(import.meta.url, { alias }).import<Module>(file);
}
