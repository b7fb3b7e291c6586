import { transformSync } from 'esbuild';

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
    }),
};
