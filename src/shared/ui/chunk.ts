import { useContext, useSyncExternalStore } from 'react';
import { StaticContext } from './StaticContext';

/** Makes a chunk, code that a component loads when it needs it, of a dynamic import. */
export function createChunk<Code>(load: () => Promise<Code>) {
  let code: Code | undefined;
  const listeners = new Set<() => void>();
  return {
    /** Loads it, once for all. If that fails, the next call tries again. */
    async load() {
      code ??= await load().catch(() => undefined);
      for (const listener of listeners) listener();
    },
    get: () => code,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The code of a chunk; undefined until it has loaded, and while a prerendered page is hydrated. */
export function useChunk<Code>({ subscribe, get }: ReturnType<typeof createChunk<Code>>): Code | undefined {
  return useSyncExternalStore(subscribe, get, useContext(StaticContext) ? get : () => undefined);
}
