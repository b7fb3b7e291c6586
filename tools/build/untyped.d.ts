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

declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';

  export const ALL_TESTS: ((requests: Requests) => { result: string })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getGradeForScore(score: number): { score: number; grade: string };
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/retriever/utils.js' {
  export function parseHttpEquivHeaders(html: string, url: string): Map<string, string[]>;
}

declare module '@mdn/mdn-http-observatory/src/types.js' {
  export class Requests {
    constructor(hostname: string);
  }
}
