import type { UnknownAction } from 'redux';
import { formatElapsed } from '../text/formats';
import { Glyph } from '../ui/Glyph';
import { sliceOf, type RemarkKind, type Row } from './rows';
import type { Steps } from './useSteps';

interface Props {
  id: string;
  row: Row;
  /** Among the listed rows. */
  index: number;
  of: number;
  isCurrent: boolean;
  /** The action of a step; undefined for the first state. */
  action: UnknownAction | undefined;
  steps: Steps;
  onPress: () => void;
}

const remarks: Readonly<Record<RemarkKind, string>> = {
  alert: 'Alert',
  difference: 'Difference',
  mark: 'Note',
};

/** A line of the list of steps. A press shows its state when the button goes down, as in a list of the system. */
export function StepRow({ id, row, index, of, isCurrent, action, steps, onPress }: Props) {
  const { kind, count } = row;
  const isStep = kind === 'step';
  const text = isStep ? steps.texts.textOf(count) : (row.text ?? '');
  const slice = isStep && action ? sliceOf(action.type) : '';
  const number = count === 0 ? '' : `Step ${count}: `;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-setsize={of}
      aria-posinset={index + 1}
      aria-label={isStep ? `${number}${text}. ${slice}` : `${remarks[kind]}: ${text}`}
      title={text}
      className="stepRow"
      data-kind={kind}
      onMouseDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault(); // The list keeps the focus: this row is removed when it is scrolled away.
        onPress();
      }}
    >
      <span>{isStep ? count : <Glyph name={kind} />}</span>
      <span className="stepRowText">{text}</span>
      <span>{slice}</span>
      <span>{isStep && formatElapsed(steps.times[count] ?? 0)}</span>
    </div>
  );
}
