import { useMemo } from 'react';
import { describeLines } from 'action-log';
import type { Host } from '../host';
import { Lines } from '../ui/Lines';
import { changeLines } from './changes';

interface Props<State> {
  host: Host<State>;
  before: State;
  after: State;
  /** Whether the states are of two logs, and not before and after a step. */
  isComparison?: boolean;
}

/** Values that differ in any two sessions: the ids and times of requests. */
const BOOKKEEPING = /\b(requestId|startedTimeStamp|fulfilledTimeStamp)$/;

/** The differences of two states, on the screen and in the state itself, as a diff. */
export function StateChanges<State>({ host, before, after, isComparison = false }: Props<State>) {
  const onScreen = useMemo(() => {
    const [linesBefore, linesAfter] = [host.outlineOf(before), host.outlineOf(after)];
    return linesBefore && linesAfter && describeLines(linesBefore, linesAfter);
  }, [host, before, after]);
  const inState = useMemo(
    () => changeLines(before, after, isComparison ? BOOKKEEPING : undefined),
    [before, after, isComparison],
  );
  const verb = isComparison ? 'differs' : 'changed';
  return (
    <>
      <Lines title={`What ${verb} on the screen`} lines={onScreen} isDiff />
      <Lines title={`What ${verb} in the state`} lines={inState} isDiff />
    </>
  );
}
