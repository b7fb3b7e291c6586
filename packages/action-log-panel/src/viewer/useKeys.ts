import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { noFilter, type Row } from '../steps/rows';

/** The row that a key leads to, among the listed ones, from the state after `at` actions. */
type Move = (rows: readonly Row[], at: number) => Row | undefined;

const next: Move = (rows, at) => rows.find(({ count }) => count > at);
const previous: Move = (rows, at) => rows.findLast(({ count }) => count < at);
const moves = new Map<string, Move>([
  ['j', next],
  ['ArrowDown', next],
  ['ArrowRight', next],
  ['k', previous],
  ['ArrowUp', previous],
  ['ArrowLeft', previous],
  ['Home', (rows) => rows[0]],
  ['End', (rows) => rows.at(-1)],
]);

/** Fields in which a person types. */
const FIELDS = 'input:not([type=range], [type=checkbox], [type=file]), select, textarea';

interface Options {
  panel: RefObject<HTMLElement | null>;
  search: RefObject<HTMLInputElement | null>;
  list: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  at: number;
  jump: (to: number) => void;
  setFilter: (filter: typeof noFilter) => void;
}

/** Handles keys while the focus is in the panel, but not those that the focused element handles itself. */
export function useKeys({ panel, search, list, rows, at, jump, setFilter }: Options) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'Escape' && target === search.current) {
      if (search.current.value === '') list.current?.focus();
      else setFilter(noFilter);
    }
    if (target.matches(FIELDS)) return;
    const move = moves.get(key.length === 1 ? key.toLowerCase() : key);
    const row = move?.(rows, at);
    if (move && key.length > 1 && target.matches('[type=range]')) return;
    if (row) jump(row.count);
    else if (key === '/') search.current?.focus();
    else if (!move) return;
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
