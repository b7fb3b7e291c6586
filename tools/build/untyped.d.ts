/** Packages that come without types: the part of them that this project uses. */

/** The steiger plugin's types import this package, which it does not install. */
declare module '@steiger/toolkit' {
  import type { defineConfig } from 'steiger';

  export type Config<_Rules> = ReturnType<typeof defineConfig>;
}

declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';

  const plugin: { flatConfigs: Record<'recommended' | 'strict', Linter.Config> };
  export default plugin;
}

declare module 'webpack-bundle-analyzer' {
  import type { Compiler } from 'webpack';

  interface Options {
    analyzerMode: 'static';
    reportFilename: string;
    openAnalyzer: boolean;
    compressionAlgorithm: 'brotli';
    defaultSizes: 'brotli';
  }

  export class BundleAnalyzerPlugin {
    constructor(options: Options);
    apply(compiler: Compiler): void;
  }
}
