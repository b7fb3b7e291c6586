import { useEffect, type RefObject } from 'react';

const types = ['click', 'auxclick', 'submit', 'beforeinput'] as const;

/**
 * While a log is shown, what a person does outside the panel has no effect. The store ignores such actions by itself;
 * here the browser's own reactions are prevented, such as typing in the search box or following a link.
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
