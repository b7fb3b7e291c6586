import { resolve } from 'node:path';
import root from './root.cjs';

/** Makes a path relative to the project's root absolute. */
export const fromRoot = (path: string) => resolve(root, path);
