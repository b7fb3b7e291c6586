import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** Imports a file that uses the shop's own modules: only an alias tells what the `@/` in their imports means. */
export function importWithAlias<Module>(file: string): Promise<Module> {
  return createJiti(import.meta.url, { alias: { '@': src } }).import<Module>(file);
}
