import { useEffect, useSyncExternalStore } from 'react';

/** Ms until a chunk has failed: webpack waits two minutes for a script, and for ever for a style sheet. */
const TIMEOUT = 20_000;

/** Code that comes after the first scripts: a page, or what a component shows later. */
export type Chunk<Code> = ReturnType<typeof createChunk<Code>>;

/** Makes a chunk of a dynamic import. */
export function createChunk<Code>(request: () => Promise<Code>) {
  let code: Code | undefined;
  const listeners = new Set<() => void>();
  return {
    /** Loads it, once for all. Rejects if that fails; the next call tries again. */
    async load() {
      if (code) return;
      code = await inTime(request());
      for (const listener of listeners) listener();
    },
    get: () => code,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * The code of a chunk; undefined until it has loaded. It is requested when it is needed, and again at another
 * `need` if that failed.
 */
export function useChunk<Code>(
  { load, subscribe, get }: Chunk<Code>,
  need: unknown,
  onFail: (error: unknown) => unknown = ignore,
): Code | undefined {
  useEffect(() => {
    if (need) load().catch(onFail);
  }, [load, need, onFail]);
  return useSyncExternalStore(subscribe, get, get);
}

const ignore = () => {}; // The component shows what it can without the chunk.

/**
 * Whether a chunk's script or style sheet failed to load. Webpack names these errors; an error in the chunk's
 * code has another name.
 */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Resolves with what was loaded, or rejects if that takes too long. */
function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const error = Object.assign(new Error('Loading the page took too long'), { name: 'ChunkLoadError' });
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), TIMEOUT);
  });
  return Promise.race([loading, tooLate]).finally(() => clearTimeout(timer));
}
