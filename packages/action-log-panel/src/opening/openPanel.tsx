import { createRoot } from 'react-dom/client';
import { withDefaults, type PanelHost } from '../host';
import root from '../ui/root.module.scss';
import { QaPanel } from './QaPanel';
import type { Opening } from './startDoor';

/** Opens the panel in an element at the end of the body. Returns what closes it (`startDoor`). */
export function openPanel<State>(
  given: PanelHost<State>,
  { openKey, logAddress, isPressed, onClose }: Opening,
) {
  const host = withDefaults(given);
  const focused = document.activeElement;
  const element = document.body.appendChild(document.createElement('div'));
  element.className = root.root ?? '';
  const reactRoot = createRoot(element, {
    // If the panel crashes, the live state must be shown again.
    onUncaughtError(error) {
      close();
      reportError(error);
    },
  });
  const close = (isReload = false) => {
    host.leave(() => reactRoot.unmount());
    element.remove();
    if (!isReload) remember(openKey, false);
    onClose();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
  remember(openKey, true);
  reactRoot.render(
    <QaPanel host={host} takesFocus={isPressed} logAddress={logAddress} onClose={() => close()} />,
  );
  return close;
}

function remember(openKey: string, isOpen: boolean) {
  try {
    if (isOpen) sessionStorage.setItem(openKey, 'open');
    else sessionStorage.removeItem(openKey);
  } catch {
    // Storage is forbidden: a reload forgets that the panel was open.
  }
}
