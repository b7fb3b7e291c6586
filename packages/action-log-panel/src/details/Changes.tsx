import { useId } from 'react';
import controls from '../ui/controls.module.scss';
import { Section } from '../ui/Section';
import type { Names } from '../words/names';
import styles from './Changes.module.scss';
import type { NamedChange } from './describeChanges';
import { Value } from './Value';

interface Props {
  title: string;
  changes: readonly NamedChange[];
  nameOf: Names['nameOf'];
}

/** Changes that are listed; of any more, only the number is shown. */
const MOST_CHANGES = 40;

/** The values that a step changed, before and after. */
export function Changes({ title, changes, nameOf }: Props) {
  const id = useId();
  if (changes.length === 0)
    return (
      <Section title={title}>
        <p>Nada mudou.</p>
      </Section>
    );
  return (
    <section aria-labelledby={id}>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <h3 className={controls.heading} id={id}>
                {title}
              </h3>
            </th>
            <th scope="col">Antes</th>
            <th scope="col">Depois</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, MOST_CHANGES).map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              <td className={styles.before}>
                <Value value={before} nameOf={nameOf} />
              </td>
              <td>
                <Value value={after} nameOf={nameOf} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > MOST_CHANGES && <p>… e mais {changes.length - MOST_CHANGES}</p>}
    </section>
  );
}
