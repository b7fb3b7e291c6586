/** Replaces a text that is hidden. */
export const HIDDEN = '•••';

/** Replaces a text that a person typed. */
export type Mask = (text: string) => string;

/**
 * The mask for one log. In it equal texts are replaced by equal ones, and different ones by different ones,
 * so that a replay leads to states of the same kind. A blank text, or one that is hidden already, stays as it
 * is.
 */
export function createMask(): Mask {
  const masks = new Map<string, string>();
  return (text) => {
    if (text.trim() === '' || text.startsWith(HIDDEN)) return text;
    const mask = masks.get(text) ?? (masks.size === 0 ? HIDDEN : `${HIDDEN} ${masks.size + 1}`);
    masks.set(text, mask);
    return mask;
  };
}
