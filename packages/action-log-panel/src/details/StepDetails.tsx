import type { Timeline } from 'action-log';
import { describeEffects, describeHeader } from '../formats';
import type { Host } from '../host';
import { notesAround } from '../logs/notes';
import { Lines } from '../ui/Lines';
import { StateChanges } from './StateChanges';
import { StateTree } from './StateTree';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  /** How many actions come before the state that is shown. */
  at: number;
}

/** The action that led to the state that is shown, what it changed, its effects, and the whole state. */
export function StepDetails<State>({ timeline, host, at }: Props<State>) {
  const state = timeline.stateAt(at);
  const step = timeline.stepTo(at);
  const notes = notesAround(timeline.log, at);
  return (
    <>
      <div className="stepDetails">
        <Lines title="Errors" lines={[...(step?.crash ? [step.crash] : []), ...notes.errors]} />
        {step && <StateChanges host={host} before={step.before} after={state} />}
        <Lines title="What came before" lines={notes.causes} />
        <Lines title="Effects and requests" lines={step ? describeEffects(timeline.effectsOf(step)) : []} />
        <Lines title="What happened" lines={notes.outcomes} />
        {step && <StateTree title={step.action.type} value={step.action} />}
        <StateTree title="Whole state" value={state} />
      </div>
      <p className="faint">{describeHeader(timeline.log)}</p>
    </>
  );
}
