/**
 * Calls a function for each press that the page drops before any control has it, such as the second one of a
 * double tap. An app does that with `stopImmediatePropagation` in a listener of the window or the document; no
 * other listener of the page can see such a press, and so this replaces the method itself.
 * @param onDropped has the event of the press, a click or a key
 */
export function watchDroppedPresses(onDropped: (event: Event) => void): void {
  const stop = Reflect.get(Event.prototype, 'stopImmediatePropagation');
  Event.prototype.stopImmediatePropagation = function (this: Event) {
    stop.call(this);
    if (isPress(this) && isAboveThePage(this)) onDropped(this);
  };
}

/** A key that is held down sends the same event again and again, and presses only once. */
const isPress = (event: Event) =>
  event.type === 'click' ||
  (event instanceof KeyboardEvent &&
    event.type === 'keydown' &&
    /^(Enter| )$/.test(event.key) &&
    !event.repeat);

const isAboveThePage = ({ eventPhase, currentTarget }: Event) =>
  eventPhase === Event.CAPTURING_PHASE && (currentTarget === window || currentTarget === document);
