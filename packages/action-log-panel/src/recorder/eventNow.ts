/** An event of a person, and whether it is in a frame of the page. */
export interface PersonEvent {
  event: Event;
  target: Element;
  isInFrame: boolean;
}

/** The event of a person in whose task the page's script runs now. */
export function eventNow(): PersonEvent | undefined {
  const frames = Array.from({ length: window.length }, (_, index) => window[index]);
  return [window, ...frames].map((frame) => readEvent(eventIn(frame))).find((read) => read !== undefined);
}

/** The browser's own `event` of a window; a frame of another site keeps it to itself. */
function eventIn(frame: Window | undefined): Event | undefined {
  try {
    return Reflect.get(frame ?? {}, 'event') as Event | undefined;
  } catch {
    return undefined;
  }
}

function readEvent(event: Event | undefined): PersonEvent | undefined {
  const { activeElement } = document;
  // What a frame of another site sends while it has the focus is because of a press in it.
  if (event instanceof MessageEvent && activeElement instanceof HTMLIFrameElement)
    return event.source === activeElement.contentWindow
      ? { event, target: activeElement, isInFrame: true }
      : undefined;
  if (!event || !('view' in event || 'clipboardData' in event)) return undefined;
  const { target } = event; // In a frame, an element of another window.
  if (typeof target !== 'object' || target === null || !('closest' in target)) return undefined;
  const element = target as Element;
  return { event, target: element, isInFrame: element.ownerDocument !== document };
}
