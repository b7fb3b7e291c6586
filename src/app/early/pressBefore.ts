import { PRESS_KEY } from '@/shared/config';
import { whenHidden } from '@/shared/lib';

// Hands the place of a press over to the next document. Before the application runs, a link opens another document, in
// which a second tap would press what its shopper has not seen (dropBlindPresses.ts).

/** Where a pointer was in the window, in CSS pixels. */
interface Place {
  x: number;
  y: number;
}

/**
 * Stores the place of a press when the page is left or hidden.
 * @param latest returns the latest press, or undefined if it did not lead to another document
 */
export function handOver(latest: () => Place | undefined): void {
  whenHidden(window, () => {
    const press = latest();
    exchangePlace(press ? `${press.x} ${press.y}` : '');
  });
}

/** The place of the press that led to this document, and removes it from the storage; null if no press did. */
export function placeOfPressBefore(): Place | null {
  const [x, y] = exchangePlace('').split(' ').map(Number);
  if (!document.referrer || x === undefined || y === undefined) return null;
  return { x, y };
}

/** Replaces the place that this tab has stored, and returns the place that was stored before; empty if there was none. */
function exchangePlace(place: string): string {
  try {
    const before = sessionStorage.getItem(PRESS_KEY) ?? '';
    sessionStorage.setItem(PRESS_KEY, place);
    return before;
  } catch {
    return ''; // The browser refuses storage: each document compares only its own presses.
  }
}
