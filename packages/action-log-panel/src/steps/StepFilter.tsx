import type { RefObject } from 'react';
import { pathText } from '../text/names';
import { Check } from '../ui/Check';
import type { Steps } from './useSteps';

interface Props {
  steps: Steps;
  search: RefObject<HTMLInputElement | null>;
}

/** The filter of the panel's steps (`listedRows` in rows.ts). */
export function StepFilter({ steps, search }: Props) {
  const { filter, setFilter, rows, isFiltered, texts } = steps;
  const change = (to: Partial<typeof filter>) => setFilter({ ...filter, ...to });
  return (
    <div className="buttons" role="group" aria-label="Filter steps">
      <input
        ref={search}
        type="text"
        aria-label="Search steps"
        aria-keyshortcuts="/"
        placeholder="Search ( / )"
        autoComplete="off"
        value={filter.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <select
        aria-label="Show only"
        value={filter.kind}
        onChange={({ target }) => change({ kind: target.value })}
      >
        <option value="">Everything</option>
        <option value="person">Not automatic</option>
        <option value="alert">Alerts</option>
        <option value="mark">Notes</option>
        <option value="difference">Difference</option>
      </select>
      <Check
        text="Search what changed"
        isOn={filter.isInChanges}
        onChange={(isInChanges) => change({ isInChanges })}
      />
      {filter.path !== '' && (
        <button title="All steps" onClick={() => change({ path: '' })}>
          {`Changed ${pathText(filter.path, texts.nameOf)} ×`}
        </button>
      )}
      <p role="status" className="hidden">
        {isFiltered && `${rows.length} in the list`}
      </p>
    </div>
  );
}
