import { changesBetween } from '../changes/changes';
import type { Timeline } from '../replay/timeline';
import controls from './controls.module.scss';
import { tellAsked, tellChange, writeValue } from './wording';
import styles from './StepDetails.module.scss';

interface Props {
  timeline: Timeline;
  at: number;
  /** The step in words. */
  told: string;
}

/** Changes that are listed; of any more, only the number is shown. */
const MOST_CHANGES = 40;

/** The action that led to the state that is shown, what it changed, and its side effects. */
export function StepDetails({ timeline, at, told }: Props) {
  const step = timeline.stepTo(at);
  if (!step) return <p className={styles.start}>Início: o estado antes da primeira ação.</p>;
  const { type, ...rest } = step.action;
  const changes = changesBetween(step.before, step.after);
  const asked = tellAsked(timeline.askedBy(step));
  return (
    <div className={styles.step}>
      <section aria-labelledby="qa-action">
        <h3 className={controls.heading} id="qa-action">
          Ação
        </h3>
        <p className={styles.told}>{told}</p>
        <code>{type}</code>
        <code>{writeValue(rest.payload)}</code>
        {step.crash && <p className={styles.crash}>Falhou: {step.crash}</p>}
      </section>
      <section aria-labelledby="qa-changes">
        <h3 className={controls.heading} id="qa-changes">
          O que mudou no estado
        </h3>
        {changes.length === 0 && <p>Nada</p>}
        <ul>
          {changes.slice(0, MOST_CHANGES).map((change, index) => (
            <li key={index}>
              <code>{tellChange(change)}</code>
            </li>
          ))}
        </ul>
        {changes.length > MOST_CHANGES && <p>… e mais {changes.length - MOST_CHANGES}</p>}
      </section>
      <section aria-labelledby="qa-effects">
        <h3 className={controls.heading} id="qa-effects">
          Efeitos pedidos
        </h3>
        {asked.length === 0 && <p>Nenhum</p>}
        <ul>
          {asked.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
