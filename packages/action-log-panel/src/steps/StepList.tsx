import { memo, useEffect, useId, type MouseEvent, type RefObject } from 'react';
import type { Log } from 'action-log';
import { formatElapsed } from '../text/formats';
import { sliceOf } from './rows';
import { StepRow } from './StepRow';
import type { Steps } from './useSteps';

interface Props extends Pick<Steps, 'rows' | 'texts' | 'times'> {
  log: Log;
  at: number;
  jump: (to: number) => void;
  /** The element that has the focus for all rows; `aria-activedescendant` names the active one. */
  list: RefObject<HTMLDivElement | null>;
}

/** The listed steps of the log. A long list is rendered again only when it changes. */
export const StepList = memo(function StepList({ log, rows, texts, times, at, jump, list }: Props) {
  const id = useId();
  /** The state's step, or the remark below it if the step is not listed. */
  const current = rows.findIndex(({ count }) => count === at);
  useEffect(() => {
    const row = list.current?.children[current];
    if (list.current && row instanceof HTMLElement) reveal(list.current, row);
  }, [list, current]);
  // A press shows its state when the button goes down, as in a list of the system.
  const onMouseDown = ({ button, target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[role=option]') : null;
    const chosen = row instanceof HTMLElement && button === 0 ? row.dataset.count : undefined;
    if (chosen !== undefined) jump(Number(chosen));
  };

  return (
    <>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label="Steps"
        aria-activedescendant={current < 0 ? undefined : `${id}${current}`}
        className="stepList"
        onMouseDown={onMouseDown}
      >
        {rows.map(({ kind, count, text }, index) => (
          <StepRow
            key={index}
            id={`${id}${index}`}
            kind={kind}
            count={count}
            text={text ?? texts.textOf(count)}
            slice={sliceOf(log.actions[count - 1]?.type ?? '')}
            time={formatElapsed(times[count] ?? 0)}
            isCurrent={index === current}
          />
        ))}
      </div>
      {rows.length === 0 && <p className="faint">No such step.</p>}
    </>
  );
});

/** Scrolls a list, and nothing around it, just until a row and its neighbours are in view. */
function reveal(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement) {
  const [highest, lowest] = [offsetTop - offsetHeight, offsetTop + 2.5 * offsetHeight - list.clientHeight];
  list.scrollTop = Math.min(highest, Math.max(list.scrollTop, lowest));
}
