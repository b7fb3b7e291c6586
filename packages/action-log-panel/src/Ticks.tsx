import type { Timeline } from 'action-log';
import styles from './LogViewer.module.scss';

/** Ticks under the slider for the notes and for the first difference, which are also there as buttons. */
export function Ticks({ timeline }: { timeline: Timeline }) {
  const { log, length } = timeline;
  const difference = timeline.difference();
  const place = (count: number) => (length === 0 ? 0 : Math.max(0, Math.min(count / length, 1)) * 100);
  return (
    <svg className={styles.ticks} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {log.marks.map(([count], index) => (
        <path key={index} d={`M${place(count)} 0v1`} />
      ))}
      {difference && <path data-differs d={`M${place(difference.index + 1)} 0v1`} />}
    </svg>
  );
}
