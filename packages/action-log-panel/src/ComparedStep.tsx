import type { Timeline } from 'action-log';
import { screenOrError } from 'action-log';
import type { QaShop } from './qaShop';
import { tellChanges, type ToldChange } from './details/tellChanges';
import { namedValue, namesIn, type Names } from './names';
import { writeValue } from './wording';
import styles from './Comparison.module.scss';

interface Props<State> {
  /** Of the log. */
  name: string;
  shop: QaShop<State>;
  timeline: Timeline<State>;
  /** The indices of the actions that only this log has there; only the first one is shown. */
  span: readonly [from: number, to: number];
}

/** Characters that are shown of a change: two steps stand side by side. */
const LONGEST = 200;
/** Changes that are listed of a step. */
const MOST_CHANGES = 8;

/** What one of two logs does where they part. */
export function ComparedStep<State>({ name, shop, timeline, span: [from, to] }: Props<State>) {
  const step = from < to ? timeline.stepTo(from + 1) : undefined;
  const names = namesIn(shop, ...(step ? [step.after, step.before] : []));
  const more = to - from - 1;
  return (
    <div>
      <dt>{name}</dt>
      {!step && (
        <dd className={styles.step}>{from >= timeline.length ? 'Termina aqui.' : 'Não faz isso.'}</dd>
      )}
      {step && (
        <>
          <dd className={styles.step}>
            {from + 1}. {shop.tell(step.action, step.before)}
            {more > 0 && ` (e mais ${more} ${more === 1 ? 'passo' : 'passos'})`}
          </dd>
          <Changes
            names={names}
            what="Na tela"
            changes={tellChanges(screenOrError(shop, step.before), screenOrError(shop, step.after), names)}
          />
          <Changes names={names} what="No estado" changes={tellChanges(step.before, step.after, names)} />
        </>
      )}
    </div>
  );
}

interface ChangesProps {
  names: Names;
  what: string;
  changes: readonly ToldChange[];
}

function Changes({ names, what, changes }: ChangesProps) {
  return (
    <dd>
      {what}: {changes.length === 0 && 'nada muda'}
      {changes.slice(0, MOST_CHANGES).map((change, index) => (
        <code key={index}>{tellShort(change, names)}</code>
      ))}
      {changes.length > MOST_CHANGES && `… e mais ${changes.length - MOST_CHANGES}`}
    </dd>
  );
}

function tellShort({ place, after }: ToldChange, names: Names): string {
  const text = `${place}: ${after === undefined ? 'removido' : writeValue(namedValue(after, names))}`;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
