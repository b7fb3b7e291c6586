import { useEffect, useMemo, useRef, useState } from 'react';
import { compareLogs } from 'action-log';
import type { Timeline } from 'action-log';
import type { Compared } from './CompareTools';
import { ComparedStep } from './ComparedStep';
import controls from './controls.module.scss';
import { Glyph } from './Glyph';
import type { QaShop } from './qaShop';
import { tellParting } from './tellParting';
import styles from './Comparison.module.scss';

interface Props<State> {
  shop: QaShop<State>;
  /** The log that is shown. */
  timeline: Timeline<State>;
  other: Compared<State>;
  jump: (to: number) => void;
  onClose: () => void;
}

/** Where two logs part, place by place: what each does there, and where they meet again. It takes the focus. */
export function Comparison<State>({ shop, timeline, other, jump, onClose }: Props<State>) {
  const [place, setPlace] = useState(0);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const [one, two] = [timeline.log, other.timeline.log];
  const partings = useMemo(() => compareLogs(one, two, shop), [one, two, shop]);
  const parting = partings[place];
  const { headline, meeting } = tellParting(parting, place);

  return (
    <section ref={box} tabIndex={-1} className={styles.comparison} aria-label="Comparação">
      <div className={styles.top}>
        <p role="status" className={styles.headline}>
          {headline}
        </p>
        {parting && (
          <button
            type="button"
            className={controls.button}
            onClick={() => jump(Math.min(parting.one[0] + 1, timeline.length))}
          >
            Ir para a separação
          </button>
        )}
        {partings.length > 1 && (
          <button
            type="button"
            className={controls.button}
            onClick={() => setPlace((place + 1) % partings.length)}
          >
            Próxima ({place + 1} de {partings.length})
          </button>
        )}
        <button type="button" className={controls.quiet} aria-label="Fechar comparação" onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
      {parting && (
        <>
          <dl className={styles.sides}>
            <ComparedStep name="Registro aberto" shop={shop} timeline={timeline} span={parting.one} />
            <ComparedStep name={other.name} shop={shop} timeline={other.timeline} span={parting.other} />
          </dl>
          <p className={styles.meeting}>{meeting}</p>
        </>
      )}
    </section>
  );
}
