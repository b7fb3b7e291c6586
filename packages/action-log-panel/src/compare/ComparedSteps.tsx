import type { Timeline } from 'action-log';
import type { Host } from '../host';
import { Button } from '../ui/Button';

interface Props<State> {
  /** The name of the log. */
  name: string;
  host: Pick<Host<State>, 'describe'>;
  timeline: Timeline<State>;
  /** The indices of the actions that only this log has there. */
  span: readonly [from: number, to: number];
  /** Whether the logs part before any action. */
  isStart: boolean;
  /** Shows the state after `count` actions. */
  show: (count: number) => void;
}

/** Steps that are listed of each log. */
const MOST_STEPS = 5;

/** What one of two logs does where they part. A press on a step shows its state. */
export function ComparedSteps<State>({ name, host, timeline, span, isStart, show }: Props<State>) {
  const [from, to] = span;
  const shown = Math.min(to - from, MOST_STEPS);
  const steps = Array.from({ length: shown }, (_, at) => timeline.stepTo(from + at + 1));
  const isNothing = from === to && !isStart;
  return (
    <div className="stack">
      <h3 className="heading">{name}</h3>
      {isStart && (
        <Button look="link" onClick={() => show(0)}>
          Start
        </Button>
      )}
      {isNothing && <p>{from >= timeline.length ? 'Ends here.' : 'This step is missing here.'}</p>}
      {steps.map(
        (step) =>
          step && (
            <Button key={step.index} look="link" onClick={() => show(step.index + 1)}>
              {step.index + 1}. {host.describe(step.action, step.before)}
            </Button>
          ),
      )}
      {to - from > shown && <p>{`… and ${to - from - shown} more`}</p>}
    </div>
  );
}
