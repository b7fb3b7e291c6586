import { useMemo, type RefObject } from 'react';
import type { Log } from 'action-log';
import { Check } from '../ui/Check';
import { slicesOf } from './rows';
import type { Steps } from './useSteps';

interface Props {
  log: Log;
  steps: Steps;
  search: RefObject<HTMLInputElement | null>;
}

/** The filter of the panel's steps (`listedRows` in rows.ts). */
export function StepFilter({ log, steps, search }: Props) {
  const { filter, setFilter, rows, isFiltered } = steps;
  const slices = useMemo(() => slicesOf(log), [log]);
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
        {slices.map(([slice, count]) => (
          <option key={slice} value={`slice:${slice}`}>
            {slice} ({count})
          </option>
        ))}
        <option value="alert">Alerts</option>
        <option value="mark">Notes</option>
        <option value="difference">Difference</option>
      </select>
      <Check
        text="Search what changed"
        isOn={filter.isInChanges}
        onChange={(isInChanges) => change({ isInChanges })}
      />
      <p role="status" className="hidden">
        {isFiltered && `${rows.length} in the list`}
      </p>
    </div>
  );
}
