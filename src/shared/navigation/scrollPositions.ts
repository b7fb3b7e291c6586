import { createContext } from 'react';
import { SCROLL_KEY } from '@/shared/config';

export type ScrollPositions = ReturnType<typeof createScrollPositions>;

/** The scroll positions of the visit; null if nothing scrolls, as in a prerendered page. */
export const ScrollContext = createContext<ScrollPositions | null>(null);

/**
 * Scroll positions in CSS pixels by the index of the history entry. They belong to the tab and its DOM, so
 * they are not in the store. sessionStorage keeps them during a reload, and while the browser has discarded the tab.
 */
export function createScrollPositions() {
  const positions = read();
  return {
    /** Stores the position of the history entry that the shopper leaves. */
    keep: (index: number) => void positions.set(index, window.scrollY),
    /** Saves the positions for a reload. Call it when the page is hidden or left. */
    save() {
      try {
        sessionStorage.setItem(SCROLL_KEY, JSON.stringify([...positions]));
      } catch {
        // Storage is full or refused: a reload loses the positions.
      }
    },
    /** Scrolls to the position at which the history entry was left; a new entry starts at the top. */
    restore: (index: number) => window.scrollTo(0, positions.get(index) ?? 0),
  };
}

function read(): Map<number, number> {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '[]');
    return new Map(Array.isArray(entries) ? (entries as [number, number][]) : []);
  } catch {
    return new Map(); // Storage is refused or unreadable: every page starts at its top.
  }
}
