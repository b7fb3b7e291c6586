/** Ms. A press that comes sooner was begun before its shopper saw what the one before it did. */
const TOO_SOON = 500;
/** Width of a finger, in CSS pixels. */
const FINGER = 24;

/** A press that counted. */
interface Press {
  control: Element;
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
 * nothing, unless what it presses has the same name at the same place. No element receives its event, but
 * further listeners of the window do, and see that it is prevented.
 *
 * What scripts press is not judged, nor what a screen reader presses, nor presses with Control, Shift, Alt or
 * Meta, which are the browser's.
 */
export function pressOnce(): void {
  /** The latest, by the event's type: a key presses elsewhere than a finger. */
  const latest = new Map<string, Press>();

  const isSame = ({ control, name, box }: Press, pressed: Element, isKey: boolean) => {
    if (nameOf(pressed) !== name || (name === '' && pressed !== control)) return false;
    const { left, top } = pressed.getBoundingClientRect();
    // The focus may have moved to the same link of another bar.
    return isKey || isNear(left - box.left, top - box.top);
  };

  const onPress = (event: Event) => {
    if (!(event instanceof MouseEvent || event instanceof KeyboardEvent)) return;
    const { type, target, timeStamp: at, ctrlKey, shiftKey, altKey, metaKey } = event;
    const control = target instanceof Element && target.closest('#root :is(a, button, input, [role=option])');
    if (!event.isTrusted || ctrlKey || shiftKey || altKey || metaKey) return;
    const isKey = event instanceof KeyboardEvent;
    if (isKey) {
      const isSpaceOnButton = event.key === ' ' && control && control.matches('button');
      // Whoever presses another key in between, such as Tab, knows what has the focus.
      if (event.key !== 'Enter' && !isSpaceOnButton) return void latest.delete(type);
    } else if (event.detail === 0) return; // Of a key, which was judged, or of a screen reader.
    if (!control) return;
    const { x, y } = isKey ? { x: 0, y: 0 } : event;
    const before = latest.get(type);
    const isTooSoon =
      before &&
      at - before.at < TOO_SOON &&
      isNear(x - before.x, y - before.y) &&
      !isSame(before, control, isKey);
    if (isTooSoon || (isKey && event.repeat)) {
      if (before) before.at = at; // The burst goes on until nobody has pressed for a while.
      event.preventDefault();
      event.stopPropagation();
    } else {
      const box = control.getBoundingClientRect();
      latest.set(type, { control, name: nameOf(control), box, x, y, at, isGone: false });
    }
  };
  for (const type of ['click', 'keydown']) addEventListener(type, onPress, true);

  // A slow page shows what a press did long after it.
  new MutationObserver(() => {
    const now = performance.now();
    for (const press of latest.values()) {
      const { control, name, isGone, at } = press;
      if (isGone ? now - at < TOO_SOON : !control.isConnected || nameOf(control) !== name)
        Object.assign(press, { isGone: true, at: now });
    }
  }).observe(document, { subtree: true, childList: true });
}
