import { useEffect, useId, type RefObject } from 'react';
import type { Timeline } from 'action-log';
import type { Row } from './rows';
import { StepRow } from './StepRow';
import { useRowsInView } from './useRowsInView';
import type { Steps } from './useSteps';

interface Props {
  timeline: Timeline;
  steps: Steps;
  at: number;
  jump: (to: number) => void;
  /** The element that has the focus for all rows; `aria-activedescendant` names the active one. */
  focus: RefObject<HTMLDivElement | null>;
}

/** The listed steps of the log. Only the rows in view are rendered. */
export function StepList({ timeline, steps, at, jump, focus }: Props) {
  const { rows } = steps;
  const id = useId();
  const { list, ruler, first, end, above, below, reveal } = useRowsInView(rows.length);
  const current = rowAt(rows, at);
  useEffect(() => reveal(current), [reveal, current]);

  return (
    <div className="stepListBox" ref={list}>
      <div ref={ruler} className="stepListRuler" />
      <div
        ref={focus}
        role="listbox"
        tabIndex={0}
        aria-label="Steps"
        aria-activedescendant={current >= first && current < end ? `${id}${current}` : undefined}
        className="stepList"
      >
        <svg className="stepListGap" height={above} aria-hidden="true" />
        {rows.slice(first, end).map((row, offset) => {
          const index = first + offset;
          return (
            <StepRow
              key={index}
              id={`${id}${index}`}
              row={row}
              index={index}
              of={rows.length}
              isCurrent={index === current}
              action={timeline.log.actions[row.count - 1]}
              steps={steps}
              onPress={() => {
                focus.current?.focus({ preventScroll: true });
                jump(row.count);
              }}
            />
          );
        })}
        <svg className="stepListGap" height={below} aria-hidden="true" />
      </div>
      {rows.length === 0 && <p className="faint">No such step.</p>}
    </div>
  );
}

/** The index of a state's first row: its step, or a remark if the step is not listed. Rows are in the order of states. */
function rowAt(rows: readonly Row[], at: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.count ?? at) < at) low = middle + 1;
    else high = middle;
  }
  return rows[low]?.count === at ? low : -1;
}
