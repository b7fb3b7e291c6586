import { useEffect, useEffectEvent, type RefObject } from 'react';

const dragging = ['dragover', 'drop'] as const;
const acting = ['pointerdown', 'click', 'auxclick', 'submit', 'beforeinput'] as const;

/** Listens on the window, before all others, to events of some types. */
function useEvents<Type extends keyof WindowEventMap>(
  types: readonly Type[],
  handle: (event: WindowEventMap[Type]) => void,
) {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => onEvent(event);
    types.forEach((type) => addEventListener(type, listener, true));
    return () => types.forEach((type) => removeEventListener(type, listener, true));
  }, [types]);
}

/**
 * Takes a file that is dropped anywhere on the page: if it were dropped outside the panel, the browser would
 * leave the page and open it.
 */
export const useDroppedFile = (onFile: (file: File) => void) =>
  useEvents(dragging, (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (event.type === 'drop' && file) onFile(file);
  });

/**
 * While a log is shown, what a person does outside the panel has no effect. The store itself ignores actions
 * meanwhile; this prevents what the browser would do, such as typing in a field or following a link.
 */
export const useBlockedPage = (isBlocked: boolean, panel: RefObject<HTMLElement | null>) =>
  useEvents(acting, (event) => {
    if (!isBlocked || (panel.current && event.composedPath().includes(panel.current))) return;
    event.preventDefault();
    event.stopPropagation();
  });
