import { useState } from 'react';
import type { Timeline } from 'action-log';
import type { Host } from '../host';
import { notesAround } from '../logs/notes';
import type { StepTexts } from '../steps/stepTexts';
import { describeEffects } from '../text/formats';
import { Section } from '../ui/Section';
import { StateChanges } from './StateChanges';
import { StateTree } from './tree/StateTree';
import { TreeNode } from './tree/TreeNode';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  /** How many actions come before the state that is shown. */
  at: number;
  texts: StepTexts;
  /** Lists the steps that changed the value at a path. */
  showHistory: (path: string) => void;
}

/**
 * The action that led to the state that is shown, what changed since the step before or another one, the
 * effects that it requested, and the whole state.
 */
export function StepDetails<State>({ timeline, host, at, texts, showHistory }: Props<State>) {
  const [hasTree, setHasTree] = useState(false);
  /** The step that is compared with; null for the one before. */
  const [base, setBase] = useState<number | null>(null);
  const state = timeline.stateAt(at) ?? timeline.start;
  const step = timeline.stepTo(at);
  const before = base === null ? step?.before : timeline.stateAt(base);
  const { nameOf } = texts;
  const notes = notesAround(timeline.log, at);
  const errors = [...(step?.crash ? [step.crash] : []), ...notes.errors];
  return (
    <div className="stepDetails">
      <Lines title="Errors" lines={errors} className="trouble" />
      {before !== undefined && (
        <StateChanges
          host={host}
          before={before}
          after={state}
          nameOf={nameOf}
          sides={base === null ? undefined : [`Step ${base}`, `Step ${at}`]}
        />
      )}
      <label className="buttons wide">
        Compare with step
        <input
          type="number"
          min={0}
          max={timeline.length}
          placeholder={String(Math.max(0, at - 1))}
          value={base ?? ''}
          onChange={({ target: { value, valueAsNumber } }) =>
            setBase(value === '' ? null : Math.max(0, Math.min(Math.round(valueAsNumber), timeline.length)))
          }
        />
      </label>
      <Lines title="What came before" lines={notes.causes} />
      <Lines title="Effects and requests" lines={step ? describeEffects(timeline.effectsOf(step)) : []} />
      <Lines title="What happened" lines={notes.outcomes} />
      {step && (
        <Section title="Action">
          <code>{step.action.type}</code>
          {step.action.payload !== undefined && (
            <ul>
              <TreeNode title="payload" value={step.action.payload} path="payload" nameOf={nameOf} />
            </ul>
          )}
        </Section>
      )}
      <details
        className="wide"
        open={hasTree}
        onToggle={({ currentTarget }) => setHasTree(currentTarget.open)}
      >
        <summary>Whole state</summary>
        {hasTree && <StateTree state={state} texts={texts} showHistory={showHistory} />}
      </details>
    </div>
  );
}

interface LinesProps {
  title: string;
  lines: readonly string[];
  className?: string;
}

/** A short list of facts under its heading; nothing without facts. */
function Lines({ title, lines, className }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={className}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
