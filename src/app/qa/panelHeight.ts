import { storageName } from '@/shared/config';

const KEY = `${storageName}:qa-height`;

/** Percent of the window that the QA panel was given last in this browser; null where nobody chose. */
export function readHeight(): number | null {
  try {
    const percent = Number(localStorage.getItem(KEY));
    return percent > 0 ? percent : null;
  } catch {
    return null; // Storage is forbidden.
  }
}

export function keepHeight(percent: number): void {
  try {
    localStorage.setItem(KEY, String(percent));
  } catch {
    // Storage is forbidden or full: the next page load has the usual height.
  }
}
