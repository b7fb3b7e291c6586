import { useId, useMemo } from 'react';
import type { Filter, SearchIndex } from './steps';

interface Props {
  filter: Filter;
  setFilter: (filter: Filter) => void;
  index: SearchIndex;
  /** How many rows are listed. */
  count: number;
}

/** The filter of the panel's steps. The search suggests values that steps changed. */
export function StepFilter({ filter, setFilter, index, count }: Props) {
  const id = useId();
  const { text, kind } = filter;
  const changed = useMemo(() => [...new Set(index.flatMap(({ names }) => names))], [index]);
  return (
    <div className="buttons" role="group" aria-label="Filter steps">
      <input
        type="search"
        list={id}
        aria-label="Search steps"
        placeholder="Search steps, changes"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setFilter({ kind, text: target.value })}
      />
      <datalist id={id}>
        {changed.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <select
        aria-label="Show only"
        value={kind}
        onChange={({ target }) => setFilter({ text, kind: target.value })}
      >
        <option value="">Everything</option>
        <option value="alert">Alerts</option>
        <option value="mark">Notes</option>
        <option value="difference">Difference</option>
      </select>
      <p role="status" className="hidden">
        {(text !== '' || kind !== '') && `${count} in the list`}
      </p>
    </div>
  );
}
