import { useEffect, type RefObject } from 'react';
import { focusedElement } from './focusedElement';

/** Moves the focus to an element when it appears, and back to where it was when it goes. */
export function useBorrowedFocus(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const before = focusedElement();
    element.current?.focus();
    if (element.current instanceof HTMLInputElement) element.current.select();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [element]);
}
