import type { Log } from 'action-log';
import { formatElapsed } from '../words/formats';
import { locale, t } from '../words/t';

interface Props {
  log: Log;
  at: number;
  /** The step that is shown, in words. */
  text: string;
  /** A state of another log that is shown instead; empty if none is. */
  visited: string;
  /** Ms since the beginning of the recording. */
  elapsed: number;
  /** Whether the focused element announces the step itself, so that a screen reader must not read it twice. */
  isAnnounced: boolean;
}

/** The step that is shown: its number, its text and its time. */
export function Headline({ log, at, text, visited, elapsed, isAnnounced }: Props) {
  const moment = new Date(Date.parse(log.recordedAt) + elapsed);
  const clock = Number.isNaN(moment.getTime()) ? '' : moment.toLocaleTimeString(locale);
  return (
    <div className="headline" aria-live={isAnnounced ? 'off' : 'polite'} aria-atomic="true">
      <p>{t`${at} de ${log.actions.length}`}</p>
      <p className="headlineText">{text}</p>
      <p>{t`${clock}, aos ${formatElapsed(elapsed)}`}</p>
      {visited !== '' && <p className="headlineVisited">{t`À mostra agora: ${visited}`}</p>}
    </div>
  );
}
