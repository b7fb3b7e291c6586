import { storageName } from '@/shared/config';
import { whenHidden } from '@/shared/lib';

/** Ms. A press that comes sooner than this began before its shopper saw what the press before it did. */
const TOO_SOON = 500;
/** Width of a finger, in CSS pixels. */
const FINGER = 24;
const CONTROL = '#root :is(a, button, input, [role=option])';
/** The key in sessionStorage of the place of the press that led to the next document. */
const KEY = `${storageName}:press`;

interface Press {
  control: Element;
  /** What a person reads on the control; null for a press in the document before, so that no control has its name. */
  name: string | null;
  /** Where the control was in the window. */
  box: DOMRect;
  /** Where the pointer was; a key is always at 0, 0. */
  x: number;
  y: number;
  /** When it came, or when the page showed what it did, in ms by the page's clock. */
  at: number;
  /** Whether the control has left the page, or has another name, so that the press has been answered. */
  isAnswered: boolean;
}

/**
 * No press is done twice (docs/contract.md). A press changes the page or moves what is under it, and the next
 * one, of a double tap or of a key that is held, would press something that its shopper has not seen. So each
 * press is compared with the one before it that counted:
 * 1. Half a second later, or a finger's width away, it counts.
 * 2. Sooner and nearer, it counts only if it is on the same control: one with the same name, at the same place.
 * 3. Otherwise it is dropped: neither the application nor the browser hears of it, and the half second begins again.
 * 4. The half second begins when the page shows what the press did. That may be long after it, on a slow page, and in
 *    the next document, if a link led there.
 *
 * What scripts press is not judged, nor what a screen reader presses, nor presses with Control, Shift, Alt or
 * Meta, which are the browser's.
 */
export function pressOnce(): void {
  /** The latest presses that counted. A key and a pointer press at different places, so each is compared with its own kind. */
  const latest: { byPointer?: Press; byKey?: Press } = {};

  addEventListener(
    'click',
    (event) => {
      // A click without a pointer comes from a key, which was judged below, or from a screen reader.
      if (event.detail === 0) return;
      const press = pressOf(event, event.clientX, event.clientY);
      if (!press) return;
      const before = latest.byPointer;
      if (before && isTooSoon(press, before) && !isOnSameControl(press, before)) drop(event, press, before);
      else latest.byPointer = press;
    },
    true,
  );

  addEventListener(
    'keydown',
    (event) => {
      if (!isPressingKey(event)) {
        delete latest.byKey; // A person who presses Tab in between knows what has the focus.
        return;
      }
      const press = pressOf(event, 0, 0);
      if (!press) return;
      const before = latest.byKey;
      if (event.repeat)
        drop(event, press, before); // The key is held down.
      // A press of a key may move the focus to the same link of another bar, so its place does not matter.
      else if (before && isTooSoon(press, before) && !hasSameName(press, before)) drop(event, press, before);
      else latest.byKey = press;
    },
    true,
  );

  new MutationObserver(() => {
    for (const press of Object.values(latest)) noteAnswer(press);
  }).observe(document, { subtree: true, childList: true });

  // Before the application runs, a link opens another document, which has to know the place of the press.
  whenHidden(window, () => {
    const press = latest.byPointer;
    exchangePlace(press && !press.isAnswered ? `${press.x} ${press.y}` : '');
  });
  const pressBefore = pressOfDocumentBefore();
  if (pressBefore) latest.byPointer = pressBefore;
}

/** The press that an event is; null if it is not judged. */
function pressOf(event: MouseEvent | KeyboardEvent, x: number, y: number): Press | null {
  const { target, timeStamp: at, isTrusted, ctrlKey, shiftKey, altKey, metaKey } = event;
  const control = target instanceof Element && target.closest(CONTROL);
  const isBrowsers = ctrlKey || shiftKey || altKey || metaKey;
  if (!control || !isTrusted || isBrowsers) return null;
  return {
    control,
    name: nameOf(control),
    box: control.getBoundingClientRect(),
    x,
    y,
    at,
    isAnswered: false,
  };
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** Whether a key presses the control that has the focus. */
const isPressingKey = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' || (key === ' ' && target instanceof HTMLButtonElement);

const isTooSoon = (press: Press, before: Press) =>
  press.at - before.at < TOO_SOON && isNear(press.x - before.x, press.y - before.y);

const isNear = (x: number, y: number) => Math.hypot(x, y) < FINGER;

/**
 * Whether two presses are on controls of the same name. Names are compared, because React may replace an element by
 * one that looks the same. A control without a name is compared itself.
 */
const hasSameName = (press: Press, before: Press) =>
  press.name === before.name && (press.name !== '' || press.control === before.control);

const isOnSameControl = (press: Press, before: Press) =>
  hasSameName(press, before) && isNear(press.box.left - before.box.left, press.box.top - before.box.top);

function drop(event: Event, { at }: Press, before: Press | undefined): void {
  if (before) before.at = at; // The half second begins again, until nobody has pressed for so long.
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Notes that the page shows what a press did: its control is gone, or says something else. The press is then as
 * young as the latest change of the page, until nothing has changed for half a second.
 */
function noteAnswer(press: Press): void {
  const { control, name, at, isAnswered } = press;
  const now = performance.now();
  if (isAnswered) {
    const isPageAtRest = now - at >= TOO_SOON;
    if (isPageAtRest) return;
  } else {
    const isControlThere = control.isConnected && nameOf(control) === name;
    if (isControlThere) return;
    press.isAnswered = true;
  }
  press.at = now;
}

/** The press that led to this document, as if it came when the document began; null if none did. */
function pressOfDocumentBefore(): Press | null {
  const [x, y] = exchangePlace('').split(' ').map(Number);
  if (!document.referrer || x === undefined || y === undefined) return null;
  return {
    control: document.documentElement,
    name: null,
    box: new DOMRect(),
    x,
    y,
    at: 0,
    isAnswered: false,
  };
}

/** Replaces the place that this tab has stored, and returns it. */
function exchangePlace(place: string): string {
  try {
    const before = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.setItem(KEY, place);
    return before;
  } catch {
    return ''; // Storage is refused: each document judges its own presses.
  }
}
