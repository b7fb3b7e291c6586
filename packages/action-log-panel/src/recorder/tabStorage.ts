/** What sessionStorage keeps for this tab; null if there is nothing, or storage is forbidden. */
export function readInTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text for this tab over a reload; null removes it.
 * @returns whether it is kept: storage that is forbidden or full keeps what it had
 */
export function writeInTab(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
