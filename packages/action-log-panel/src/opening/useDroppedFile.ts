import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes a file that is dropped anywhere on the page: if it were dropped outside the panel, the browser would leave the page
 * and open it. Returns whether a file is being dragged.
 */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      // A drag that leaves the window has no related target; one that leaves an element for another has.
      setIsDragging(
        event.type === 'dragover' || (event.type === 'dragleave' && event.relatedTarget !== null),
      );
      if (event.type === 'drop' && file) take(file);
    };
    const types = ['dragover', 'dragleave', 'drop'] as const;
    types.forEach((type) => addEventListener(type, onDrag));
    return () => types.forEach((type) => removeEventListener(type, onDrag));
  }, []);
  return isDragging;
}
