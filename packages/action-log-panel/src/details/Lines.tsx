import { useId } from 'react';
import controls from '../controls.module.scss';
import styles from './Lines.module.scss';

interface Props {
  title: string;
  lines: readonly string[];
  isTrouble?: boolean;
}

/** A short list of facts of a step under its heading. */
export function Lines({ title, lines, isTrouble = false }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={controls.heading} id={id}>
        {title}
      </h3>
      {lines.length === 0 && <p className={styles.line}>Nada.</p>}
      <ul className={styles.lines} data-trouble={isTrouble}>
        {lines.map((line, index) => (
          <li key={index} className={styles.line}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
