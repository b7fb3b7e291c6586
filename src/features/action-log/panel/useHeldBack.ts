import { useEffect, type RefObject } from 'react';

const types = ['click', 'auxclick', 'submit', 'beforeinput'] as const;

/**
 * While a log is looked at, nothing that is done to the page outside the panel has any effect: not on the store, which
 * sees to that itself, nor on what the browser does by itself, such as emptying the search box.
 */
export function useHeldBack(isHeld: boolean, panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!isHeld) return;
    const hold = (event: Event) => {
      if (event.target instanceof Node && panel.current?.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    types.forEach((type) => addEventListener(type, hold, { capture: true }));
    return () => types.forEach((type) => removeEventListener(type, hold, { capture: true }));
  }, [isHeld, panel]);
}
