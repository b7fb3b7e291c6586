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

/** The longest encoded id: with the rest of its address it fits the sitemap protocol's 2,048 characters. */
const LONGEST_ID = 2000;
/** Half a surrogate pair has no UTF-8, browsers resolve dots, and react-router reads '%2F' as a slash. */
const WITHOUT_ADDRESS = /\p{Cs}|^\.{1,2}$|%2F/u;

/** Whether an address can hold a product's id, so that the page reads the same id back. */
export const hasAddress = (id: string) =>
  !WITHOUT_ADDRESS.test(id) && encodeURIComponent(id).length <= LONGEST_ID;
