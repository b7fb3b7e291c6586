import { memo, useEffect, useId, type MouseEvent, type RefObject } from 'react';
import type { Timeline } from 'action-log';
import { formatElapsed } from '../text/formats';
import type { RemarkKind, Row } from './rows';
import type { StepTexts } from './stepTexts';

interface Props {
  timeline: Timeline;
  rows: readonly Row[];
  texts: StepTexts;
  at: number;
  jump: (to: number) => void;
  /** The element that has the focus for all rows; `aria-activedescendant` names the active one. */
  list: RefObject<HTMLDivElement | null>;
}

/** The listed steps of the log. */
export function StepList({ timeline, rows, texts, at, jump, list }: Props) {
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
    if (row instanceof HTMLElement && button === 0) jump(Number(row.dataset.count));
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
            slice={timeline.log.actions[count - 1]?.type.split('/')[0] ?? ''}
            time={formatElapsed(texts.elapsedAt(count))}
            isCurrent={index === current}
          />
        ))}
      </div>
      {rows.length === 0 && <p className="faint">No such step.</p>}
    </>
  );
}

/** The sign and the name of a remark. */
const remarks: Readonly<Record<RemarkKind, readonly [string, string]>> = {
  alert: ['!', 'Alert'],
  difference: ['≠', 'Difference'],
  mark: ['⚑', 'Note'],
};

interface RowProps extends Row {
  id: string;
  text: string;
  /** The slice of the action that led to a state, and when, since the recording began. */
  slice: string;
  time: string;
  isCurrent: boolean;
}

/** A line of the list of steps. Of thousands, few change when another step is shown. */
const StepRow = memo(function StepRow({ id, kind, count, text, slice, time, isCurrent }: RowProps) {
  const [sign, name] = kind === 'step' ? [] : remarks[kind];
  const number = count === 0 ? '' : `Step ${count}: `;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      aria-label={name === undefined ? `${number}${text}. ${slice}` : `${name}: ${text}`}
      title={text}
      className="stepRow"
      data-kind={kind}
      data-count={count}
    >
      <span>{sign ?? count}</span>
      <span className="stepRowText">{text}</span>
      <span>{!sign && slice}</span>
      <span>{!sign && time}</span>
    </div>
  );
});

/** Scrolls a list, and nothing around it, just until a row and its neighbours are in view. */
function reveal(list: HTMLElement, { offsetTop, offsetHeight }: HTMLElement) {
  const [highest, lowest] = [offsetTop - offsetHeight, offsetTop + 2.5 * offsetHeight - list.clientHeight];
  list.scrollTop = Math.min(highest, Math.max(list.scrollTop, lowest));
}
