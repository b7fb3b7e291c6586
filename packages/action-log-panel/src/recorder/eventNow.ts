/** The event of a person in whose task the page's script runs now, and whether it is in a frame of the page. */
export function eventNow() {
  const events = [window, ...Array.from({ length: window.length }, (_, index) => window[index])].map(eventIn);
  const at = events.findIndex((event) => event && 'view' in event && 'closest' in (event.target ?? {}));
  const event = events[at];
  return event && { event, isInFrame: at > 0 };
}

/** The browser's own `event` of a window; a frame of another site keeps it to itself. */
function eventIn(frame: Window | undefined): Event | undefined {
  try {
    return Reflect.get(frame ?? {}, 'event') as Event | undefined;
  } catch {
    return undefined;
  }
}
