import { useMemo } from 'react';
import { describeLines } from 'action-log';
import type { Host } from '../host';
import type { NameOf } from '../text/names';
import { Section } from '../ui/Section';
import { changeLines } from './changeLines';

interface Props<State> {
  host: Host<State>;
  before: State;
  after: State;
  nameOf: NameOf;
  /** Whether the states are of two logs, and not before and after a step. */
  isComparison?: boolean;
}

/** What is different in the state in any two sessions: the ids and times of requests. */
const BOOKKEEPING = /\b(requestId|startedTimeStamp|fulfilledTimeStamp)$/;

/** Lines that are shown; of any more, only the number is shown. */
const MOST_LINES = 80;

/** What is different in two states, on the screen and in the state itself, as people read a diff. */
export function StateChanges<State>({ host, before, after, nameOf, isComparison = false }: Props<State>) {
  const onScreen = useMemo(
    () => describeLines(host.outlineOf(before), host.outlineOf(after)),
    [host, before, after],
  );
  const inState = useMemo(
    () => changeLines(before, after, nameOf, isComparison ? BOOKKEEPING : undefined),
    [before, after, nameOf, isComparison],
  );
  const verb = isComparison ? 'differs' : 'changed';
  return [
    [`What ${verb} on the screen`, onScreen] as const,
    [`What ${verb} in the state`, inState] as const,
  ].map(([title, lines]) => (
    <Section key={title} title={title}>
      {lines.length === 0 ? <p>Nothing.</p> : <pre>{lines.slice(0, MOST_LINES).join('\n')}</pre>}
      {lines.length > MOST_LINES && <p>{`… and ${lines.length - MOST_LINES} more lines`}</p>}
    </Section>
  ));
}
