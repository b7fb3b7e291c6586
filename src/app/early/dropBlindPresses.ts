import {
  isAtSamePlace,
  isControlUnchanged,
  isOnSameControl,
  isOnSameName,
  pressOf,
  pressOfDocumentBefore,
  type Press,
} from './press';
import { handOver } from './pressBefore';
import { TOO_SOON } from './tooSoon';

/** The last press that reached the page. Until `TOO_SOON` ms after `changedAt`, its shopper has not seen what is on the page. */
interface LastPress extends Press {
  /** When the page last changed by this press, in ms by the page's clock: at first, when the press came. */
  changedAt: number;
  /** Whether the page shows what the press did: its control is gone, or has another name. */
  isAnswered: boolean;
}

/**
 * Drops each press on a control that its shopper has not seen ("No press is done twice" in docs/contract.md).
 *
 * Example: a shopper taps 'ADICIONAR AO CARRINHO' twice, as if it were an icon on a desktop. The first tap leads to the
 * cart. The second one comes 200 ms later, at the same place of the window, where the cart has 'Remover' by now. Nobody
 * wanted to press that, so it is dropped. The same happens with a key that is held down.
 *
 * How a press is judged, by comparing it with the last press that was not dropped:
 * 1. Is it later than `TOO_SOON`, or further away than a finger is wide? Then the shopper has seen the page: it is done.
 * 2. Is it on the same control, at the same place? Then the shopper means that control, such as the arrow of the pages:
 *    it is done.
 * 3. Otherwise it is dropped. Neither the application nor the browser receives it, and the time begins again: a third
 *    tap of a triple tap is dropped, too.
 *
 * From when `TOO_SOON` is counted: at first from the press, then from each change of the page that follows from it, because
 * a slow page may change long after the press (`noteChange`). If the press opened another document, it is counted from
 * that document's beginning (pressBefore.ts).
 *
 * Keys have no place, so they are compared with keys, and pointers with pointers. For a key, a control of the same name is
 * the same control wherever it is: the focus may have moved to the same link in another bar.
 */
export function dropBlindPresses(): void {
  const last: { byPointer?: LastPress; byKey?: LastPress } = {};

  addEventListener(
    'click',
    (event) => {
      // A click without a pointer comes from a key, which the listener of 'keydown' below has compared, or from a screen reader.
      if (event.detail === 0) return;
      const press = pressOf(event, event.clientX, event.clientY);
      if (!press) return;
      const before = last.byPointer;
      if (before && isTooSoon(press, before) && !isOnSameControl(press, before)) drop(event, press, before);
      else last.byPointer = asLast(press);
    },
    true,
  );

  addEventListener(
    'keydown',
    (event) => {
      if (!isPressingKey(event)) {
        delete last.byKey; // A shopper who presses Tab in between knows which control has the focus.
        return;
      }
      const press = pressOf(event, 0, 0);
      if (!press) return;
      const before = last.byKey;
      const isHeldDown = event.repeat;
      if (isHeldDown) drop(event, press, before);
      else if (before && isTooSoon(press, before) && !isOnSameName(press, before)) drop(event, press, before);
      else last.byKey = asLast(press);
    },
    true,
  );

  new MutationObserver(() => {
    for (const press of Object.values(last)) noteChange(press);
  }).observe(document, { subtree: true, childList: true });

  handOver(() => (last.byPointer?.isAnswered ? undefined : last.byPointer));
  const pressBefore = pressOfDocumentBefore();
  if (pressBefore) last.byPointer = asLast(pressBefore);
}

const asLast = (press: Press): LastPress => ({ ...press, changedAt: press.cameAt, isAnswered: false });

/** Whether a key presses the control that has the focus. */
const isPressingKey = ({ key, target }: KeyboardEvent) =>
  key === 'Enter' || (key === ' ' && target instanceof HTMLButtonElement);

/** Step 1: whether a press comes before its shopper has seen what the last press changed, and is at the same place. */
const isTooSoon = (press: Press, before: LastPress) =>
  press.cameAt - before.changedAt < TOO_SOON && isAtSamePlace(press, before);

/** Step 3. A key that is held down may have been pressed before the page began: then there is no press before it. */
function drop(event: Event, { cameAt }: Press, before: LastPress | undefined): void {
  if (before) before.changedAt = cameAt;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Notes that the page has changed, if the change follows from the last press. The first one does if the control of the
 * press is gone or has another name. From then on each change does, such as the list that comes after a page's frame,
 * until the page has been at rest for `TOO_SOON`.
 */
function noteChange(press: LastPress): void {
  const now = performance.now();
  if (!press.isAnswered) {
    if (isControlUnchanged(press)) return;
    press.isAnswered = true;
  } else {
    const isAtRest = now - press.changedAt >= TOO_SOON;
    if (isAtRest) return;
  }
  press.changedAt = now;
}
