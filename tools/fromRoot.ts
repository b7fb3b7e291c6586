import { resolve } from 'node:path';

/** An absolute path, of one from the project's root. */
export const fromRoot = (path: string) => resolve(__dirname, '..', path);
