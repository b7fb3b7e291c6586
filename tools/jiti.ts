import { resolve } from 'node:path';

/** The script by which Node runs TypeScript, for tests that start a tool as a process of its own. */
export const jiti = resolve('node_modules/jiti/lib/jiti-cli.mjs');
