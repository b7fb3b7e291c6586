/** What sessionStorage keeps for this tab; null if there is nothing, or storage is forbidden. */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for this tab over a reload; null removes it. Forbidden or full storage keeps nothing. */
export function writeInTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // As above.
  }
}
