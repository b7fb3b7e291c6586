import type { Timeline } from 'action-log';
import type { Host } from '../host';
import { notesAround } from '../logs/notes';
import type { NameOf } from '../text/names';
import { describeEffects } from '../text/formats';
import { Section } from '../ui/Section';
import { StateChanges } from './StateChanges';
import { StateTree } from './StateTree';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  /** How many actions come before the state that is shown. */
  at: number;
  nameOf: NameOf;
}

/** The action that led to the state that is shown, what it changed, its effects, and the whole state. */
export function StepDetails<State>({ timeline, host, at, nameOf }: Props<State>) {
  const state = timeline.stateAt(at);
  const step = timeline.stepTo(at);
  const notes = notesAround(timeline.log, at);
  const errors = [...(step?.crash ? [step.crash] : []), ...notes.errors];
  return (
    <div className="stepDetails">
      <Lines title="Errors" lines={errors} />
      {step && <StateChanges host={host} before={step.before} after={state} nameOf={nameOf} />}
      <Lines title="What came before" lines={notes.causes} />
      <Lines title="Effects and requests" lines={step ? describeEffects(timeline.effectsOf(step)) : []} />
      <Lines title="What happened" lines={notes.outcomes} />
      {step && <StateTree title={step.action.type} value={step.action} nameOf={nameOf} />}
      <StateTree title="Whole state" value={state} nameOf={nameOf} />
    </div>
  );
}

/** A short list of facts under its heading; nothing without facts. */
function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
