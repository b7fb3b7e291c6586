const INPUTS = ['click', 'submit', 'keydown'];
/** Keys that a tab or a menu handles. Enter and the space bar cause clicks. */
const KEYS = /^(Arrow\w+|Home|End|\S)$/;

/**
 * Keeps clicks, keys and submitted forms, and repeats them in order when the application is interactive (Arrival.tsx).
 * @param onRepeated called after the last one
 * @returns `leaveLinks`, after which a link loads its page, for scripts that fail to come
 */
export function keepPresses(onRepeated: () => void): { leaveLinks: () => void } {
  const kept: (() => void)[] = [];
  let isRepeating = false;
  let keepsLinks = true;
  const keep = (event: Event) => {
    const { target } = event;
    if (isRepeating || !(target instanceof Element)) return;
    const repeat = repeating(event, target, keepsLinks);
    if (!repeat) return;
    event.preventDefault();
    event.stopPropagation();
    kept.push(repeat);
  };
  const repeatAll = async () => {
    delete document.documentElement.dataset.restoring;
    // In the order of the presses, one task each. Later presses are appended to the list.
    for (const repeat of kept) {
      isRepeating = true;
      repeat();
      isRepeating = false;
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const type of INPUTS) removeEventListener(type, keep, true);
    onRepeated();
  };
  for (const type of INPUTS) addEventListener(type, keep, true);
  document.addEventListener('interactive', () => void repeatAll(), { once: true });
  return { leaveLinks: () => void (keepsLinks = false) };
}

/** A function that repeats an input when the application is interactive; null if the browser handles the input. */
function repeating(event: Event, target: Element, keepsLinks: boolean): (() => void) | null {
  if (event instanceof KeyboardEvent) {
    const control = target.closest<HTMLElement>('[role=tab], [role=combobox]');
    if (!control || event.ctrlKey || event.metaKey || event.altKey || !KEYS.test(event.key)) return null;
    return () => {
      const { activeElement } = document;
      control.focus();
      control.dispatchEvent(new KeyboardEvent(event.type, event));
      if (activeElement instanceof HTMLInputElement) activeElement.focus(); // The shopper types there now.
    };
  }
  if (target instanceof HTMLFormElement) {
    const box = target.querySelector('input');
    const submitted = box?.value ?? '';
    return () => {
      const typedSince = box?.value;
      if (box) box.value = submitted;
      target.requestSubmit();
      if (box && typedSince !== undefined && typedSince !== submitted) box.value = typedSince;
    };
  }
  const button = target.closest<HTMLElement>('#root button:not([type=submit])');
  if (button) return () => button.click();
  // A link that starts over opens the page, as any link does, if a key is held with the press or the scripts do not come.
  const link = target.closest<HTMLElement>('#root [data-starts-over]');
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  return link && keepsLinks && !(ctrlKey || metaKey || shiftKey || altKey) ? () => link.click() : null;
}
