/**
 * Whether an error says that a chunk's script or style sheet did not come, and not that its code threw: webpack names
 * these errors so.
 */
export function isLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
