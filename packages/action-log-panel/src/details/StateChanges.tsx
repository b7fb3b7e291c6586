import { screenOrError, type Screen } from 'action-log';
import type { Host } from '../host';
import { namesIn } from '../text/names';
import { Changes } from './Changes';
import { describeChanges } from './describeChanges';

interface Props<State> {
  host: Host<State>;
  before: State;
  after: State;
  /** The screens of both, if they are known; otherwise those that this build shows. */
  screens?: readonly [before: Screen, after: Screen] | undefined;
  /** What matches the paths of values that are of no interest. */
  leftOut?: RegExp;
  /** What is compared, if it is not a step with the one before it. */
  columns?: readonly [string, string] | undefined;
}

/** What is different in two states: on the screen, and in the state itself. */
export function StateChanges<State>({ host, before, after, screens, leftOut, columns }: Props<State>) {
  const nameOf = namesIn(host, after, before);
  const [left, right] = screens ?? [screenOrError(host, before), screenOrError(host, after)];
  const verb = columns ? 'differs' : 'changed';
  const shared = { nameOf, columns };
  return (
    <>
      <Changes
        title={`What ${verb} on the screen`}
        changes={describeChanges(left, right, nameOf)}
        {...shared}
      />
      <Changes
        title={`What ${verb} in the state`}
        changes={describeChanges(before, after, nameOf, leftOut)}
        {...shared}
      />
    </>
  );
}
