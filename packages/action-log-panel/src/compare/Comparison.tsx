import { useEffect, useRef, useState } from 'react';
import type { LogDifference, Timeline } from 'action-log';
import { StateChanges } from '../details/StateChanges';
import type { Host } from '../host';
import { Glyph } from '../ui/Glyph';
import { StepLinks } from '../ui/StepLinks';

/** A second log, and where the one that is shown differs from it. */
export interface Compared<State> {
  timeline: Timeline<State>;
  name: string;
  differences: readonly LogDifference[];
}

interface Props<State> {
  host: Host<State>;
  /** The log that is shown. */
  timeline: Timeline<State>;
  other: Compared<State>;
  jump: (to: number) => void;
  /** Shows a state of the other log. */
  visit: (state: State, name: string) => void;
  onClose: () => void;
}

/** What is different in the state in any two sessions: the ids and times of requests. */
const BOOKKEEPING = /\b(requestId|startedTimeStamp|fulfilledTimeStamp)$/;

/**
 * Where two logs part, one difference at a time: what each does there, and where they meet again. A press on
 * a step of either shows its state. It takes the focus.
 */
export function Comparison<State>({ host, timeline, other, jump, visit, onClose }: Props<State>) {
  const [index, setIndex] = useState(0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  const { differences, name } = other;
  const difference = differences[index];
  const visitOther = (count: number) => {
    const state = other.timeline.stateAt(count);
    if (state !== undefined) visit(state, `step ${count} of ${name}`);
  };
  const sides =
    !difference || isStart(difference)
      ? []
      : [
          { name: 'This log', timeline, span: difference.one, show: jump },
          { name, timeline: other.timeline, span: difference.other, show: visitOther },
        ];

  return (
    <section ref={box} tabIndex={-1} className="comparison stack" aria-label="Comparison">
      <div className="buttons">
        <p role="status" className="grow">
          <strong>
            {difference ? headlineOf(difference) : 'Both logs are the same, from start to end.'}
          </strong>
        </p>
        {differences.length > 1 && (
          <button onClick={() => setIndex((index + 1) % differences.length)}>
            {`Next (${index + 1} of ${differences.length})`}
          </button>
        )}
        <button className="quiet" title="Close comparison" onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      {difference && (
        <div className="stepDetails">
          {sides.map((side) => (
            <Side key={side.name} {...side} host={host} />
          ))}
          {difference.what === 'actions' && (
            <p className="wide">
              {difference.meets
                ? `They match again ${stepNumbers(difference.one[1], difference.other[1])}.`
                : 'They never match again.'}
            </p>
          )}
          <StateChanges
            host={host}
            before={stateAfter(timeline, difference.one)}
            after={stateAfter(other.timeline, difference.other)}
            sides={['This log', name]}
            screens={difference.screens}
            leftOut={BOOKKEEPING}
          />
        </div>
      )}
    </section>
  );
}

interface SideProps<State> {
  /** The name of the log. */
  name: string;
  host: Pick<Host<State>, 'describe'>;
  timeline: Timeline<State>;
  span: LogDifference['one'];
  /** Shows the state after `count` actions. */
  show: (count: number) => void;
}

/** Steps that are listed of each log. */
const MOST_STEPS = 5;

/** What one of two logs does where they part. */
function Side<State>({ name, host, timeline, span: [from, to], show }: SideProps<State>) {
  const counts = Array.from({ length: Math.min(to - from, MOST_STEPS) }, (_, at) => from + at + 1);
  const textOf = (count: number) => {
    const step = timeline.stepTo(count);
    return step ? host.describe(step.action, step.before) : '';
  };
  return (
    <div>
      <h2>{name}</h2>
      {from === to && <p>{from >= timeline.length ? 'Ends here.' : 'This step is missing here.'}</p>}
      <StepLinks counts={counts} of={to - from} textOf={textOf} show={show} />
    </div>
  );
}

/** The state after the first step in which two logs part. */
const stateAfter = <State,>({ stateAt, start }: Timeline<State>, [from, to]: LogDifference['one']) =>
  stateAt(from < to ? from + 1 : from) ?? start;

/** Whether two logs begin with different screens. */
const isStart = ({ what, one }: LogDifference) => what === 'screen' && one[1] === 0;

function headlineOf(difference: LogDifference): string {
  const { what, one, other } = difference;
  if (what === 'answers') return 'The same actions, but only one log has an answer.';
  if (isStart(difference)) return 'The first screens are different.';
  if (what === 'screen')
    return `The same actions, but the screen is different ${stepNumbers(one[0], other[0])}.`;
  return `They differ ${stepNumbers(one[0], other[0])}: the actions are different.`;
}

/** Two actions by the numbers that they have on the timelines. */
function stepNumbers(index: number, other: number): string {
  return index === other
    ? `at step ${index + 1}`
    : `at step ${index + 1} of this log and ${other + 1} of the other`;
}
