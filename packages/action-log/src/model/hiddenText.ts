/** Replaces a text that is hidden. */
export const HIDDEN = '•••';

const masks = new Map<string, string>();

/**
 * A text that replaces one that a person typed. Equal texts are replaced by equal ones, and different ones by different ones, so
 * that a replay of them leads to states of the same kind. A blank text, or one that is hidden already, stays as it is.
 */
export function hiddenText(text: string): string {
  if (text.trim() === '' || text.startsWith(HIDDEN)) return text;
  const mask = masks.get(text) ?? (masks.size === 0 ? HIDDEN : `${HIDDEN} ${masks.size + 1}`);
  masks.set(text, mask);
  return mask;
}
