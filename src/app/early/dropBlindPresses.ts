import { handOver, placeOfPressBefore } from './pressBefore';
import { TOO_SOON } from './tooSoon';

/** Width of a finger, in CSS pixels. */
const FINGER = 24;
const CONTROL = '#root :is(a, button, input, [role=option])';

interface Press {
  control: Element;
  /** What a person reads on the control; null for a press in the document before: no control of this one has that name. */
  name: string | null;
  /** Where the control was in the window. */
  box: DOMRect;
  /** Where the pointer was, in CSS pixels. For a key both are 0, so the distance between two keys is always 0. */
  x: number;
  y: number;
  /** When the press came, in ms by the page's clock. */
  cameAt: number;
  /** When the half second began in which other presses are dropped (rules 3 and 4), in ms by the page's clock. */
  blindFrom: number;
  /** Whether the control has left the page, or has another name, so that the press has been answered. */
  isAnswered: boolean;
}

/**
 * Drops each press on a control that its shopper has not seen ("No press is done twice" in docs/contract.md). A press
 * may change the page, or move another control to where it was. The second tap of a double tap, or a key that is held
 * down, would then press that other control. So each press is compared with the last press that was not dropped:
 * 1. A press that comes half a second later, or is a finger's width away, is not dropped.
 * 2. A press that comes sooner and is nearer is not dropped if it is on the same control: a control with the same
 *    name, at the same place.
 * 3. Every other press is dropped: neither the application nor the browser receives it, and the half second begins
 *    again.
 * 4. The half second begins again when the page shows what the press did. On a slow page that may be long after the
 *    press. If the press on a link led to another document, it begins when that document does (pressBefore.ts).
 *
 * For keys the distance is always 0 (rule 1), and a control with the same name is the same control, wherever it is
 * (rule 2). A key that is held down is always dropped.
 *
 * Not compared are the presses of scripts and of screen readers, and presses with Control, Shift, Alt or Meta: the
 * browser answers those.
 */
export function dropBlindPresses(): void {
  /** The latest presses that were not dropped. A press of a key has no place, so keys are compared with keys, and pointers with pointers. */
  const latest: { byPointer?: Press; byKey?: Press } = {};

  addEventListener(
    'click',
    (event) => {
      // A click without a pointer comes from a key, which the listener of 'keydown' below has compared, or from a screen reader.
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
        delete latest.byKey; // A shopper who presses Tab in between knows which control has the focus.
        return;
      }
      const press = pressOf(event, 0, 0);
      if (!press) return;
      const before = latest.byKey;
      if (event.repeat)
        drop(event, press, before); // The key is held down.
      // A press of a key may move the focus to the same link in another bar, so the position of the control does not matter.
      else if (before && isTooSoon(press, before) && !hasSameName(press, before)) drop(event, press, before);
      else latest.byKey = press;
    },
    true,
  );

  new MutationObserver(() => {
    for (const press of Object.values(latest)) noteAnswer(press);
  }).observe(document, { subtree: true, childList: true });

  handOver(() => (latest.byPointer?.isAnswered ? undefined : latest.byPointer));
  const pressBefore = pressOfDocumentBefore();
  if (pressBefore) latest.byPointer = pressBefore;
}

/** The press that an event is; null for a press that is not compared. */
function pressOf(event: MouseEvent | KeyboardEvent, x: number, y: number): Press | null {
  const { target, timeStamp: cameAt, isTrusted, ctrlKey, shiftKey, altKey, metaKey } = event;
  const control = target instanceof Element && target.closest(CONTROL);
  const isBrowsers = ctrlKey || shiftKey || altKey || metaKey;
  if (!control || !isTrusted || isBrowsers) return null;
  return {
    control,
    name: nameOf(control),
    box: control.getBoundingClientRect(),
    x,
    y,
    cameAt,
    blindFrom: cameAt,
    isAnswered: false,
  };
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** Whether a key presses the control that has the focus. */
const isPressingKey = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' || (key === ' ' && target instanceof HTMLButtonElement);

const isTooSoon = (press: Press, before: Press) =>
  press.cameAt - before.blindFrom < TOO_SOON && isNear(press.x - before.x, press.y - before.y);

const isNear = (x: number, y: number) => Math.hypot(x, y) < FINGER;

/**
 * Whether two presses are on controls of the same name. Names are compared, because React may replace an element by
 * one that looks the same. A control without a name is compared itself.
 */
const hasSameName = (press: Press, before: Press) =>
  press.name === before.name && (press.name !== '' || press.control === before.control);

const isOnSameControl = (press: Press, before: Press) =>
  hasSameName(press, before) && isNear(press.box.left - before.box.left, press.box.top - before.box.top);

/** Rule 3: neither the application nor the browser receives the event, and the half second begins again. */
function drop(event: Event, { cameAt }: Press, before: Press | undefined): void {
  if (before) before.blindFrom = cameAt;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Rule 4: if the control of a press is gone or has another name, the page shows what the press did, and the half second
 * begins again. Each further change of the page begins it again, until nothing has changed for half a second.
 */
function noteAnswer(press: Press): void {
  const { control, name, blindFrom, isAnswered } = press;
  const now = performance.now();
  if (isAnswered) {
    const isPageAtRest = now - blindFrom >= TOO_SOON;
    if (isPageAtRest) return;
  } else {
    const isControlThere = control.isConnected && nameOf(control) === name;
    if (isControlThere) return;
    press.isAnswered = true;
  }
  press.blindFrom = now;
}

/** The press that led to this document, as if it came when the document began; null if none did. */
function pressOfDocumentBefore(): Press | null {
  const place = placeOfPressBefore();
  if (place === null) return null;
  return {
    ...place,
    control: document.documentElement,
    name: null,
    box: new DOMRect(),
    cameAt: 0,
    blindFrom: 0,
    isAnswered: false,
  };
}
