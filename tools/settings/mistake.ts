/** A sentence about a mistake in the settings: the key, the value that was found, and what is allowed. */
export function mistake(key: string, found: unknown, allowed: string): string {
  const text = found === undefined ? 'nothing' : JSON.stringify(found);
  return `${key}: found ${text.length > 80 ? `${text.slice(0, 79)}…` : text}; allowed: ${allowed}`;
}
