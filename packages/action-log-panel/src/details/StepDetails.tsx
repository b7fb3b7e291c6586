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

/** The action that led to the state that is shown, what it changed, its effects, and the whole state. */
export function StepDetails<State>({ timeline, host, at, texts, showHistory }: Props<State>) {
  const [hasTree, setHasTree] = useState(false);
  const state = timeline.stateAt(at);
  const step = timeline.stepTo(at);
  const { nameOf } = texts;
  const notes = notesAround(timeline.log, at);
  const errors = [...(step?.crash ? [step.crash] : []), ...notes.errors];
  return (
    <div className="stepDetails">
      <Lines title="Errors" lines={errors} className="trouble" />
      {step && <StateChanges host={host} before={step.before} after={state} nameOf={nameOf} />}
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
