import { useEffect, useId, type RefObject } from 'react';
import type { Pictures } from './usePictures';
import { StepRow } from './StepRow';
import { useRowsInView } from './useRowsInView';
import type { Row } from './rows';
import type { Steps } from './useSteps';
import type { Timeline } from 'action-log';
import styles from './StepList.module.scss';

interface Props {
  timeline: Timeline;
  steps: Steps;
  words: Readonly<Record<string, string>>;
  at: number;
  jump: (to: number) => void;
  pictures: Pictures;
  /** Takes the focus of all rows: which one is active, it tells by itself. */
  focus: RefObject<HTMLDivElement | null>;
  onFocus: () => void;
  onBlur: () => void;
}

/** Every step of the log, as a list of which only the rows in view are rendered. */
export function StepList(props: Props) {
  const { timeline, steps, words, at, jump, pictures, focus, onFocus, onBlur } = props;
  const { rows } = steps;
  const id = useId();
  const { list, ruler, first, end, above, below, reveal } = useRowsInView(rows.length);
  const current = rowAt(rows, at);
  useEffect(() => reveal(current), [reveal, current]);

  return (
    <div className={styles.box} data-pictures={pictures.isOn} ref={list}>
      <div ref={ruler} className={styles.ruler} />
      <div
        ref={focus}
        onFocus={onFocus}
        onBlur={onBlur}
        role="listbox"
        tabIndex={0}
        aria-label="Passos"
        aria-activedescendant={current >= first && current < end ? `${id}${current}` : undefined}
        className={styles.list}
      >
        <svg className={styles.gap} height={above} aria-hidden="true" />
        {rows.slice(first, end).map((row, offset) => {
          const index = first + offset;
          return (
            <StepRow
              key={index}
              id={`${id}${index}`}
              row={row}
              place={index + 1}
              of={rows.length}
              isCurrent={index === current}
              action={timeline.log.actions[row.count - 1]}
              steps={steps}
              words={words}
              picture={row.kind === 'step' ? pictures.draw(row.count) : null}
              onPress={() => {
                focus.current?.focus({ preventScroll: true });
                jump(row.count);
              }}
            />
          );
        })}
        <svg className={styles.gap} height={below} aria-hidden="true" />
      </div>
      {rows.length === 0 && <p className={styles.none}>Nenhum passo assim.</p>}
    </div>
  );
}

/** The row of a state: its step, or where that is not listed, a remark below it. Rows are in the order of states. */
function rowAt(rows: readonly Row[], at: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.count ?? at) < at) low = middle + 1;
    else high = middle;
  }
  return rows[low]?.count === at ? low : -1;
}
