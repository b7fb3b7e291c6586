/** The address at which the page was loaded, without the flag that opens the panel: the app may show another one now. */
export function loadedAddress(): string {
  const [visit] = performance.getEntriesByType('navigation');
  const { pathname, search } = new URL(visit?.name ?? location.href);
  const rest = new URLSearchParams(search);
  if (!rest.has('qa')) return pathname + search;
  rest.delete('qa');
  return rest.size > 0 ? `${pathname}?${rest.toString()}` : pathname;
}
