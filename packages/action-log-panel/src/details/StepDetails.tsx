import { useMemo, useState, type ContextType } from 'react';
import { screenOrError, type Timeline } from 'action-log';
import type { Host } from '../host';
import { reducerTime } from '../logs/reducerTimes';
import { Section } from '../ui/Section';
import { describeEffects } from '../words/formats';
import { namesIn } from '../words/names';
import { BaseStep } from './BaseStep';
import { Changes } from './Changes';
import { describeChanges } from './describeChanges';
import { notesAround } from './notesAround';
import { createHistories } from './tree/histories';
import type { TreeSource } from './tree/History';
import { StateTree } from './tree/StateTree';
import { Value } from './Value';
import { locale, t } from '../words/t';

interface Props<State> extends Pick<NonNullable<ContextType<typeof TreeSource>>, 'textOf' | 'jump'> {
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
  const names = useMemo(
    () => namesIn(host, state, ...(before === undefined ? [] : [before])),
    [host, state, before],
  );
  const changedBy = useMemo(() => createHistories(timeline, at, ready), [timeline, at, ready]);
  const notes = notesAround(timeline.log, at, host.words);
  const errors = [...(step?.crash ? [step.crash] : []), ...notes.errors];
  const columns = base === null ? undefined : ([t`Passo ${base}`, t`Passo ${at}`] as const);
  return (
    <div className="stepDetails">
      {!step && <p>{t`O estado antes da primeira ação.`}</p>}
      {errors.length > 0 && <Lines title={t`Erros`} lines={errors} isTrouble />}
      {before !== undefined && (
        <>
          <Changes
            title={base === null ? t`O que mudou na tela` : t`O que difere na tela`}
            changes={describeChanges(screenOrError(host, before), screenOrError(host, state), names)}
            nameOf={names.nameOf}
            columns={columns}
          />
          <Changes
            title={base === null ? t`O que mudou no estado` : t`O que difere no estado`}
            changes={describeChanges(before, state, names)}
            nameOf={names.nameOf}
            columns={columns}
          />
        </>
      )}
      <BaseStep at={at} length={timeline.length} base={base} onBase={setBase} />
      {step && (
        <>
          {notes.causes.length > 0 && <Lines title={t`O que veio antes`} lines={notes.causes} />}
          <Lines title={t`Efeitos e pedidos`} lines={describeEffects(timeline.effectsOf(step), host.words)} />
          {notes.outcomes.length > 0 && <Lines title={t`O que aconteceu`} lines={notes.outcomes} />}
          <Section title={t`Ação`}>
            <code>{step.action.type}</code>
            {step.action.payload !== undefined && (
              <div>
                <Value value={step.action.payload} nameOf={names.nameOf} />
              </div>
            )}
            <p>{t`Reducer: ${formatTime(reducerTime(step.action))} neste navegador`}</p>
          </Section>
        </>
      )}
      <details
        className="stepDetailsState"
        open={hasTree}
        onToggle={({ currentTarget }) => setHasTree(currentTarget.open)}
      >
        <summary className="heading">{t`Estado inteiro`}</summary>
        {hasTree && (
          <StateTree state={state} nameOf={names.nameOf} source={{ changedBy, at, textOf, jump }} />
        )}
      </details>
    </div>
  );
}

/** '0,3 ms'; clocks of browsers are not finer than a tenth. */
function formatTime(ms: number): string {
  const text = Math.max(0.1, ms).toLocaleString(locale, { maximumFractionDigits: 1 });
  return ms < 0.1 ? `< ${text} ms` : `${text} ms`;
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
