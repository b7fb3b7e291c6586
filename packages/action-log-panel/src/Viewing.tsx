import { useState, type RefObject } from 'react';
import type { Timeline } from 'action-log';
import { CompareTools, type Compared } from './CompareTools';
import { Comparison } from './Comparison';
import { LogViewer } from './LogViewer';
import type { QaShop } from './qaShop';
import { SessionTools } from './SessionTools';
import { usePlayer } from './usePlayer';
import styles from './QaPanel.module.scss';

interface Props<State> {
  timeline: Timeline<State>;
  shop: QaShop<State>;
  panel: RefObject<HTMLElement | null>;
  /** Adds a note to the log after so many actions. */
  mark: (at: number, note: string) => void;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** A log that is shown, and what can be done with it. */
export function Viewing<State>({ timeline, shop, panel, mark, hides, onHide }: Props<State>) {
  const player = usePlayer(timeline, shop);
  const [other, setOther] = useState<Compared<State> | null>(null);
  const { at, jump } = player;
  return (
    <div className={styles.columns} data-viewing={other ? 'compared' : 'alone'}>
      {other && (
        <Comparison
          key={other.chosen}
          shop={shop}
          timeline={timeline}
          other={other}
          jump={jump}
          onClose={() => setOther(null)}
        />
      )}
      <LogViewer timeline={timeline} shop={shop} player={player} panel={panel} />
      <div className={styles.tools}>
        <SessionTools
          shop={shop}
          viewed={timeline.log}
          mark={(note) => mark(at, note)}
          hides={hides}
          onHide={onHide}
        />
        <CompareTools shop={shop} onChosen={setOther} />
      </div>
    </div>
  );
}
