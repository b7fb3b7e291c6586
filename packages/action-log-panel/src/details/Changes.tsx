import { useId } from 'react';
import controls from '../controls.module.scss';
import type { Names } from '../names';
import type { ToldChange } from './tellChanges';
import { Value } from './Value';
import styles from './Changes.module.scss';

interface Props {
  title: string;
  changes: readonly ToldChange[];
  nameOf: Names['nameOf'];
}

/** Changes that are listed; of any more, only the number is shown. */
const MOST_CHANGES = 40;

/** What a step changed: each value before and after. */
export function Changes({ title, changes, nameOf }: Props) {
  const id = useId();
  const heading = (
    <h3 className={controls.heading} id={id}>
      {title}
    </h3>
  );
  return (
    <section aria-labelledby={id}>
      {changes.length === 0 && (
        <>
          {heading}
          <p>Nada mudou.</p>
        </>
      )}
      {changes.length > 0 && (
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              <th scope="col">Antes</th>
              <th scope="col">Depois</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, MOST_CHANGES).map(({ place, before, after }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
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
      )}
      {changes.length > MOST_CHANGES && <p>… e mais {changes.length - MOST_CHANGES}</p>}
    </section>
  );
}
