import { isVisible } from 'action-log-panel/recording';
import { described } from './described';
import { painted } from './settledFacts';

/** Ms to wait for the focus and the scroll position that are expected. */
const TIMEOUT = 1_000;
/** CSS pixels: a browser rounds positions. */
const TOLERANCE = 2;
/** The focus if no element has it. */
const NOWHERE = 'on no control';

/** By entry of the browser's history, the scroll position at which it was left, in CSS pixels. */
const left = new Map<string, number>();
let current: string | undefined;

interface Navigated {
  navigation?: { currentEntry: { key: string } | null };
}

const entry = () => (window as Navigated).navigation?.currentEntry?.key ?? '';

/** Notes the scroll position of the page that is shown. */
export function noteScroll(): void {
  current = entry();
  left.set(current, window.scrollY);
}

/** Notes it at every press, after which the page may be left. Call it before the app's scripts run. */
export function watchScroll(): void {
  for (const type of ['click', 'keydown', 'submit']) window.addEventListener(type, noteScroll, true);
}

/** 'button "Remover"', or that no element has the focus. */
export function focused(): string {
  const { activeElement: element } = document;
  return !element || element === document.body || !isVisible(element) ? NOWHERE : described(element);
}

/** Where the page has to be scrolled to: only if the browser went back to an entry of its history. */
function wantedScroll(): number | undefined {
  const key = entry();
  const wanted = key === current ? undefined : left.get(key);
  const most = document.documentElement.scrollHeight - window.innerHeight;
  return wanted === undefined ? undefined : Math.max(0, Math.min(wanted, most));
}

interface Position {
  focus: string;
  /** In CSS pixels; missing if nothing has to be restored. */
  scroll?: number;
}

/**
 * Where the focus and the page are, and where they must be; waits for that.
 * @param focus the element that must have the focus; null if any element is right
 */
export async function settledPosition(
  focus: string | null,
): Promise<{ expected: Position; found: Position }> {
  const until = performance.now() + TIMEOUT;
  for (;;) {
    const [own, wanted] = [focused(), wantedScroll()];
    const isFocused = focus === null ? own !== NOWHERE : own === focus;
    const isScrolled = wanted === undefined || Math.abs(window.scrollY - wanted) <= TOLERANCE;
    const found = { focus: own, ...(wanted !== undefined && { scroll: Math.round(window.scrollY) }) };
    if ((isFocused && isScrolled) || performance.now() > until)
      return {
        expected: {
          focus: isFocused ? own : (focus ?? 'on a control'),
          ...(wanted !== undefined && {
            scroll: isScrolled ? Math.round(window.scrollY) : Math.round(wanted),
          }),
        },
        found,
      };
    await painted();
  }
}
