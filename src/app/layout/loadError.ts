/**
 * Whether an error says that a chunk's script or style sheet did not come, and not that its code threw: webpack names
 * these errors so.
 */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Ms that a chunk may take: webpack waits two minutes for a script, and for a style sheet without end. */
const PATIENCE = 20_000;

/** What a chunk brings, or an error where it takes too long. */
export function inTime<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const error = Object.assign(new Error('Loading the page took too long'), { name: 'ChunkLoadError' });
  const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(error), PATIENCE));
  return Promise.race([loading, tooLate]);
}
