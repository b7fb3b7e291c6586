import type { QaDeps } from './panel';

/** Where this tab remembers that the panel is open. */
export const QA_KEY = 'canecamisa:qa';

/**
 * The way to the QA panel, which is fetched when it is first asked for: by `?qa` in the address, by Ctrl+Shift+L, or
 * because this tab had it open. A panel that does not come is asked for again at the next press.
 */
export function startQaDoor(deps: QaDeps): void {
  const toggle = (isPressed: boolean) =>
    void import(/* webpackChunkName: "qa" */ './panel').then(
      ({ togglePanel }) => togglePanel(deps, isPressed),
      () => undefined,
    );
  addEventListener('keydown', (event) => {
    if (!event.ctrlKey || !event.shiftKey || event.repeat || !/^l$/i.test(event.key)) return;
    event.preventDefault();
    toggle(true);
  });
  try {
    if (/[?&]qa(?![^=&])/.test(location.search) || sessionStorage.getItem(QA_KEY)) toggle(false);
  } catch {
    // Storage is forbidden: nothing is remembered.
  }
}
