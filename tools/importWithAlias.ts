import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** Imports a file that uses modules of the shop, whose imports begin with the alias `@/`. */
export function importWithAlias<Module>(file: string): Promise<Module> {
  return createJiti(import.meta.url, { alias: { '@': src } }).import<Module>(file);
}
