import { attributes, INTERACTIVE } from '@/shared/lib';

const INPUTS = ['click', 'submit', 'keydown'];
/** Keys that a menu handles. Enter and the space bar cause clicks. */
const MENU_KEYS = /^(Arrow\w+|Home|End|\S)$/;
/** Keys that a tab handles. Enter opens its link. */
const TAB_KEYS = /^(Arrow\w+|Home|End| )$/;

/** Does again what a person did. */
type Repeat = () => void;

const page = document.documentElement;

/**
 * No press is lost (docs/contract.md). Until the application is interactive (Arrival.tsx), no press reaches it.
 * 1. A pressed link is the browser's: it opens another document.
 * 2. A pressed button, a key of a menu or tab, and a submitted form are kept. The button is shown as busy, and
 *    further clicks on it are dropped.
 * 3. After a kept press a link is kept, too, because another document would lose what is kept.
 * 4. When the application is interactive, everything that was kept is repeated in order, one task each.
 */
export function keepPresses(): void {
  const kept: Repeat[] = [];
  let isRepeating = false;

  function takeInput(event: Event): void {
    const { target } = event;
    if (isRepeating || !(target instanceof Element)) return;
    const link = plainlyPressedLink(event, target);
    const repeat = repeatOf(event, target);
    if (repeat) keep(event, target, repeat);
    else if (link && kept.length > 0) keep(event, target, () => link.click());
    else if (link?.matches('[href^="/"]')) page.setAttribute(attributes.leaving, '');
  }

  function keep(event: Event, target: Element, repeat: Repeat): void {
    event.preventDefault();
    event.stopPropagation();
    const isClick = event.type === 'click';
    const button = event instanceof SubmitEvent ? event.submitter : isClick ? target.closest('button') : null;
    if (isClick && button?.ariaBusy) return;
    if (button) button.ariaBusy = 'true';
    kept.push(() => {
      if (button) button.ariaBusy = null;
      repeat();
    });
  }

  async function repeatAll(): Promise<void> {
    page.removeAttribute(attributes.restoring);
    // What is pressed between two tasks is kept at the end of the list, so it is repeated, too.
    for (const repeat of kept) {
      isRepeating = true;
      repeat();
      isRepeating = false;
      await new Promise((resolve) => setTimeout(resolve));
    }
    for (const type of INPUTS) removeEventListener(type, takeInput, true);
  }

  for (const type of INPUTS) addEventListener(type, takeInput, true);
  document.addEventListener(INTERACTIVE, () => void repeatAll(), { once: true });
}

/** How an input is repeated; null if it is not the application's, but the browser's. */
function repeatOf(event: Event, target: Element): Repeat | null {
  if (event instanceof KeyboardEvent) return repeatOfKey(event, target);
  if (target instanceof HTMLFormElement) return repeatOfForm(target);
  const button = target.closest<HTMLElement>('#root button:not([type=submit])');
  return button && (() => button.click());
}

function repeatOfKey(event: KeyboardEvent, target: Element): Repeat | null {
  const { key, ctrlKey, metaKey, altKey } = event;
  const control = target.closest<HTMLElement>('[role=tab], [role=combobox]');
  const isShortcut = ctrlKey || metaKey || altKey;
  if (!control || isShortcut) return null;
  const keys = control.matches('[role=tab]') ? TAB_KEYS : MENU_KEYS;
  if (!keys.test(key)) return null;
  return () => {
    const { activeElement } = document;
    control.focus();
    control.dispatchEvent(new KeyboardEvent(event.type, event));
    if (activeElement instanceof HTMLInputElement) activeElement.focus(); // The shopper types there now.
  };
}

/** Submits what was typed by now. What is typed later stays in the field. */
function repeatOfForm(form: HTMLFormElement): Repeat {
  const field = form.querySelector('input');
  if (!field) return () => form.requestSubmit();
  const submitted = field.value;
  return () => {
    const typedSince = field.value;
    field.value = submitted;
    form.requestSubmit();
    if (typedSince !== submitted) field.value = typedSince;
  };
}

/** The link that a click is on; null if it has a modifier key, which asks the browser for something else. */
function plainlyPressedLink(event: Event, target: Element): HTMLElement | null {
  if (!(event instanceof MouseEvent)) return null;
  const { ctrlKey, shiftKey, altKey, metaKey } = event;
  return ctrlKey || shiftKey || altKey || metaKey ? null : target.closest<HTMLElement>('#root a[href]');
}
