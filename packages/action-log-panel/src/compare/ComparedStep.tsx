import { screenOrError, type Timeline } from 'action-log';
import { describeChanges, type NamedChange } from '../details/describeChanges';
import type { Host } from '../host';
import { writeValue } from '../words/formats';
import { namedValue, namesIn, type Names } from '../words/names';
import { t } from '../words/t';

interface Props<State> {
  /** The name of the log. */
  name: string;
  host: Host<State>;
  timeline: Timeline<State>;
  /** The indices of the actions that only this log has there. Only the first one is shown. */
  span: readonly [from: number, to: number];
}

/** Characters that are shown of a change: the steps of both logs are side by side. */
const LONGEST = 200;
/** Changes that are listed of a step. */
const MOST_CHANGES = 8;

/** What one of two logs does where they part. */
export function ComparedStep<State>({ name, host, timeline, span: [from, to] }: Props<State>) {
  const step = from < to ? timeline.stepTo(from + 1) : undefined;
  const names = namesIn(host, ...(step ? [step.after, step.before] : []));
  const more = to - from - 1;
  return (
    <div>
      <dt>{name}</dt>
      {!step && (
        <dd className="comparisonStep">{from >= timeline.length ? t`Termina aqui.` : t`Não faz isso.`}</dd>
      )}
      {step && (
        <>
          <dd className="comparisonStep">
            {from + 1}. {host.tell(step.action, step.before)}
            {more > 0 && t` (e mais ${more} ${more === 1 ? t`passo` : t`passos`})`}
          </dd>
          <Changes
            names={names}
            what={t`Na tela`}
            changes={describeChanges(
              screenOrError(host, step.before),
              screenOrError(host, step.after),
              names,
            )}
          />
          <Changes
            names={names}
            what={t`No estado`}
            changes={describeChanges(step.before, step.after, names)}
          />
        </>
      )}
    </div>
  );
}

interface ChangesProps {
  names: Names;
  what: string;
  changes: readonly NamedChange[];
}

function Changes({ names, what, changes }: ChangesProps) {
  return (
    <dd>
      {what}: {changes.length === 0 && t`nada muda`}
      {changes.slice(0, MOST_CHANGES).map((change, index) => (
        <code key={index}>{shortText(change, names)}</code>
      ))}
      {changes.length > MOST_CHANGES && `… e mais ${changes.length - MOST_CHANGES}`}
    </dd>
  );
}

function shortText({ path, after }: NamedChange, names: Names): string {
  const text = `${path}: ${after === undefined ? t`removido` : writeValue(namedValue(after, names))}`;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
