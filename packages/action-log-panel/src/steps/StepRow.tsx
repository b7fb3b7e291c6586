import type { UnknownAction } from '@reduxjs/toolkit';
import { Glyph } from '../Glyph';
import { wordFor } from '../names';
import { formatElapsed } from '../wording';
import { Picture } from './Picture';
import { sliceOf, type RemarkKind, type Row } from './rows';
import type { Steps } from './useSteps';
import styles from './StepRow.module.scss';

interface Props {
  id: string;
  row: Row;
  /** From 1, among the rows that are listed. */
  place: number;
  of: number;
  isCurrent: boolean;
  /** Of a step; the first state has none. */
  action: UnknownAction | undefined;
  steps: Steps;
  words: Readonly<Record<string, string>>;
  /** Draws the shop; null where no picture is wanted. */
  picture: (() => string) | null;
  onPress: () => void;
}

const remarks: Readonly<Record<RemarkKind, string>> = {
  alert: 'Alerta',
  difference: 'Diferença',
  note: 'Nota',
};

/** A line of the list of steps. Pressing it shows its state, as in a list of the system when the button goes down. */
export function StepRow({ id, row, place, of, isCurrent, action, steps, words, picture, onPress }: Props) {
  const { kind, count, text = '' } = row;
  const told = kind === 'step' ? steps.teller.tell(count) : text;
  const slice = kind === 'step' && action ? wordFor(words, sliceOf(action.type)) : '';
  const number = count === 0 ? '' : `Passo ${count}: `;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-setsize={of}
      aria-posinset={place}
      aria-label={kind === 'step' ? `${number}${told}. ${slice}` : `${remarks[kind]}: ${told}`}
      title={told}
      className={styles.row}
      data-kind={kind}
      onMouseDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault(); // The focus belongs to the list: this row is removed when it is scrolled away.
        onPress();
      }}
    >
      {picture && <Picture key={count} draw={picture} className={styles.picture} />}
      <span className={styles.number}>{kind === 'step' && count}</span>
      <span className={styles.text}>
        <span className={styles.told}>
          {kind !== 'step' && <Glyph name={kind} />}
          <span className={styles.words}>{told}</span>
        </span>
        <span className={styles.slice}>{slice}</span>
        <span className={styles.time}>{kind === 'step' && formatElapsed(steps.times[count] ?? 0)}</span>
      </span>
    </div>
  );
}
