import { createPortal } from 'react-dom';
import type { Timeline } from 'action-log';
import { alertsIn } from './steps/rows';
import styles from './ShownAlert.module.scss';

/**
 * The alert that the shopper saw at the step that is shown, over the shop. It is no dialog, because nothing waits for an
 * answer: it is gone at the next step. It stands outside of the panel, so that pictures of the shop contain it
 * (`data-alert`, packages/action-log-cli).
 */
export function ShownAlert({ timeline, at }: { timeline: Timeline; at: number }) {
  return createPortal(
    <div role="status" className={styles.place} data-alert>
      {alertsAt(timeline, at).map((text) => (
        <div key={text} className={styles.alert}>
          <p className={styles.title}>Alerta do navegador</p>
          <p className={styles.text}>{text}</p>
        </div>
      ))}
    </div>,
    document.body,
  );
}

/** What the log tells; where it tells of no effects at all, what this version asks for. */
function alertsAt(timeline: Timeline, at: number): readonly string[] {
  const { asked } = timeline.log;
  if (asked.length > 0) return asked.flatMap(([index, texts]) => (index === at - 1 ? alertsIn(texts) : []));
  const step = timeline.stepTo(at);
  return step ? alertsIn(timeline.effectsOf(step).map((one) => JSON.stringify(one))) : [];
}
