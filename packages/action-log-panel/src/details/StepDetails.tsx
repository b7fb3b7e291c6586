import { useMemo, useState } from 'react';
import type { Timeline } from 'action-log';
import type { Host } from '../host';
import { describeEffects } from '../text/formats';
import { namesIn } from '../text/names';
import { Section } from '../ui/Section';
import { BaseStep } from './BaseStep';
import { notesAround } from './notesAround';
import { StateChanges } from './StateChanges';
import { createHistories } from './tree/histories';
import type { TreeSource } from './tree/History';
import { StateTree } from './tree/StateTree';
import { Value } from './Value';

interface Props<State> extends Pick<TreeSource, 'textOf' | 'jump'> {
  timeline: Timeline<State>;
  host: Host<State>;
  /** How many actions come before the state that is shown. */
  at: number;
  /** How many steps have been replayed. */
  ready: number;
}

/**
 * The action that led to the state that is shown, what changed since the step before or another one, the effects that it requested,
 * and the whole state.
 */
export function StepDetails<State>({ timeline, host, at, ready, textOf, jump }: Props<State>) {
  const [hasTree, setHasTree] = useState(false);
  const [base, setBase] = useState<number | null>(null);
  const state = timeline.stateAt(at) ?? timeline.start;
  const step = timeline.stepTo(at);
  const before = base === null ? step?.before : timeline.stateAt(base);
  const nameOf = useMemo(
    () => namesIn(host, state, ...(before === undefined ? [] : [before])),
    [host, state, before],
  );
  const changedBy = useMemo(() => createHistories(timeline, at, ready), [timeline, at, ready]);
  const notes = notesAround(timeline.log, at);
  const errors = [...(step?.crash ? [step.crash] : []), ...notes.errors];
  const columns = base === null ? undefined : ([`Step ${base}`, `Step ${at}`] as const);
  return (
    <div className="stepDetails">
      {!step && <p>The state before the first action.</p>}
      {errors.length > 0 && <Lines title="Errors" lines={errors} className="trouble" />}
      {before !== undefined && <StateChanges host={host} before={before} after={state} columns={columns} />}
      <BaseStep at={at} length={timeline.length} base={base} onBase={setBase} />
      {step && (
        <>
          {notes.causes.length > 0 && <Lines title="What came before" lines={notes.causes} />}
          <Lines title="Effects and requests" lines={describeEffects(timeline.effectsOf(step))} />
          {notes.outcomes.length > 0 && <Lines title="What happened" lines={notes.outcomes} />}
          <Section title="Action">
            <code>{step.action.type}</code>
            {step.action.payload !== undefined && (
              <div>
                <Value value={step.action.payload} nameOf={nameOf} />
              </div>
            )}
          </Section>
        </>
      )}
      <details
        className="stepDetailsWide"
        open={hasTree}
        onToggle={({ currentTarget }) => setHasTree(currentTarget.open)}
      >
        <summary className="heading">Whole state</summary>
        {hasTree && <StateTree state={state} nameOf={nameOf} source={{ changedBy, at, textOf, jump }} />}
      </details>
    </div>
  );
}

interface LinesProps {
  title: string;
  lines: readonly string[];
  className?: string;
}

/** A short list of facts under its heading. */
function Lines({ title, lines, className }: LinesProps) {
  return (
    <Section title={title}>
      {lines.length === 0 && <p>Nothing.</p>}
      <ul className={className}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
