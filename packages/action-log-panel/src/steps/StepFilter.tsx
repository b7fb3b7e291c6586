import { useId, useMemo, type RefObject } from 'react';
import type { Filter } from './rows';
import type { StepTexts } from './stepTexts';

interface Props {
  filter: Filter;
  setFilter: (filter: Filter) => void;
  texts: StepTexts;
  /** How many rows are listed. */
  count: number;
  search: RefObject<HTMLInputElement | null>;
}

/** The filter of the panel's steps (`listedRows` in rows.ts). The search suggests values that steps changed. */
export function StepFilter({ filter, setFilter, texts, count, search }: Props) {
  const id = useId();
  const { text, kind } = filter;
  const isSearched = text !== '';
  const paths = useMemo(() => (isSearched ? texts.changedPaths() : []), [texts, isSearched]);
  return (
    <div className="buttons" role="group" aria-label="Filter steps">
      <input
        ref={search}
        type="text"
        list={id}
        aria-label="Search steps"
        aria-keyshortcuts="/"
        placeholder="Search steps, changes ( / )"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setFilter({ kind, text: target.value })}
      />
      <datalist id={id}>
        {paths.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </datalist>
      <select
        aria-label="Show only"
        value={kind}
        onChange={({ target }) => setFilter({ text, kind: target.value })}
      >
        <option value="">Everything</option>
        <option value="person">Not automatic</option>
        <option value="alert">Alerts</option>
        <option value="mark">Notes</option>
        <option value="difference">Difference</option>
      </select>
      <p role="status" className="hidden">
        {(isSearched || kind !== '') && `${count} in the list`}
      </p>
    </div>
  );
}
