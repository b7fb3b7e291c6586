/** Percent-encoded text, decoded; what is not validly encoded stays as it stands. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // Somebody else's encoding: the best that can be had of it.
  }
}
