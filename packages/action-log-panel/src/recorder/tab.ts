import { readInTab, writeInTab } from './tabStorage';

/** The key under which a tab remembers its newest recording over a reload. */
const keyOf = (app: string) => `${app}:recording`;

/** Remembers a recording as this tab's newest. Returns the id of the one before it, or empty. */
export function beginInTab(id: string, app: string): string {
  const { id: after } = newestInTab(app);
  writeInTab(keyOf(app), JSON.stringify({ id, after }));
  return after;
}

/** The newest recording of this tab, and the one before it in the same tab, or empty. */
export function newestInTab(app: string): { id: string; after: string } {
  const saved = JSON.parse(readInTab(keyOf(app)) ?? '{}') as { id?: string; after?: string };
  return { id: '', after: '', ...saved };
}
