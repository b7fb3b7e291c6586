import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { hexOf, type Timeline } from 'action-log';
import { CompareTools, type Compared } from '../compare/CompareTools';
import { Comparison } from '../compare/Comparison';
import { StepDetails } from '../details/StepDetails';
import type { Host } from '../host';
import { SessionTools } from '../logs/SessionTools';
import { countAfterMove } from '../steps/rows';
import { StepFilter } from '../steps/StepFilter';
import { StepList } from '../steps/StepList';
import { useSteps } from '../steps/useSteps';
import { formatCount, formatMoment } from '../text/formats';
import { Headline } from './Headline';
import { ShownAlert } from './ShownAlert';
import { Transport } from './Transport';
import { useKeys } from './useKeys';
import { usePlayer } from './usePlayer';
import { Verdict } from './Verdict';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  panel: RefObject<HTMLElement | null>;
  /** Adds a mark to the log after `at` actions. */
  mark: (at: number, text: string) => void;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** The log that is shown: its present step, the list of its steps, and what can be done with it. */
export function LogViewer<State>({ timeline, host, panel, mark, hides, onHide }: Props<State>) {
  const { log, length } = timeline;
  const player = usePlayer(timeline, host);
  const ready = useReplay(timeline);
  const steps = useSteps(timeline, host, ready);
  const [other, setOther] = useState<Compared<State> | null>(null);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);

  const { at, jump } = player;
  useKeys(
    { panel, search, list },
    {
      play: player.toggle,
      pause: () => player.isPlaying && player.toggle(),
      clear: () => steps.setFilter({ ...steps.filter, text: '' }),
      move(to) {
        const count = countAfterMove(steps.rows, at, to);
        if (count !== undefined) jump(count);
      },
    },
  );
  // The state is shown first; the details of its step follow in the next frame.
  const detailed = useDeferredValue(at);
  const text = timeline.stepTo(at) ? steps.texts.textOf(at) : 'Start';
  const { app, recordedAt, viewport } = log;

  return (
    <div
      className="viewer"
      onFocus={({ target }) => setIsAnnounced(target.matches('[type=range], [role=listbox]'))}
    >
      <div className="viewerHead">
        <Headline
          log={log}
          at={at}
          text={text}
          visited={player.visited}
          elapsed={steps.times[at] ?? 0}
          isAnnounced={isAnnounced}
        />
        <Transport player={player} length={length} text={text} />
      </div>
      <div className="viewerStep stack">
        {other && (
          <Comparison
            key={other.chosen}
            host={host}
            timeline={timeline}
            other={other}
            jump={jump}
            visit={player.visit}
            onClose={() => setOther(null)}
          />
        )}
        {log.isCutOff && (
          <p className="trouble">{`The file is incomplete: only ${formatCount(length, 'action')} can be shown.`}</p>
        )}
        <Verdict timeline={timeline} host={host} ready={ready} jump={jump} />
        <StepDetails
          timeline={timeline}
          host={host}
          at={detailed}
          ready={ready}
          textOf={steps.texts.textOf}
          jump={jump}
        />
        <p className="faint">
          {`Recorded at ${formatMoment(recordedAt)}, version ${app.version} (${app.commit}), window of ${viewport.width} × ${viewport.height}. State `}
          <output aria-label="Hash of the state" aria-live="off">
            {hexOf(timeline.stateAt(at))}
          </output>
        </p>
      </div>
      <div className="viewerList">
        <StepFilter log={log} steps={steps} search={search} />
        <StepList timeline={timeline} steps={steps} at={at} jump={jump} focus={list} />
      </div>
      <div ref={tools} id="tools" popover="auto" className="viewerTools sheet stack">
        <SessionTools
          host={host}
          viewed={log}
          mark={(note) => mark(at, note)}
          hides={hides}
          onHide={onHide}
        />
        <CompareTools
          host={host}
          onChosen={(chosen) => {
            tools.current?.hidePopover();
            setOther(chosen);
          }}
        />
      </div>
      <ShownAlert timeline={timeline} at={at} />
    </div>
  );
}

/** Ms of work in one task, so that the app and the panel stay responsive. */
const BUDGET = 12;

/** Replays a log to its end in many short tasks; returns how many steps have been replayed. */
function useReplay(timeline: Timeline): number {
  const [ready, setReady] = useState(timeline.ready());
  useEffect(() => {
    const work = () => {
      if (timeline.work(BUDGET)) timer = setTimeout(work);
      setReady(timeline.ready());
    };
    let timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [timeline]);
  return ready;
}
