/** The key in sessionStorage under which a tab remembers its newest recording over a reload. */
const key = (name: string) => `${name}:recording`;

/** The newest recording of a tab, and the one before it in the same tab, or empty. */
interface Newest {
  id: string;
  after: string;
}

/** Remembers a recording as this tab's newest. Returns the id of the one before it, or empty. */
export function beginInTab(id: string, name: string): string {
  const { id: after } = newestInTab(name);
  try {
    sessionStorage.setItem(key(name), JSON.stringify({ id, after } satisfies Newest));
  } catch {
    // Storage is forbidden or full: the tab's next recording counts as another tab's.
  }
  return after;
}

export function newestInTab(name: string): Newest {
  try {
    return {
      id: '',
      after: '',
      ...(JSON.parse(sessionStorage.getItem(key(name)) ?? '{}') as Partial<Newest>),
    };
  } catch {
    return { id: '', after: '' }; // Storage is forbidden.
  }
}
