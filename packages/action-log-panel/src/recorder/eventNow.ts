/** The event of a person in whose task the page's script runs now, also one in a frame of the page. */
export function eventNow(): Event | undefined {
  const frames = Array.from({ length: window.length }, (_, index) => window[index]);
  return [window, ...frames].map(eventIn).find((event) => event && isByPerson(event));
}

/** The browser's own `event` of a window; a frame of another site keeps it to itself. */
function eventIn(frame: Window | undefined): Event | undefined {
  try {
    return Reflect.get(frame ?? {}, 'event') as Event | undefined;
  } catch {
    return undefined;
  }
}

/** What a frame of another site sends while it has the focus is because of a press in it. */
const isByPerson = (event: Event) =>
  'source' in event
    ? event.source === Reflect.get(document.activeElement ?? {}, 'contentWindow')
    : ('view' in event || 'clipboardData' in event) && 'closest' in (event.target ?? {});
