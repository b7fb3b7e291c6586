import type { Log } from 'action-log';
import { formatElapsed } from '../words/formats';
import styles from './Headline.module.scss';

interface Props {
  log: Log;
  at: number;
  /** The step that is shown, in words. */
  text: string;
  /** Ms since the beginning of the recording. */
  elapsed: number;
  /** Whether the focused element announces the step itself, so that a screen reader must not read it twice. */
  isAnnounced: boolean;
}

/** The step that is shown: its number, its text and its time. */
export function Headline({ log, at, text, elapsed, isAnnounced }: Props) {
  const moment = new Date(Date.parse(log.recordedAt) + elapsed);
  const clock = Number.isNaN(moment.getTime()) ? '' : moment.toLocaleTimeString('pt-BR');
  return (
    <div className={styles.headline} aria-live={isAnnounced ? 'off' : 'polite'} aria-atomic="true">
      <p>
        {at} de {log.actions.length}
      </p>
      <p className={styles.text}>{text}</p>
      <p title="Hora, e tempo desde o começo da gravação">
        {clock} · {formatElapsed(elapsed)}
      </p>
    </div>
  );
}
