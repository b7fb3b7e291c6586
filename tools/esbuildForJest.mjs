import { transformSync } from 'esbuild';

/** Compiles TypeScript for Jest; `tsc` checks its types. */
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
