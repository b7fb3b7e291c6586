/** Percent-encodes a text for an address. Half a surrogate pair, which has no UTF-8, becomes U+FFFD. */
export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/** Decodes percent-encoded text; text that is not validly encoded is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // Not encoded by our rules, so it is taken literally.
  }
}
