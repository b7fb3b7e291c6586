import { useMemo, useState } from 'react';
import { changesBetween, type Change } from '../changes/changes';
import { compareLogs } from '../replay/compareLogs';
import type { Timeline } from '../replay/timeline';
import { screenIn } from '../replay/trail';
import controls from './controls.module.scss';
import type { QaShop } from './qaShop';
import { tellParting } from './tellParting';
import { tellChange } from './wording';
import styles from './CompareTools.module.scss';

interface Props<State> {
  shop: QaShop<State>;
  /** The log that is shown. */
  timeline: Timeline<State>;
  other: { timeline: Timeline<State>; name: string };
  jump: (to: number) => void;
}

/** Changes that are listed of a step. */
const MOST_CHANGES = 12;

/** Where two logs part, place by place: what each does there, and where they meet again. */
export function Comparison<State>({ shop, timeline, other, jump }: Props<State>) {
  const [place, setPlace] = useState(0);
  const partings = useMemo(
    () => compareLogs(timeline.log, other.timeline.log, shop),
    // A note makes the timeline a new one, but not its actions.
    [timeline.log.actions, other.timeline.log, shop],
  );
  const index = Math.min(place, partings.length - 1);
  const parting = partings[index];
  if (!parting)
    return (
      <p role="status" className={styles.headline}>
        Os dois registros fazem o mesmo, do começo ao fim.
      </p>
    );
  const { headline, meeting } = tellParting(parting, index);
  return (
    <>
      <p role="status" className={styles.headline}>
        {headline}
      </p>
      <div className={controls.row}>
        <button type="button" className={controls.button} onClick={() => jump(parting.one[0] + 1)}>
          Ir para a separação
        </button>
        {partings.length > 1 && (
          <button
            type="button"
            className={controls.button}
            onClick={() => setPlace((index + 1) % partings.length)}
          >
            Próxima ({index + 1} de {partings.length})
          </button>
        )}
      </div>
      <dl className={styles.sides}>
        <Side name="Registro aberto" shop={shop} timeline={timeline} at={parting.one} />
        <Side name={other.name} shop={shop} timeline={other.timeline} at={parting.other} />
      </dl>
      <p className={styles.meeting}>{meeting}</p>
    </>
  );
}

interface SideProps<State> {
  name: string;
  shop: QaShop<State>;
  timeline: Timeline<State>;
  at: readonly [from: number, to: number];
}

/** The first step that one of the logs does at a parting. */
function Side<State>({ name, shop, timeline, at: [from, to] }: SideProps<State>) {
  const step = from < to ? timeline.stepTo(from + 1) : undefined;
  return (
    <div>
      <dt>{name}</dt>
      {!step && <dd>{from >= timeline.length ? 'Termina aqui.' : 'Não faz nada disso.'}</dd>}
      {step && (
        <>
          <dd className={styles.step}>
            {from + 1}. {shop.tell(step.action, step.before)}
          </dd>
          <Changes
            what="Tela"
            changes={changesBetween(screenIn(shop, step.before), screenIn(shop, step.after))}
          />
          <Changes what="Estado" changes={changesBetween(step.before, step.after)} />
        </>
      )}
    </div>
  );
}

function Changes({ what, changes }: { what: string; changes: readonly Change[] }) {
  return (
    <dd>
      {what}: {changes.length === 0 && 'nada muda'}
      {changes.slice(0, MOST_CHANGES).map((change, index) => (
        <code key={index}>{tellChange(change)}</code>
      ))}
      {changes.length > MOST_CHANGES && `… e mais ${changes.length - MOST_CHANGES}`}
    </dd>
  );
}
