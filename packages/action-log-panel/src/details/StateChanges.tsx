import { useMemo } from 'react';
import { describeLines } from 'action-log';
import type { Host } from '../host';
import { namesIn } from '../text/names';
import { Section } from '../ui/Section';
import { Changes } from './Changes';
import { describeChanges } from './describeChanges';

interface Props<State> {
  host: Host<State>;
  before: State;
  after: State;
  /** The outlines of both screens, if they are known; otherwise those that this build shows. */
  screens?: readonly [before: readonly string[], after: readonly string[]] | undefined;
  /** What matches the paths of values that are of no interest. */
  leftOut?: RegExp;
  /** What is compared, if it is not a step with the one before it. */
  columns?: readonly [string, string] | undefined;
}

/** What is different in two states: on the screen, as people read a diff, and in the state itself. */
export function StateChanges<State>({ host, before, after, screens, leftOut, columns }: Props<State>) {
  const nameOf = namesIn(host, after, before);
  const lines = useMemo(
    () => describeLines(...(screens ?? [host.outlineOf(before), host.outlineOf(after)])),
    [host, before, after, screens],
  );
  const verb = columns ? 'differs' : 'changed';
  return (
    <>
      <Section title={`What ${verb} on the screen`}>
        {lines.length === 0 ? <p>Nothing changed.</p> : <pre>{lines.join('\n')}</pre>}
      </Section>
      <Changes
        title={`What ${verb} in the state`}
        changes={describeChanges(before, after, nameOf, leftOut)}
        nameOf={nameOf}
        columns={columns}
      />
    </>
  );
}
