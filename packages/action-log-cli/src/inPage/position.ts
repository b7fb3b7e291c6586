import { isVisible } from 'action-log-panel/recording';
import { describeElement } from './describeElement';
import { painted } from './painted';

/** Ms to wait for the focus and the scroll position that are expected. */
const TIMEOUT = 1_000;
/** CSS pixels: a browser rounds positions. */
const TOLERANCE = 2;
/** The focus if no element has it. */
const NOWHERE = 'on no control';

interface Navigated {
  navigation?: { currentEntry: { key: string } | null };
}

const currentEntry = () => (window as Navigated).navigation?.currentEntry?.key ?? '';

type ScrollMemory = ReturnType<typeof createScrollMemory>;

/** Remembers the scroll position at which each entry of the browser's history was left, in CSS pixels. */
export function createScrollMemory() {
  const positions = new Map<string, number>();
  let last: string | undefined;
  const note = () => {
    last = currentEntry();
    positions.set(last, window.scrollY);
  };
  return {
    /** Notes the scroll position of the page that is shown. */
    note,
    /** Notes it at every press, after which the page may be left. Call it before the app's scripts run. */
    watch() {
      for (const type of ['click', 'keydown', 'submit']) window.addEventListener(type, note, true);
    },
    /** Where the page has to be scrolled to: undefined unless the browser went back to an entry of its history. */
    wanted(): number | undefined {
      const entry = currentEntry();
      const position = entry === last ? undefined : positions.get(entry);
      const most = document.documentElement.scrollHeight - window.innerHeight;
      return position === undefined ? undefined : Math.max(0, Math.min(position, most));
    },
  };
}

/** 'button "Remover"', or that no element has the focus. */
export function focused(): string {
  const { activeElement: element } = document;
  return !element || element === document.body || !isVisible(element) ? NOWHERE : describeElement(element);
}

export interface Position {
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
  { wanted: wantedScroll }: Pick<ScrollMemory, 'wanted'>,
): Promise<{ expected: Position; found: Position }> {
  const until = performance.now() + TIMEOUT;
  for (;;) {
    const [own, wanted] = [focused(), wantedScroll()];
    const isFocused = focus === null ? own !== NOWHERE : own === focus;
    const isScrolled = wanted === undefined || Math.abs(window.scrollY - wanted) <= TOLERANCE;
    if ((isFocused && isScrolled) || performance.now() > until) {
      const scroll = Math.round(window.scrollY);
      const expectedFocus = isFocused ? own : (focus ?? 'on a control');
      if (wanted === undefined) return { expected: { focus: expectedFocus }, found: { focus: own } };
      return {
        expected: { focus: expectedFocus, scroll: isScrolled ? scroll : Math.round(wanted) },
        found: { focus: own, scroll },
      };
    }
    await painted();
  }
}
