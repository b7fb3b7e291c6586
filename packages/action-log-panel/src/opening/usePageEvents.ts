import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What a person does, also with Escape: 'cancel' closes a dialog. */
const acting = ['pointerdown', 'click', 'auxclick', 'submit', 'beforeinput', 'cancel'];

/**
 * Takes a file that is dropped anywhere on the page: outside the panel the browser would leave the page and
 * open it. While another state is shown, what a person does outside the panel has no effect: the store ignores
 * actions, and this prevents what the browser would do, such as typing in a field or following a link.
 */
export function usePageEvents(
  panel: RefObject<HTMLElement | null>,
  isBlocked: boolean,
  onFile: (file: File) => void,
) {
  const onEvent = useEffectEvent((event: Event) => {
    if (event instanceof DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (event.type === 'drop' && file) onFile(file);
    } else if (isBlocked && !(panel.current && event.composedPath().includes(panel.current))) {
      event.preventDefault();
      event.stopPropagation();
    }
  });
  useEffect(() => {
    const listener = (event: Event) => onEvent(event);
    const types = ['dragover', 'drop', ...acting];
    types.forEach((type) => addEventListener(type, listener, true)); // Before all others.
    return () => types.forEach((type) => removeEventListener(type, listener, true));
  }, []);
}
