import { useState, type RefObject } from 'react';
import type { Timeline } from 'action-log';
import { CompareTools, type Compared } from '../compare/CompareTools';
import { Comparison } from '../compare/Comparison';
import type { Host } from '../host';
import { SessionTools } from '../logs/SessionTools';
import { LogViewer } from './LogViewer';
import { usePlayer } from './usePlayer';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  panel: RefObject<HTMLElement | null>;
  /** Adds a note to the log after `at` actions. */
  mark: (at: number, note: string) => void;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** A log that is shown, and what can be done with it. */
export function Viewing<State>({ timeline, host, panel, mark, hides, onHide }: Props<State>) {
  const player = usePlayer(timeline, host);
  const [other, setOther] = useState<Compared<State> | null>(null);
  const { at, jump } = player;
  return (
    <div className="columns" data-viewing={other ? 'compared' : 'alone'}>
      {other && (
        <Comparison
          key={other.chosen}
          host={host}
          timeline={timeline}
          other={other}
          jump={jump}
          onClose={() => setOther(null)}
        />
      )}
      <LogViewer timeline={timeline} host={host} player={player} panel={panel} />
      <div className="columnsTools">
        <SessionTools
          host={host}
          viewed={timeline.log}
          mark={(note) => mark(at, note)}
          hides={hides}
          onHide={onHide}
        />
        <CompareTools host={host} onChosen={setOther} />
      </div>
    </div>
  );
}
