import { attributes } from '@/shared/lib';

const INPUTS = ['click', 'submit', 'keydown'];
/** Keys that a menu handles. Enter and the space bar cause clicks. */
const KEYS = /^(Arrow\w+|Home|End|\S)$/;
/** Keys that a tab handles. Enter opens its link. */
const TAB_KEYS = /^(Arrow\w+|Home|End| )$/;

/**
 * Keeps clicks on buttons, keys and submitted forms, and repeats them in order when the application is
 * interactive (Arrival.tsx). Until then a pressed button is shown as busy, and its click is kept once. The
 * browser opens links at once. After a kept press a link is kept, too: another document would lose the press.
 */
export function keepPresses(): void {
  const repeats: (() => void)[] = [];
  let isRepeating = false;
  const keep = (event: Event) => {
    const { target } = event;
    if (isRepeating || !(target instanceof Element)) return;
    const link = pressedLink(event, target);
    const repeat = repeating(event, target) ?? (link && repeats.length > 0 ? () => link.click() : null);
    if (!repeat) {
      if (link?.matches('[href^="/"]')) document.documentElement.setAttribute(attributes.leaving, '');
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    const isClick = event.type === 'click';
    const button = event instanceof SubmitEvent ? event.submitter : isClick && target.closest('button');
    if (isClick && button && button.ariaBusy) return;
    if (button) button.ariaBusy = 'true';
    repeats.push(() => {
      if (button) button.ariaBusy = null;
      repeat();
    });
  };
  const repeatAll = async () => {
    document.documentElement.removeAttribute(attributes.restoring);
    // In the order of the presses, one task each. Later presses are appended to the list.
    for (const repeat of repeats) {
      isRepeating = true;
      repeat();
      isRepeating = false;
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const type of INPUTS) removeEventListener(type, keep, true);
  };
  for (const type of INPUTS) addEventListener(type, keep, true);
  document.addEventListener('interactive', () => void repeatAll(), { once: true });
}

/** A function that repeats an input when the page is interactive; null if the browser handles the input. */
function repeating(event: Event, target: Element): (() => void) | null {
  if (event instanceof KeyboardEvent) {
    const control = target.closest<HTMLElement>('[role=tab], [role=combobox]');
    const keys = control?.matches('[role=tab]') ? TAB_KEYS : KEYS;
    if (!control || event.ctrlKey || event.metaKey || event.altKey || !keys.test(event.key)) return null;
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
  return button && (() => button.click());
}

/** The link that was pressed; null if a key was held, or something else was pressed. */
function pressedLink(event: Event, target: Element): HTMLElement | null {
  const isPlain =
    event instanceof MouseEvent && !(event.ctrlKey || event.shiftKey || event.altKey || event.metaKey);
  return isPlain ? target.closest<HTMLElement>('#root a[href]') : null;
}
