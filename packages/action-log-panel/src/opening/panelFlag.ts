const FLAG = 'qa';

/** Whether the address has `?qa`. */
export const isPanelAsked = () => new URLSearchParams(location.search).has(FLAG);

/**
 * Takes `?qa` out of the address, in the same entry of the history, and returns whether it was there. For an app whose
 * address says what it shows: call it before anything reads the address, so that a tester gets what a user would get
 * there, and give the result to `startRecording` as `isAsked`.
 */
export function takePanelFlag(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has(FLAG)) return false;
  address.searchParams.delete(FLAG);
  history.replaceState(history.state, '', address);
  return true;
}
