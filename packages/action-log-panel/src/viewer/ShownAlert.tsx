import { createPortal } from 'react-dom';
import type { Timeline } from 'action-log';
import { alertsIn } from '../steps/rows';
import root from '../ui/root.module.scss';
import styles from './ShownAlert.module.scss';

/**
 * The alert that the person saw at the step that is shown, over the app. It is not a dialog, because it waits for no answer
 * and disappears at the next step. It is outside of the panel, so that tools that hide the panel and take a picture can keep
 * it (`data-alert`).
 */
export function ShownAlert({ timeline, at }: { timeline: Timeline; at: number }) {
  return createPortal(
    <div role="status" className={`${root.root} ${styles.place}`} data-alert>
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

/** The alerts that the log contains; if it contains no effects at all, those that this version requests. */
function alertsAt(timeline: Timeline, at: number): readonly string[] {
  const { asked } = timeline.log;
  if (asked.length > 0)
    return asked.flatMap(([index, effects]) => (index === at - 1 ? alertsIn(effects) : []));
  const step = timeline.stepTo(at);
  return step ? alertsIn(timeline.effectsOf(step).map((effect) => JSON.stringify(effect))) : [];
}
