import { useEffect, type RefObject } from 'react';

const SHOWN = '[data-tip]:is(:hover, :focus-visible)';

/** Esc hides the tooltips that are shown. They come back once the mouse or the focus has been elsewhere. */
export function useClosableTips(panel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const each of panel.current?.querySelectorAll(SHOWN) ?? [])
        each.setAttribute('data-tip-closed', '');
    };
    const onLeave = ({ target }: Event) => {
      if (target instanceof Element) target.removeAttribute('data-tip-closed');
    };
    const { current } = panel;
    document.addEventListener('keydown', onKey);
    for (const type of ['mouseout', 'focusout']) current?.addEventListener(type, onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const type of ['mouseout', 'focusout']) current?.removeEventListener(type, onLeave);
    };
  }, [panel]);
}
