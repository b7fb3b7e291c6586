import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What keys do while a log is shown; the help sheet lists them. */
export interface KeyActions {
  play: () => void;
  pause: () => void;
  /** Empties the search. */
  clear: () => void;
  /** Goes to another of the listed steps. */
  move: (to: Move) => void;
  help: () => void;
}

export type Move = 'next' | 'previous' | 'first' | 'last';

const moves: Readonly<Record<string, Move>> = {
  j: 'next',
  ArrowDown: 'next',
  ArrowRight: 'next',
  k: 'previous',
  ArrowUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

/** Fields to type in, which need their keys themselves. */
const FIELDS = 'input:not([type=range], [type=checkbox], [type=file]), select, textarea';
/** What reacts to the space bar by itself. */
const PRESSED = 'button, summary, a, input:not([type=range])';
/** What moves by the arrow keys itself, or is scrolled by them. */
const MOVED = '[type=range], [role=slider], [data-scrolled]';

interface Places {
  panel: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
}

/** Hears the keys while the focus is in the panel, and not in a field that needs them itself. */
export function useKeys({ panel, search, list }: Places, { play, pause, clear, move, help }: KeyActions) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || target.closest('dialog')) return;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'Escape') {
      if (target !== search.current) pause();
      else if (search.current.value !== '') clear();
      else list.current?.focus();
      return;
    }
    if (target.matches(FIELDS)) return;
    const isSpace = key === ' ' && !target.matches(PRESSED);
    const to = moves[key.length === 1 ? key.toLowerCase() : key];
    const isMove = to !== undefined && !(key.length > 1 && target.closest(MOVED));
    if (isSpace) play();
    else if (isMove) move(to);
    else if (key === '/') search.current?.focus();
    else if (key === '?') help();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const place = panel.current;
    place?.addEventListener('keydown', onKey);
    return () => place?.removeEventListener('keydown', onKey);
  }, [panel]);
}
