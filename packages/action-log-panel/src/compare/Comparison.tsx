import { useEffect, useMemo, useRef, useState } from 'react';
import type { Timeline } from 'action-log';
import { StateChanges } from '../details/StateChanges';
import { formatCount } from '../formats';
import type { Host } from '../host';
import type { Logs } from '../opening/useLogs';
import { stepsIn, type StepRow } from '../steps/sentences';
import { alignLogs } from './alignLogs';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
  /** The log that is compared with the shown log. */
  compared: { timeline: Timeline<State>; name: string };
  /** The steps of the log that is shown. */
  steps: readonly StepRow[];
  onClose: () => void;
}

/** The steps that only one of two logs has. A press on a step shows the differences after it. Takes the focus when it appears. */
export function Comparison<State>({ host, logs, compared, steps, onClose }: Props<State>) {
  const { timeline, title, jump } = logs;
  const box = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(0);
  const differences = useMemo(() => alignLogs(timeline, compared.timeline, host), [timeline, compared, host]);
  const comparedSteps = useMemo(() => stepsIn(compared.timeline, host), [compared, host]);
  const [end, comparedEnd] = differences[chosen]?.ends ?? [timeline.length, compared.timeline.length];
  useEffect(() => {
    box.current?.focus();
  }, []);
  const linesOf = (sign: string, counts: readonly number[], all: readonly StepRow[]) =>
    counts.map((count) => `${sign} ${count}. ${all[count]?.text}`);
  return (
    <section ref={box} tabIndex={-1} className="comparison stack" aria-label="Comparison">
      <div className="buttons">
        <p role="status" className="grow">
          <strong>
            {differences.length === 0
              ? 'Both logs have the same steps.'
              : `The logs differ in ${formatCount(differences.length, 'place')}.`}
          </strong>{' '}
          {`- ${title}, + ${compared.name}`}
        </p>
        <button aria-label="Close comparison" onClick={onClose}>
          ×
        </button>
      </div>
      {differences.map(({ left, right, ends }, index) => (
        <button
          key={index}
          className="difference"
          aria-pressed={index === chosen}
          onClick={() => {
            setChosen(index);
            jump(ends[0]);
          }}
        >
          {[...linesOf('-', left, steps), ...linesOf('+', right, comparedSteps)].join('\n')}
        </button>
      ))}
      <div className="stepDetails">
        <StateChanges
          host={host}
          before={timeline.stateAt(end)}
          after={compared.timeline.stateAt(comparedEnd)}
          isComparison
        />
      </div>
    </section>
  );
}
