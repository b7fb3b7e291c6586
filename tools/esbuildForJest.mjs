import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

const thisFile = readFileSync(fileURLToPath(import.meta.url));

/** Compiles TypeScript and ES modules for Jest; `tsc` checks the types. */
export default {
  /** @param {string} source @param {string} path */
  process: (source, path) =>
    transformSync(source, {
      sourcefile: path,
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      sourcemap: 'external',
      supported: { 'dynamic-import': false }, // becomes `require`: Jest's modules are not native ones
      define: { 'import.meta.url': 'importMetaUrl' },
      banner: source.includes('import.meta.url')
        ? 'const importMetaUrl = require("node:url").pathToFileURL(__filename).href;'
        : '',
    }),
  /** @param {string} source @param {string} path @param {{ configString: string, instrument: boolean }} options */
  getCacheKey: (source, path, { configString, instrument }) =>
    createHash('sha256')
      .update(thisFile)
      .update(JSON.stringify([source, path, configString, instrument]))
      .digest('hex'),
};
