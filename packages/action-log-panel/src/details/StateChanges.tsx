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
  /** What is compared, if it is not a step with the one before it. */
  sides?: readonly [before: string, after: string] | undefined;
  /** The outlines of both screens, if they are known; otherwise those that this build shows. */
  screens?: readonly [before: readonly string[], after: readonly string[]] | undefined;
  /** What matches the paths of values that are of no interest. */
  leftOut?: RegExp;
}

/** What is different in two states, on the screen and in the state itself, as people read a diff. */
export function StateChanges<State>(props: Props<State>) {
  const { host, before, after, nameOf, sides, screens, leftOut } = props;
  const onScreen = useMemo(
    () => describeLines(...(screens ?? [host.outlineOf(before), host.outlineOf(after)])),
    [host, before, after, screens],
  );
  const inState = useMemo(
    () => changeLines(before, after, nameOf, leftOut),
    [before, after, nameOf, leftOut],
  );
  const verb = sides ? 'differs' : 'changed';
  return (
    <>
      {sides && <p className="wide">{`- ${sides[0]}, + ${sides[1]}`}</p>}
      <Changes title={`What ${verb} on the screen`} lines={onScreen} />
      <Changes title={`What ${verb} in the state`} lines={inState} />
    </>
  );
}

/** Lines that are shown; of any more, only the number is shown. */
const MOST_LINES = 80;

function Changes({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Section title={title}>
      {lines.length === 0 ? <p>Nothing changed.</p> : <pre>{lines.slice(0, MOST_LINES).join('\n')}</pre>}
      {lines.length > MOST_LINES && <p>{`… and ${lines.length - MOST_LINES} more lines`}</p>}
    </Section>
  );
}
