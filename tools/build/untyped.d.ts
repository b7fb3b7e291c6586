/** The parts that this project uses of modules without types. */

/** The types of the steiger plugin import this package, which it does not install. */
declare module '@steiger/toolkit' {
  import type { defineConfig } from 'steiger';

  export type Config<_Rules> = ReturnType<typeof defineConfig>;
}

declare module 'webpack/hot/emitter' {
  import type { EventEmitter } from 'node:events';

  const emitter: EventEmitter;
  export default emitter;
}
