import { storageName } from '@/shared/config';

const KEY = `${storageName}:scroll`;

// Scroll position in CSS pixels by the index of the history entry. It belongs to the tab and its DOM, so it is not part
// of the store; sessionStorage keeps it over a reload.
const positions = read();

/** Remembers the scroll position, in CSS pixels, of the history entry that is being left. */
export function keepScroll(index: number): void {
  positions.set(index, window.scrollY);
}

/** Carries the positions over a reload; call it when the page is left. */
export function saveScroll(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions]));
  } catch {
    // Storage is full or refused: only a reload loses the position.
  }
}

/** Scrolls to where the history entry was left; a new entry starts at its top. */
export function restoreScroll(index: number): void {
  window.scrollTo(0, positions.get(index) ?? 0);
}

function read(): Map<number, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [number, number][]) : []);
  } catch {
    return new Map(); // Storage is refused or unreadable: every page starts at its top.
  }
}
