import { useEffect, useMemo, useRef, useState } from 'react';
import type { Timeline } from 'action-log';
import { StateChanges } from '../details/StateChanges';
import type { Host } from '../host';
import type { Logs } from '../opening/useLogs';
import type { StepTexts } from '../steps/stepTexts';
import { formatCount } from '../text/formats';
import { alignLogs } from './alignLogs';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
  /** The log that is compared with the one that is shown. */
  other: { timeline: Timeline<State>; name: string };
  texts: StepTexts;
  onClose: () => void;
}

/** Differences that are shown; of any more, only the number is shown. */
const MOST_DIFFERENCES = 50;

/**
 * The steps that only one of two logs has, and what differs after them. A press on a step shows its state. It
 * takes the focus.
 */
export function Comparison<State>({ host, logs, other, texts, onClose }: Props<State>) {
  const { timeline } = logs.shown;
  const box = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState(0);
  const differences = useMemo(() => alignLogs(timeline, other.timeline, host), [timeline, other, host]);
  const [end, otherEnd] = differences[chosen]?.ends ?? [timeline.length, other.timeline.length];
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  const otherText = (count: number) => {
    const step = other.timeline.stepTo(count);
    return step ? host.describe(step.action, step.before) : 'Start';
  };
  const visit = (count: number) =>
    logs.visit(other.timeline.stateAt(count), `step ${count} of ${other.name}`);
  return (
    <section ref={box} tabIndex={-1} className="comparison stack" aria-label="Comparison">
      <div className="buttons">
        <p role="status" className="grow">
          <strong>
            {differences.length === 0
              ? 'Both logs have the same steps.'
              : `The logs differ in ${formatCount(differences.length, 'place')}.`}
          </strong>{' '}
          {`- ${logs.shown.title}, + ${other.name}`}
        </p>
        <button aria-label="Close comparison" onClick={onClose}>
          ×
        </button>
      </div>
      {differences.slice(0, MOST_DIFFERENCES).map((difference, index) => {
        const lines = [
          ...difference.one.map((count) => ['-', count, texts.textOf(count), logs.jump] as const),
          ...difference.other.map((count) => ['+', count, otherText(count), visit] as const),
        ];
        return (
          <ul key={index} className="difference" data-is-chosen={index === chosen || undefined}>
            {lines.map(([sign, count, text, show]) => (
              <li key={sign + count}>
                {`${sign} `}
                <button
                  className="link"
                  onClick={() => {
                    setChosen(index);
                    show(count);
                  }}
                >{`${count}. ${text}`}</button>
              </li>
            ))}
          </ul>
        );
      })}
      {differences.length > MOST_DIFFERENCES && (
        <p>{`… and ${differences.length - MOST_DIFFERENCES} more`}</p>
      )}
      <div className="stepDetails">
        <StateChanges
          host={host}
          before={timeline.stateAt(end)}
          after={other.timeline.stateAt(otherEnd)}
          nameOf={texts.nameOf}
          isComparison
        />
      </div>
    </section>
  );
}
