import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Row } from '../steps/rows';
import type { Steps } from '../steps/useSteps';
import type { Position } from './usePosition';

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

type Elements = Readonly<Record<'panel' | 'search' | 'list', RefObject<HTMLElement | null>>>;

/** Handles keys while the focus is in the panel, but not those that the focused element handles itself. */
export function useKeys(
  { panel, search, list }: Elements,
  { at, jump }: Position,
  { rows, filter, setFilter }: Steps,
) {
  const onEscape = (target: Element) => {
    if (target !== search.current) return;
    if (filter.text !== '') setFilter({ ...filter, text: '' });
    else list.current?.focus();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof Element) || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'Escape') return onEscape(target);
    if (target.matches(FIELDS)) return;
    const move = moves.get(key.length === 1 ? key.toLowerCase() : key);
    if (move && !(key.length > 1 && target.matches('[type=range]'))) jump(move(rows, at)?.count ?? at);
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
