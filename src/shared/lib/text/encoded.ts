/** Percent-encodes a text for an address. Half a surrogate pair, which has no UTF-8, becomes U+FFFD. */
export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
