import { resolve } from 'node:path';

/** The path of jiti's command, which runs TypeScript in Node, for tests that start a tool as a process. */
export const jiti = resolve('node_modules/jiti/lib/jiti-cli.mjs');
