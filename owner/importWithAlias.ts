import { createJiti } from 'jiti';
import { readAliases } from './aliases';

/** Imports a file that uses modules of the shop by their aliases. */
export const importWithAlias = <Module>(file: string): Promise<Module> =>
  createJiti(import.meta.url, { alias: { ...readAliases() } }).import<Module>(file);
