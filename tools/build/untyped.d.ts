/** The types of the steiger plugin import this package, which it does not install. */
declare module '@steiger/toolkit' {
  import type { defineConfig } from 'steiger';

  export type Config<_Rules> = ReturnType<typeof defineConfig>;
}
