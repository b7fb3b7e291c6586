import { memo } from 'react';
import { Glyph } from '../ui/Glyph';
import type { RemarkKind, Row } from './rows';

interface Props {
  id: string;
  kind: Row['kind'];
  count: number;
  text: string;
  /** The slice of the action that led to a state, and when, since the recording began. */
  slice: string;
  time: string;
  isCurrent: boolean;
}

const remarks: Readonly<Record<RemarkKind, string>> = {
  alert: 'Alert',
  difference: 'Difference',
  mark: 'Note',
};

/** A line of the list of steps. Of thousands, few change when another step is shown. */
export const StepRow = memo(function StepRow({ id, kind, count, text, slice, time, isCurrent }: Props) {
  const isStep = kind === 'step';
  const number = count === 0 ? '' : `Step ${count}: `;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isCurrent}
      aria-label={isStep ? `${number}${text}. ${slice}` : `${remarks[kind]}: ${text}`}
      title={text}
      className="stepRow"
      data-kind={kind}
      data-count={count}
    >
      <span>{isStep ? count : <Glyph name={kind} />}</span>
      <span className="stepRowText">{text}</span>
      {isStep && (
        <>
          <span>{slice}</span>
          <span>{time}</span>
        </>
      )}
    </div>
  );
});
