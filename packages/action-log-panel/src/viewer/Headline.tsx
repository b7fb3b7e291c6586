import { tabAt, type Log } from 'action-log';
import { formatElapsed, locale } from '../text/formats';

interface Props {
  log: Log;
  at: number;
  /** The step that is shown, in words. */
  text: string;
  /** A state of another log that is shown instead; empty if none is. */
  visited: string;
  /** Ms since the beginning of the recording. */
  elapsed: number;
  /** Whether the focused element announces the step: a screen reader must not read it twice. */
  isAnnounced: boolean;
}

/** The step that is shown: its number, its text, its time, and the tab of a joined recording. */
export function Headline({ log, at, text, visited, elapsed, isAnnounced }: Props) {
  const moment = new Date(Date.parse(log.recordedAt) + elapsed);
  const clock = Number.isNaN(moment.getTime()) ? '' : moment.toLocaleTimeString(locale);
  const facts = [tabAt(log, at), clock, `at ${formatElapsed(elapsed)}`];
  return (
    <div className="buttons" aria-live={isAnnounced ? 'off' : 'polite'} aria-atomic="true">
      <p>{`${at} of ${log.actions.length}`}</p>
      <p className="grow">
        <strong>{text}</strong>
      </p>
      <p>{facts.filter(Boolean).join(', ')}</p>
      {visited !== '' && <p className="trouble wide">{`Shown now: ${visited}`}</p>}
    </div>
  );
}
