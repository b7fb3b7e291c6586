import { screenOrError, type Timeline } from 'action-log';
import { Changes } from '../details/Changes';
import { describeChanges } from '../details/describeChanges';
import type { Host } from '../host';
import { Button } from '../ui/Button';
import { Section } from '../ui/Section';
import { namesIn } from '../words/names';
import { t } from '../words/t';

interface Props<State> {
  /** The name of the log. */
  name: string;
  host: Host<State>;
  timeline: Timeline<State>;
  /** The indices of the actions that only this log has there. */
  span: readonly [from: number, to: number];
  /** Whether to list what the first of them changed. */
  hasChanges: boolean;
  /** Shows the state after `count` actions. */
  show: (count: number) => void;
}

/** Steps that are listed of each log. */
const MOST_STEPS = 5;

/** What is different in the state in any two sessions: the ids and times of requests. */
const BOOKKEEPING = /\b(requestId|startedTimeStamp|fulfilledTimeStamp)$/;

/** What one of two logs does where they part. */
export function ComparedSteps<State>({ name, host, timeline, span, hasChanges, show }: Props<State>) {
  const [from, to] = span;
  const steps = Array.from({ length: Math.min(to - from, MOST_STEPS) }, (_, at) =>
    timeline.stepTo(from + at + 1),
  );
  const [first] = steps;
  const names = namesIn(host, ...(first ? [first.after, first.before] : []));
  const more = to - from - MOST_STEPS;
  return (
    <Section title={name} className="comparisonSide">
      {!first && from === 0 && to === 0 && <Button look="link" onClick={() => show(0)}>{t`Início`}</Button>}
      {!first && (from > 0 || to > 0 || timeline.length === 0) && (
        <p className="comparisonStep">{from >= timeline.length ? t`Termina aqui.` : t`Não faz isso.`}</p>
      )}
      {steps.map(
        (step) =>
          step && (
            <Button key={step.index} look="link" onClick={() => show(step.index + 1)}>
              {step.index + 1}. {host.tell(step.action, step.before)}
            </Button>
          ),
      )}
      {more > 0 && <p>{t`… e mais ${more}`}</p>}
      {first && hasChanges && (
        <>
          <Changes
            title={t`Na tela`}
            changes={describeChanges(
              screenOrError(host, first.before),
              screenOrError(host, first.after),
              names,
            )}
            nameOf={names.nameOf}
          />
          <Changes
            title={t`No estado`}
            changes={describeChanges(first.before, first.after, names, BOOKKEEPING)}
            nameOf={names.nameOf}
          />
        </>
      )}
    </Section>
  );
}
