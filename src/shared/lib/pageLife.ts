type Events = Readonly<Record<string, () => void>>;

/** Listens while events are captured: scripts send the document's events without bubbling. Returns what stops it. */
function listen(window: EventTarget, events: Events): () => void {
  for (const [type, listener] of Object.entries(events)) window.addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of Object.entries(events)) window.removeEventListener(type, listener, true);
  };
}

const isHidden = () => document.visibilityState === 'hidden';

/**
 * Calls `save` when the page is left, and when it is hidden: a browser that discards a hidden tab, or a phone that
 * ends its browser, says nothing afterwards. Returns a function that stops it.
 */
export function whenHidden(window: EventTarget, save: () => void): () => void {
  return listen(window, { visibilitychange: () => isHidden() && save(), pagehide: save });
}

/**
 * Calls `look` when the page is shown: loaded, looked at again, or restored from the browser's page cache. Returns a
 * function that stops it.
 */
export function whenShown(window: EventTarget, look: () => void): () => void {
  return listen(window, { visibilitychange: () => isHidden() || look(), pageshow: look });
}
