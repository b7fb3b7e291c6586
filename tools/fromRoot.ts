import { resolve } from 'node:path';
import root from './root.cjs';

/** An absolute path, of one from the project's root. */
export const fromRoot = (path: string) => resolve(root, path);
