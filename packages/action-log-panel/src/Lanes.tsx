import { laneAt, type Log } from 'action-log';
import styles from './Lanes.module.scss';

/** The tabs of a joined recording, one below the other, over the timeline: which steps belong to which. */
export function Lanes({ log, at }: { log: Log; at: number }) {
  const { lanes = [], actions } = log;
  const names = [...new Set(lanes.map(([, name]) => name))];
  if (names.length < 2) return null;
  const present = laneAt(log, at);
  const spans = lanes.map(([from, name], index) => ({
    from,
    name,
    to: lanes[index + 1]?.[0] ?? actions.length,
  }));
  return (
    <ul className={styles.lanes} aria-label="Abas">
      {names.map((name) => {
        const own = spans.filter((span) => span.name === name);
        const steps = own.map(({ from, to }) => (to === from + 1 ? `${to}` : `${from + 1} a ${to}`));
        return (
          <li key={name} className={styles.lane} aria-current={name === present ? 'step' : undefined}>
            {name}: passos {new Intl.ListFormat('pt-BR').format(steps)}
            <svg
              className={styles.bar}
              viewBox={`0 0 ${Math.max(1, actions.length)} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {own.map(({ from, to }) => (
                <rect key={from} x={from} width={Math.max(0, to - from)} height={1} />
              ))}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
