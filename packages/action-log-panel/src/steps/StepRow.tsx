import type { UnknownAction } from 'redux';
import { Glyph } from '../ui/Glyph';
import { formatElapsed } from '../words/formats';
import { wordFor, type Names } from '../words/names';
import { Picture } from './Picture';
import { sliceOf, type RemarkKind, type Row } from './rows';
import type { Steps } from './useSteps';
import { t } from '../words/t';

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
  words: Names['words'];
  /** Draws the app; null if pictures are hidden. */
  picture: (() => string) | null;
  onPress: () => void;
}

const remarks: Readonly<Record<RemarkKind, string>> = {
  alert: t`Alerta`,
  difference: t`Diferença`,
  mark: t`Nota`,
};

/** A line of the list of steps. A press shows its state when the button goes down, as in a list of the system. */
export function StepRow({ id, row, index, of, isCurrent, action, steps, words, picture, onPress }: Props) {
  const { kind, count } = row;
  const isStep = kind === 'step';
  const text = isStep ? steps.texts.textOf(count) : (row.text ?? '');
  const slice = isStep && action ? wordFor(words, sliceOf(action.type)) : '';
  const number = count === 0 ? '' : t`Passo ${count}: `;
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
      {picture && <Picture key={count} draw={picture} className="stepRowPicture" />}
      <span className="stepRowNumber">{isStep && count}</span>
      <span className="stepRowText">
        <span className="stepRowWhat">
          {!isStep && <Glyph name={kind} />}
          <span className="stepRowWords">{text}</span>
        </span>
        <span className="stepRowSlice">{slice}</span>
        <span className="stepRowTime">{isStep && formatElapsed(steps.times[count] ?? 0)}</span>
      </span>
    </div>
  );
}
