import type { Log } from '../model/log';
import controls from './controls.module.scss';
import styles from './LogViewer.module.scss';

interface Props {
  log: Log;
  at: number;
  jump: (to: number) => void;
}

/** The notes in the log, as buttons that jump to their places. */
export function Marks({ log, at, jump }: Props) {
  return (
    <ul className={styles.marks} aria-label="Notas do registro">
      {log.marks.map(([count, note], index) => (
        <li key={index}>
          <button
            type="button"
            className={`${controls.button} ${styles.mark}`}
            aria-current={count === at ? 'step' : undefined}
            onClick={() => jump(count)}
          >
            {count}: {note}
          </button>
        </li>
      ))}
    </ul>
  );
}
