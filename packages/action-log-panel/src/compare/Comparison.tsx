import { useEffect, useRef, useState } from 'react';
import type { LogDifference, Timeline } from 'action-log';
import { StateChanges } from '../details/StateChanges';
import type { Host } from '../host';
import { Button } from '../ui/Button';
import { Glyph } from '../ui/Glyph';
import { ComparedSteps } from './ComparedSteps';
import type { Compared } from './CompareTools';
import { useComparison } from './useComparison';

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

/**
 * Where two logs part, one difference at a time: what each does there, and where they meet again. A press on a step of either shows
 * its state. It takes the focus.
 */
export function Comparison<State>({ host, timeline, other, jump, visit, onClose }: Props<State>) {
  const [index, setIndex] = useState(0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView();
  }, []);
  const differences = useComparison(timeline.log, other.timeline.log, host);
  const difference = differences?.[index];
  const jumpInOther = (count: number) => {
    const state = other.timeline.stateAt(count);
    if (state !== undefined) visit(state, `step ${count} of ${other.name}`);
  };

  return (
    <section ref={box} tabIndex={-1} className="comparison" aria-label="Comparison">
      <div className="buttons">
        <p role="status" className="comparisonHeadline">
          {!differences && 'Comparing…'}
          {differences && !difference && 'Both logs are the same, from start to end.'}
          {difference && headlineOf(difference, index)}
        </p>
        {differences && differences.length > 1 && (
          <Button onClick={() => setIndex((index + 1) % differences.length)}>
            {`Next (${index + 1} of ${differences.length})`}
          </Button>
        )}
        <Button look="quiet" title="Close comparison" onClick={onClose}>
          <Glyph name="close" />
        </Button>
      </div>
      {difference && (
        <>
          <div className="comparisonSides">
            <ComparedSteps
              name="This log"
              host={host}
              timeline={timeline}
              span={difference.one}
              isStart={isStart(difference)}
              show={jump}
            />
            <ComparedSteps
              name={other.name}
              host={host}
              timeline={other.timeline}
              span={difference.other}
              isStart={isStart(difference)}
              show={jumpInOther}
            />
          </div>
          {difference.what === 'actions' && (
            <p>
              {difference.meets
                ? `They match again ${stepNumbers(difference.one[1], difference.other[1])}.`
                : 'They never match again.'}
            </p>
          )}
          <StateChanges
            host={host}
            before={stateAfter(timeline, difference.one)}
            after={stateAfter(other.timeline, difference.other)}
            screens={difference.screens}
            leftOut={BOOKKEEPING}
            columns={['This log', other.name]}
          />
        </>
      )}
    </section>
  );
}

/** What is different in the state in any two sessions: the ids and times of requests. */
const BOOKKEEPING = /\b(requestId|startedTimeStamp|fulfilledTimeStamp)$/;

/** The state after the first step in which two logs part. */
const stateAfter = <State,>({ stateAt, start }: Timeline<State>, [from, to]: LogDifference['one']) =>
  stateAt(from < to ? from + 1 : from) ?? start;

/** Whether two logs begin with different screens. */
const isStart = ({ what, one }: LogDifference) => what === 'screen' && one[1] === 0;

function headlineOf(difference: LogDifference, index: number): string {
  const { what, one, other } = difference;
  if (what === 'answers') return 'The same actions, but only one log has an answer.';
  if (isStart(difference)) return 'The first screens are different.';
  if (what === 'screen')
    return `The same actions, but the screen is different ${stepNumbers(one[0], other[0])}.`;
  const again = index > 0 ? 'again ' : '';
  return `They differ ${again}${stepNumbers(one[0], other[0])}: the actions are different.`;
}

/** Two actions by the numbers that they have on the timelines. */
function stepNumbers(index: number, other: number): string {
  return index === other
    ? `at step ${index + 1}`
    : `at step ${index + 1} of this log and ${other + 1} of the other`;
}
