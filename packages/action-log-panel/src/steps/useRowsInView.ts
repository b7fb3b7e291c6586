import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Rows that are rendered above and below those in view, so that none is missing while the list scrolls. */
const SPARE = 6;

/**
 * Which rows of a long list are in view, so that only they are rendered. All rows have the height of the ruler, an element
 * in the list.
 */
export function useRowsInView(length: number) {
  const list = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLDivElement>(null);
  /** CSS pixels. */
  const [view, setView] = useState({ top: 0, height: 0, row: 0 });

  useLayoutEffect(() => {
    const box = list.current;
    const rule = ruler.current;
    if (!box || !rule) return;
    const measure = () =>
      setView({ top: box.scrollTop, height: box.clientHeight, row: rule.getBoundingClientRect().height });
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(rule);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, []);

  const { top, height, row } = view;
  const first = row === 0 ? 0 : Math.max(0, Math.floor(top / row) - SPARE);
  const end = row === 0 ? 0 : Math.min(length, Math.ceil((top + height) / row) + SPARE);
  return {
    list,
    ruler,
    /** The rows to render: from `first` up to, but without, `end`. */
    first: Math.min(first, end),
    end,
    /** The height of the rows before and after them, in CSS pixels. */
    above: Math.min(first, end) * row,
    below: (length - end) * row,
    /** Scrolls, no further than needed, until a row and its neighbours are in view. */
    reveal: useCallback(
      (index: number) => {
        const box = list.current;
        if (!box || index < 0) return;
        const [highest, lowest] = [(index - 1) * row, (index + 2.5) * row - box.clientHeight];
        box.scrollTop = Math.min(highest, Math.max(box.scrollTop, lowest));
      },
      [row],
    ),
  };
}
