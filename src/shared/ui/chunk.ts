import { useContext, useSyncExternalStore } from 'react';
import { StaticContext } from './StaticContext';

/** Code that a component loads when it needs it. */
interface Chunk<Code> {
  /** Loads it, once for all. If that fails, the next call tries again. */
  load: () => Promise<void>;
  /** The code if it has loaded. */
  get: () => Code | undefined;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a chunk of a dynamic import. */
export function createChunk<Code>(load: () => Promise<Code>): Chunk<Code> {
  let code: Code | undefined;
  const listeners = new Set<() => void>();
  return {
    async load() {
      code ??= await load().catch(() => undefined);
      for (const listener of listeners) listener();
    },
    get: () => code,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The code of a chunk; undefined until it has loaded, and while a prerendered page is hydrated. */
export function useChunk<Code>({ subscribe, get }: Chunk<Code>): Code | undefined {
  return useSyncExternalStore(subscribe, get, useContext(StaticContext) ? get : () => undefined);
}
