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

const recordingKey = (app: string) => `${app}:recording`;

/** The newest recording of this tab, and the first one, after which the tab is called; empty if it has none. */
export function newestInTab(app: string): { id: string; tab: string } {
  return { id: '', tab: '', ...(JSON.parse(readInTab(recordingKey(app)) ?? '{}') as object) };
}

/** Remembers a recording as this tab's newest. Returns the id of the first one. */
export function beginInTab(id: string, app: string): string {
  const tab = newestInTab(app).tab || id;
  writeInTab(recordingKey(app), JSON.stringify({ id, tab }));
  return tab;
}
