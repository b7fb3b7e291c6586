import { useEffect, type RefObject } from 'react';

const types = ['pointerdown', 'click', 'auxclick', 'submit', 'beforeinput'] as const;

/**
 * While a log is shown, what a person does outside the panel has no effect. The store itself ignores actions
 * meanwhile; this prevents what the browser would do, such as typing in a field or following a link.
 */
export function useBlockedPage(isBlocked: boolean, panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isBlocked) return;
    const block = (event: Event) => {
      if (panel.current && event.composedPath().includes(panel.current)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    types.forEach((type) => addEventListener(type, block, { capture: true }));
    return () => types.forEach((type) => removeEventListener(type, block, { capture: true }));
  }, [isBlocked, panel]);
}
