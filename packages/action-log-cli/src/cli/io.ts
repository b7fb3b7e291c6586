import type { Plugin } from 'esbuild';
import { loadShop, type Shop } from './loadShop';
import type * as randomParts from './randomParts';

/** The shop's code that commands run, bundled when a command first asks for it. */
export interface Source {
  loadShop: () => Promise<Shop>;
  loadRandomParts: () => Promise<typeof randomParts>;
}

/** What the commands write to, and what they run. */
export interface Io extends Source {
  /** A line for stdout. */
  say: (text: string) => void;
  /** A line for stderr. */
  complain: (text: string) => void;
}

/** The source as it is now, or as `plugins` change it for tests that plant bugs. */
export function sourceWith(plugins: Plugin[] = []): Source {
  return {
    loadShop: once(() => loadShop(plugins)),
    loadRandomParts: once(() =>
      loadShop<typeof randomParts>(plugins, 'packages/action-log-cli/src/cli/randomParts.ts'),
    ),
  };
}

function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loaded: Promise<Result> | undefined;
  return () => (loaded ??= load());
}
