import { useMemo, useState } from 'react';
import { screenOrError, type Timeline } from 'action-log';
import type { Host } from '../host';
import { Section } from '../ui/Section';
import { describeEffects } from '../words/formats';
import { namesIn } from '../words/names';
import { Changes } from './Changes';
import { describeChanges } from './describeChanges';
import { notesAround } from './notesAround';
import { StateTree } from './tree/StateTree';
import { Value } from './Value';
import { t } from '../words/t';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  /** How many actions come before the state that is shown. */
  at: number;
}

/** The action that led to the state that is shown, its changes, the effects that it requested, and the whole state. */
export function StepDetails<State>({ timeline, host, at }: Props<State>) {
  const [hasTree, setHasTree] = useState(false);
  const state = timeline.stateAt(at) ?? timeline.start;
  const step = timeline.stepTo(at);
  const names = useMemo(() => namesIn(host, state, ...(step ? [step.before] : [])), [host, state, step]);
  const notes = notesAround(timeline.log, at, host.words);
  const errors = [...(step?.crash ? [step.crash] : []), ...notes.errors];
  const screenChanges =
    step && describeChanges(screenOrError(host, step.before), screenOrError(host, step.after), names);
  return (
    <div className="stepDetailsDetails">
      {!step && <p>{t`O estado antes da primeira ação.`}</p>}
      {step && screenChanges && (
        <>
          {errors.length > 0 && <Lines title={t`Erros`} lines={errors} isTrouble />}
          {notes.causes.length > 0 && <Lines title={t`O que veio antes`} lines={notes.causes} />}
          <Changes title={t`O que mudou na tela`} changes={screenChanges} nameOf={names.nameOf} />
          <Changes
            title={t`O que mudou no estado`}
            changes={describeChanges(step.before, step.after, names)}
            nameOf={names.nameOf}
          />
          <Lines title={t`Efeitos e pedidos`} lines={describeEffects(timeline.effectsOf(step), host.words)} />
          {notes.outcomes.length > 0 && <Lines title={t`O que aconteceu`} lines={notes.outcomes} />}
          <Section title={t`Ação`}>
            <code>{step.action.type}</code>
            {step.action.payload !== undefined && (
              <div>
                <Value value={step.action.payload} nameOf={names.nameOf} />
              </div>
            )}
          </Section>
        </>
      )}
      <details
        className="stepDetailsState"
        open={hasTree}
        onToggle={({ currentTarget }) => setHasTree(currentTarget.open)}
      >
        <summary className="heading">{t`Estado inteiro`}</summary>
        {hasTree && <StateTree state={state} nameOf={names.nameOf} />}
      </details>
    </div>
  );
}

interface LinesProps {
  title: string;
  lines: readonly string[];
  isTrouble?: boolean;
}

/** A short list of facts under its heading. */
function Lines({ title, lines, isTrouble = false }: LinesProps) {
  return (
    <Section title={title}>
      {lines.length === 0 && <p>{t`Nada.`}</p>}
      <ul className="stepDetailsLines" data-trouble={isTrouble}>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}
