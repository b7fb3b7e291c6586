import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Move } from '../steps/rows';

/** What keys do while a log is shown. */
interface KeyActions {
  play: () => void;
  pause: () => void;
  /** Empties the search. */
  clear: () => void;
  /** Goes to another of the listed steps. */
  move: (to: Move) => void;
}

const moves = new Map<string, Move>([
  ['j', 'next'],
  ['ArrowDown', 'next'],
  ['ArrowRight', 'next'],
  ['k', 'previous'],
  ['ArrowUp', 'previous'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
]);

/** Fields in which a person types. */
const FIELDS = 'input:not([type=range], [type=checkbox], [type=file]), select, textarea';
/** Elements on which the space bar is a press. */
const PRESSED = 'button, summary, a, input:not([type=range])';

interface Elements {
  panel: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
}

/** Handles keys while the focus is in the panel, but not those that the focused element handles itself. */
export function useKeys({ panel, search, list }: Elements, { play, pause, clear, move }: KeyActions) {
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
    const to = moves.get(key.length === 1 ? key.toLowerCase() : key);
    if (key === ' ' && !target.matches(PRESSED)) play();
    else if (to && !(key.length > 1 && target.matches('[type=range]'))) move(to);
    else if (key === '/') search.current?.focus();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = panel.current;
    // In a shadow root React cannot see that a key was pressed, and would render after the next key.
    const listener = (event: KeyboardEvent) => flushSync(() => onKey(event));
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [panel]);
}
