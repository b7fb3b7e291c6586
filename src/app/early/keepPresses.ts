import { attributes, hasModifier, INTERACTIVE, isShortcut } from '@/shared/lib';

const INPUTS = ['click', 'submit', 'keydown'];
/** Keys that a menu handles. Enter and the space bar cause clicks. */
const MENU_KEYS = /^(Arrow\w+|Home|End|\S)$/;
/** Keys that a tab handles. Enter opens its link. */
const TAB_KEYS = /^(Arrow\w+|Home|End| )$/;

/** Does again what a person did. */
type Repeat = () => void;

const page = document.documentElement;

/**
 * Keeps what a person does before the application can answer it, and repeats it then ("No press is lost" in
 * docs/contract.md). The application can answer when it has hydrated the page (Arrival.tsx).
 *
 * What happens until then to
 * 1. a link: the browser opens its document, as on any page.
 * 2. a button, a key of a menu or of a tab, a form that is submitted: it is kept. The button looks busy, and further
 *    clicks on it are dropped.
 * 3. a link that is pressed after something was kept: it is kept, too, because another document would lose what is kept.
 *
 * When the application can answer, everything is repeated in order. Each repeat is a task, so that the browser can handle
 * what a person does meanwhile, which is kept behind the others.
 *
 * Example: while the scripts are loading, a shopper presses 'ADICIONAR AO CARRINHO' and then the shop's name in the
 * header. The button is kept, so the link is kept as well. Later the product comes into the cart, and then the catalogue is shown.
 */
export function keepPresses(): void {
  const kept: Repeat[] = [];
  /** Whether an event comes from a repeat: then it is the application's. */
  let isRepeating = false;

  function onInput(event: Event): void {
    const { target } = event;
    if (isRepeating || !(target instanceof Element)) return;
    const link = pressedLink(event, target);
    const repeat = repeatOf(event, target);
    if (repeat) keep(event, target, repeat);
    else if (link && kept.length > 0) keep(event, target, () => link.click());
    else if (link?.matches('[href^="/"]')) page.setAttribute(attributes.leaving, '');
  }

  function keep(event: Event, target: Element, repeat: Repeat): void {
    event.preventDefault();
    event.stopPropagation();
    const button = buttonOf(event, target);
    if (event.type === 'click' && button?.ariaBusy) return;
    if (button) button.ariaBusy = 'true';
    kept.push(() => {
      if (button) button.ariaBusy = null;
      repeat();
    });
  }

  async function repeatAll(): Promise<void> {
    page.removeAttribute(attributes.restoring);
    for (const repeat of kept) {
      isRepeating = true;
      repeat();
      isRepeating = false;
      await new Promise((resolve) => setTimeout(resolve)); // `onInput` may add to the list meanwhile.
    }
    for (const type of INPUTS) removeEventListener(type, onInput, true);
  }

  for (const type of INPUTS) addEventListener(type, onInput, true);
  document.addEventListener(INTERACTIVE, () => void repeatAll(), { once: true });
}

/** The button that looks busy while an input is kept; null if there is none, as for a key. */
function buttonOf(event: Event, target: Element): HTMLElement | null {
  if (event instanceof SubmitEvent) return event.submitter;
  return event.type === 'click' ? target.closest('button') : null;
}

/** How an input is repeated; null if the browser answers it, and not the application. */
function repeatOf(event: Event, target: Element): Repeat | null {
  if (event instanceof KeyboardEvent) return repeatOfKey(event, target);
  if (target instanceof HTMLFormElement) return repeatOfForm(target);
  const button = target.closest<HTMLElement>('#root button:not([type=submit])');
  return button && (() => button.click());
}

function repeatOfKey(event: KeyboardEvent, target: Element): Repeat | null {
  const control = target.closest<HTMLElement>('[role=tab], [role=combobox]');
  if (!control || isShortcut(event)) return null;
  const keys = control.matches('[role=tab]') ? TAB_KEYS : MENU_KEYS;
  if (!keys.test(event.key)) return null;
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

/** The link that a click without a modifier key is on; null for every other event. */
function pressedLink(event: Event, target: Element): HTMLElement | null {
  if (!(event instanceof MouseEvent) || hasModifier(event)) return null;
  return target.closest<HTMLElement>('#root a[href]');
}
