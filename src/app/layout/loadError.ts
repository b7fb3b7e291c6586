/**
 * Whether a chunk's script or style sheet failed to load. Webpack names these errors; an error in the chunk's
 * code has another name.
 */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Ms until a chunk has failed: webpack waits two minutes for a script, and for ever for a style sheet. */
const TIMEOUT = 20_000;

/** Resolves with the chunk, or rejects if it takes too long. */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const error = Object.assign(new Error('Loading the page took too long'), { name: 'ChunkLoadError' });
  const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(error), TIMEOUT));
  return Promise.race([loading, tooLate]);
}
