import { hasModifier } from '@/shared/lib';
import { placeOfPressBefore } from './pressBefore';

/** What a person presses. */
const CONTROL = '#root :is(a, button, input, [role=option])';
/** Width of a finger, in CSS pixels. */
const FINGER = 24;

/** A person's press on a control of the page. */
export interface Press {
  control: Element;
  /** What a person reads on the control; null for the press that led to this document: no control of it has that name. */
  name: string | null;
  /** Where the control was in the window. */
  box: DOMRect;
  /** Where the pointer was, in CSS pixels. For a key both are 0, so all keys are pressed at the same place. */
  x: number;
  y: number;
  /** When the press came, in ms by the page's clock. */
  cameAt: number;
}

/**
 * The press that an event is. Null if it is not on a control, if a modifier key is held, so that the browser answers it,
 * and if a script has made it.
 */
export function pressOf(event: MouseEvent | KeyboardEvent, x: number, y: number): Press | null {
  const { target, timeStamp: cameAt, isTrusted } = event;
  const control = target instanceof Element && target.closest(CONTROL);
  if (!control || !isTrusted || hasModifier(event)) return null;
  return { control, name: nameOf(control), box: control.getBoundingClientRect(), x, y, cameAt };
}

/** The press that led to this document, as if it came when the document began; null if none did. */
export function pressOfDocumentBefore(): Press | null {
  const place = placeOfPressBefore();
  if (place === null) return null;
  return { ...place, control: document.documentElement, name: null, box: new DOMRect(), cameAt: 0 };
}

/** Whether the pointer was at the same place for two presses, within a finger's width. */
export const isAtSamePlace = (press: Press, before: Press) =>
  isWithinFinger(press.x - before.x, press.y - before.y);

/**
 * Whether two presses are on controls of the same name. Names are compared, because React may replace an element by
 * one that looks the same. A control without a name is compared itself.
 */
export const isOnSameName = (press: Press, before: Press) =>
  press.name === before.name && (press.name !== '' || press.control === before.control);

/** Whether two presses are on the same control: it has the same name, and it is where it was. */
export const isOnSameControl = (press: Press, before: Press) =>
  isOnSameName(press, before) &&
  isWithinFinger(press.box.left - before.box.left, press.box.top - before.box.top);

/** Whether the page still shows the control of a press as it was when it was pressed. */
export const isControlUnchanged = ({ control, name }: Press) =>
  control.isConnected && nameOf(control) === name;

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

const isWithinFinger = (x: number, y: number) => Math.hypot(x, y) < FINGER;
