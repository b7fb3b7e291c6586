import { useId, useMemo } from 'react';
import type { SearchIndex } from './sentences';

interface Props {
  search: string;
  setSearch: (search: string) => void;
  index: SearchIndex;
  /** How many rows are listed. */
  count: number;
}

/** The search in the panel's steps, which suggests values that steps changed. */
export function StepFilter({ search, setSearch, index, count }: Props) {
  const id = useId();
  const changed = useMemo(() => [...new Set(index.flatMap(({ names }) => names))], [index]);
  return (
    <div className="buttons" role="group" aria-label="Filter steps">
      <input
        type="search"
        list={id}
        aria-label="Search steps"
        placeholder="Search steps, changes"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <datalist id={id}>
        {changed.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <p role="status" className="hidden">
        {search !== '' && `${count} in the list`}
      </p>
    </div>
  );
}
