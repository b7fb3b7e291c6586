/** Decodes percent-encoded text; text that is not validly encoded is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // Not encoded by our rules, so it is taken literally.
  }
}
