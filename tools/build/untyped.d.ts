/** The parts that this project uses of modules without types. */

/** The types of the steiger plugin import this package, which it does not install. */
declare module '@steiger/toolkit' {
  import type { defineConfig } from 'steiger';

  export type Config<_Rules> = ReturnType<typeof defineConfig>;
}

declare module 'webpack-hot-middleware' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Compiler } from 'webpack';

  export default function hotMiddleware(
    compiler: Compiler,
    options: { path: string; log: false },
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(page: Window): void;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    noHinting: boolean;
    /** OpenType features to keep, four characters each; all others are removed. */
    keepFeatures: string[];
    /** The part of each axis of a variable font that is kept, for example of its weights. */
    variationAxes: Record<string, { min: number; max: number; default: number }>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Partial<Options>): Promise<Buffer>;
}
