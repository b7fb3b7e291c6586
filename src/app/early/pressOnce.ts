/** Ms. A press that comes sooner was begun before its shopper saw what the one before it did. */
const TOO_SOON = 500;
/** Width of a finger, in CSS pixels. */
const FINGER = 24;
const CONTROL = '#root :is(a, button, input, [role=option])';
const KEY = `${process.env.STORAGE_NAME}:press`;

/** A press that counted. */
interface Press {
  control: Element;
  /** Null if the control was in the document before. */
  name: string | null;
  /** Of the control. */
  box: DOMRect;
  x: number;
  y: number;
  /** When it came, or when the page showed what it did, in ms by the page's clock. */
  at: number;
  /** Whether the control has left the page, or has another name. */
  isGone: boolean;
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;
const isNear = (x: number, y: number) => Math.hypot(x, y) < FINGER;

/**
 * No press is done twice (docs/contract.md). A press changes the page or moves what is under it, and the next
 * one, of a double tap or of a key that is held, would press something that its shopper has not seen. It does
 * nothing, unless what it presses has the same name at the same place. In place of its event, the control gets
 * the event 'toosoon', for logs (packages/action-log-panel).
 *
 * What scripts press is not judged, nor what a screen reader presses, nor presses with Control, Shift, Alt or
 * Meta, which are the browser's.
 */
export function pressOnce(): void {
  /** The latest, by the event's type: a key presses elsewhere than a finger. */
  const latest = new Map<string, Press>();

  const judge = (event: MouseEvent | KeyboardEvent, x: number, y: number, isHeld: boolean) => {
    const { type, target, timeStamp: at, isTrusted, ctrlKey, shiftKey, altKey, metaKey } = event;
    const control = target instanceof Element && target.closest(CONTROL);
    if (!control || !isTrusted || ctrlKey || shiftKey || altKey || metaKey) return;
    const name = nameOf(control);
    const box = control.getBoundingClientRect();
    const before = latest.get(type);
    const isSame =
      before?.name === name &&
      (name !== '' || before.control === control) &&
      // A press of a key may move the focus to the same link of another bar.
      (type === 'keydown' || isNear(box.left - before.box.left, box.top - before.box.top));
    const isTooSoon = before && at - before.at < TOO_SOON && isNear(x - before.x, y - before.y) && !isSame;
    if (!isTooSoon && !isHeld) {
      latest.set(type, { control, name, box, x, y, at, isGone: false });
      return;
    }
    if (before) before.at = at; // Until nobody has pressed for a while.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isHeld) control.dispatchEvent(new Event('toosoon', { bubbles: true }));
  };

  addEventListener(
    'click',
    (event) => {
      // Without a pointer, it is of a key, which was judged, or of a screen reader.
      if (event.detail > 0) judge(event, event.clientX, event.clientY, false);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      const { key, target, repeat } = event;
      const isSpace = key === ' ' && target instanceof HTMLButtonElement;
      if (key === 'Enter' || isSpace) judge(event, 0, 0, repeat);
      else latest.delete('keydown'); // A person who presses Tab in between knows what has the focus.
    },
    true,
  );

  // A slow page shows what a press did long after it.
  new MutationObserver(() => {
    const now = performance.now();
    for (const press of latest.values()) {
      const { control, name, isGone, at } = press;
      if (isGone ? now - at < TOO_SOON : !control.isConnected || nameOf(control) !== name)
        Object.assign(press, { isGone: true, at: now });
    }
  }).observe(document, { subtree: true, childList: true });

  // Before the application runs, a link opens another document, which has to know the place of the press.
  addEventListener('pagehide', () => {
    const press = latest.get('click');
    if (press && !press.isGone) exchange(`${press.x} ${press.y}`);
  });
  const [x, y] = exchange('').split(' ').map(Number);
  if (document.referrer && x !== undefined && y !== undefined) {
    const control = document.documentElement;
    latest.set('click', { control, name: null, box: new DOMRect(), x, y, at: 0, isGone: false });
  }
}

/** Replaces what this tab has stored, and returns it. */
function exchange(text: string): string {
  try {
    const before = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.setItem(KEY, text);
    return before;
  } catch {
    return ''; // Storage is refused: each document judges its own presses.
  }
}
