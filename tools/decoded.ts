/** A path as it was written before it was encoded; unchanged if it is not rightly encoded, as in '%E0.md'. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
