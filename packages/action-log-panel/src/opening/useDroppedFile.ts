import { useEffect, useEffectEvent } from 'react';

/**
 * Takes a file that is dropped anywhere on the page: if it were dropped outside the panel, the browser would
 * leave the page and open it.
 */
export function useDroppedFile(onFile: (file: File) => void) {
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (event.type === 'drop' && file) onFile(file);
  });
  useEffect(() => {
    const listener = (event: DragEvent) => onDrag(event);
    const types = ['dragover', 'drop'] as const;
    types.forEach((type) => addEventListener(type, listener));
    return () => types.forEach((type) => removeEventListener(type, listener));
  }, []);
}
