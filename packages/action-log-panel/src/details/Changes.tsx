import type { NameOf } from '../text/names';
import { Section } from '../ui/Section';
import type { NamedChange } from './describeChanges';
import { Value } from './Value';

interface Props {
  title: string;
  changes: readonly NamedChange[];
  nameOf: NameOf;
  /** What the two columns of values are; before and after the step if not given. */
  columns?: readonly [string, string] | undefined;
}

/** Changes that are listed; of any more, only the number is shown. */
const MOST_CHANGES = 40;

/** Values that differ between two states, side by side. */
export function Changes({ title, changes, nameOf, columns = ['Before', 'After'] }: Props) {
  if (changes.length === 0)
    return (
      <Section title={title}>
        <p>Nothing changed.</p>
      </Section>
    );
  return (
    <div>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">
              <h3>{title}</h3>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, MOST_CHANGES).map(({ path, before, after }) => (
            <tr key={path}>
              <th scope="row">{path}</th>
              <td>
                <Value value={before} nameOf={nameOf} />
              </td>
              <td>
                <Value value={after} nameOf={nameOf} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > MOST_CHANGES && <p>{`… and ${changes.length - MOST_CHANGES} more`}</p>}
    </div>
  );
}
