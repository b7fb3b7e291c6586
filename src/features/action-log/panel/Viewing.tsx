import type { Timeline } from '../replay/timeline';
import { CompareTools } from './CompareTools';
import { LogViewer } from './LogViewer';
import type { QaShop } from './qaShop';
import { SessionTools } from './SessionTools';
import { usePlayer } from './usePlayer';
import styles from './QaPanel.module.scss';

interface Props<State> {
  timeline: Timeline<State>;
  shop: QaShop<State>;
  /** Adds a note to the log after so many actions. */
  mark: (at: number, note: string) => void;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** A log that is shown, and what can be done with it. */
export function Viewing<State>({ timeline, shop, mark, hides, onHide }: Props<State>) {
  const player = usePlayer(timeline, shop);
  return (
    <div className={styles.columns} data-viewing>
      <LogViewer timeline={timeline} shop={shop} player={player} />
      <div className={styles.tools}>
        <SessionTools
          shop={shop}
          viewed={timeline.log}
          mark={(note) => mark(player.at, note)}
          hides={hides}
          onHide={onHide}
        />
        <CompareTools shop={shop} timeline={timeline} jump={player.jump} />
      </div>
    </div>
  );
}
