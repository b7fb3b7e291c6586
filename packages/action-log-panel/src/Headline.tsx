import type { Log } from 'action-log';
import { formatElapsed } from './wording';
import styles from './Headline.module.scss';

interface Props {
  log: Log;
  at: number;
  told: string;
  /** Ms from the beginning of the recording. */
  elapsed: number;
  /** Whether what has the focus tells the step by itself, so that a screen reader must not hear it twice. */
  isTold: boolean;
}

/** The step that is shown, in words. */
export function Headline({ log, at, told, elapsed, isTold }: Props) {
  const moment = new Date(Date.parse(log.recordedAt) + elapsed);
  const clock = Number.isNaN(moment.getTime()) ? '' : moment.toLocaleTimeString('pt-BR');
  return (
    <div className={styles.headline} aria-live={isTold ? 'off' : 'polite'} aria-atomic="true">
      <p>
        {at} de {log.actions.length}
      </p>
      <p className={styles.told}>{told}</p>
      <p title="Hora, e tempo desde o começo da gravação">
        {clock} · {formatElapsed(elapsed)}
      </p>
    </div>
  );
}
