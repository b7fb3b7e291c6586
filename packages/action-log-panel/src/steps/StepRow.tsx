import type { UnknownAction } from 'redux';
import { Glyph } from '../ui/Glyph';
import { formatElapsed } from '../words/formats';
import { wordFor, type Names } from '../words/names';
import { Picture } from './Picture';
import { sliceOf, type RemarkKind, type Row } from './rows';
import styles from './StepRow.module.scss';
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
  words: Names['words'];
  /** Draws the app; null if pictures are hidden. */
  picture: (() => string) | null;
  onPress: () => void;
}

const remarks: Readonly<Record<RemarkKind, string>> = {
  alert: 'Alerta',
  difference: 'Diferença',
  note: 'Nota',
};

/** A line of the list of steps. A press shows its state when the button goes down, as in a list of the system. */
export function StepRow({ id, row, index, of, isCurrent, action, steps, words, picture, onPress }: Props) {
  const { kind, count } = row;
  const isStep = kind === 'step';
  const text = isStep ? steps.texts.textOf(count) : (row.text ?? '');
  const slice = isStep && action ? wordFor(words, sliceOf(action.type)) : '';
  const number = count === 0 ? '' : `Passo ${count}: `;
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
      className={styles.row}
      data-kind={kind}
      onMouseDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault(); // The list keeps the focus: this row is removed when it is scrolled away.
        onPress();
      }}
    >
      {picture && <Picture key={count} draw={picture} className={styles.picture} />}
      <span className={styles.number}>{isStep && count}</span>
      <span className={styles.text}>
        <span className={styles.what}>
          {!isStep && <Glyph name={kind} />}
          <span className={styles.words}>{text}</span>
        </span>
        <span className={styles.slice}>{slice}</span>
        <span className={styles.time}>{isStep && formatElapsed(steps.times[count] ?? 0)}</span>
      </span>
    </div>
  );
}
