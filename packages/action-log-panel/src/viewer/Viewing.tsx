import { useState, type RefObject } from 'react';
import type { Timeline } from 'action-log';
import { CompareTools, type Compared } from '../compare/CompareTools';
import { Comparison } from '../compare/Comparison';
import type { Host } from '../host';
import { SessionTools } from '../logs/SessionTools';
import { LogViewer } from './LogViewer';
import type { View } from './Transport';
import { usePlayer } from './usePlayer';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  panel: RefObject<HTMLElement | null>;
  /** Adds a mark to the log after `at` actions. */
  mark: (at: number, text: string) => void;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** A log that is shown, and what can be done with it. */
export function Viewing<State>({ timeline, host, panel, mark, hides, onHide }: Props<State>) {
  const player = usePlayer(timeline, host);
  const [other, setOther] = useState<Compared<State> | null>(null);
  const [view, setView] = useState<View>('step');
  return (
    <div className="columns" data-viewing={other ? 'compared' : 'alone'} data-view={view}>
      <LogViewer
        timeline={timeline}
        host={host}
        player={player}
        panel={panel}
        view={view}
        setView={setView}
        comparison={
          other && (
            <Comparison
              key={other.chosen}
              host={host}
              timeline={timeline}
              other={other}
              jump={player.jump}
              visit={player.visit}
              onClose={() => setOther(null)}
            />
          )
        }
      />
      <div className="columnsTools">
        <SessionTools
          host={host}
          viewed={timeline.log}
          mark={(text) => mark(player.at, text)}
          hides={hides}
          onHide={onHide}
        />
        <CompareTools
          host={host}
          onChosen={(chosen) => {
            setOther(chosen);
            if (chosen) setView('step');
          }}
        />
      </div>
    </div>
  );
}
