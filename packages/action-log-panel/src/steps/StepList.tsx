import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Difference, Timeline } from 'action-log';
import { StepFilter } from './StepFilter';
import { StepLine } from './StepLine';
import { listedRows, searchIndexOf, withRemarks, type StepRow } from './sentences';

interface Props {
  timeline: Timeline;
  steps: readonly StepRow[];
  difference: Difference | null | undefined;
  at: number;
  jump: (to: number) => void;
}

/** The steps of a log that a search finds. The list has the focus for all of its rows, and names the active one. */
export function StepList({ timeline, steps, difference, at, jump }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const deferred = useDeferredValue(search);
  const isSearched = deferred !== '';
  const index = useMemo(
    () => (isSearched ? searchIndexOf(steps, timeline) : []),
    [isSearched, steps, timeline],
  );
  const all = useMemo(() => withRemarks(steps, timeline, difference), [steps, timeline, difference]);
  const rows = useMemo(() => listedRows(all, deferred, index), [all, deferred, index]);
  /** The state's step, or the remark below it if the step is not listed. */
  const current = rows.findIndex(({ count }) => count === at);
  useEffect(() => {
    const row = list.current?.children[current];
    if (list.current && row instanceof HTMLElement) reveal(list.current, row);
  }, [current]);
  // A press shows its state when the button goes down, as in a list of the system.
  const onMouseDown = ({ button, target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[role=option]') : null;
    if (row instanceof HTMLElement && button === 0) jump(Number(row.dataset.count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets = new Map([
      ['ArrowDown', rows.find(({ count }) => count > at)],
      ['ArrowUp', rows.findLast(({ count }) => count < at)],
      ['Home', rows[0]],
      ['End', rows.at(-1)],
    ]);
    if (!targets.has(event.key)) return;
    event.preventDefault();
    const row = targets.get(event.key);
    if (row) jump(row.count);
  };
  return (
    <div className="list">
      <StepFilter search={search} setSearch={setSearch} index={index} count={rows.length} />
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label="Steps"
        aria-activedescendant={current < 0 ? undefined : `${id}${current}`}
        className="stepList"
        onMouseDown={onMouseDown}
        onKeyDown={onKeyDown}
      >
        {rows.map((row, position) => (
          <StepLine key={position} {...row} id={`${id}${position}`} isCurrent={position === current} />
        ))}
      </div>
      {rows.length === 0 && <p className="faint">No such step.</p>}
    </div>
  );
}

/** Scrolls a list, and nothing around it, just until a row and its neighbours are in view. */
function reveal(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement) {
  const [highest, lowest] = [offsetTop - offsetHeight, offsetTop + 2.5 * offsetHeight - list.clientHeight];
  list.scrollTop = Math.min(highest, Math.max(list.scrollTop, lowest));
}
