import { useDeferredValue, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { comparing, hashOf, type Log, type Timeline } from 'action-log';
import { Comparison, type Compared } from '../compare/Comparison';
import { CompareTools } from '../compare/CompareTools';
import { StepDetails } from '../details/StepDetails';
import type { Host } from '../host';
import type { Trouble } from '../logs/openLog';
import { BUDGET, inPieces, useWork, type Work } from '../logs/work';
import { StepFilter } from '../steps/StepFilter';
import { StepList } from '../steps/StepList';
import { useSteps } from '../steps/useSteps';
import { describeHeader } from '../text/formats';
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
  /** Prepares another log; null if it cannot be shown. */
  read: (reading: Work<Log | Trouble>, name: string) => Promise<Timeline<State> | null>;
  /** What can be done with the log while the state after `at` actions is shown. */
  toolsAt: (at: number) => ReactNode;
}

/** The log that is shown: its present step, the list of its steps, and what can be done with it. */
export function LogViewer<State>({ timeline, host, panel, read, toolsAt }: Props<State>) {
  const { log, length } = timeline;
  const player = usePlayer(timeline, host);
  const replayedCount = useReplay(timeline);
  const steps = useSteps(timeline, host, replayedCount);
  const [other, setOther] = useState<Compared<State> | null>(null);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);

  const { at, jump } = player;
  useKeys({ panel, search, list }, player, steps);
  const work = useWork();
  const compare = async (reading: Work<Log | Trouble>, name: string) => {
    setOther(null);
    const chosen = await read(reading, name);
    if (!chosen) return;
    const pieces = length + chosen.length + Math.max(length, chosen.length);
    const differences = await work((onProgress) =>
      inPieces(comparing(log, chosen.log, host), pieces, onProgress),
    );
    setOther({ timeline: chosen, name, differences });
    tools.current?.hidePopover();
  };
  // The state is shown first; the details of its step follow in the next frame.
  const detailed = useDeferredValue(at);
  const text = steps.texts.textOf(timeline.stepTo(at) ? at : 0);

  return (
    <div
      className="viewer"
      onFocus={({ target }) => setIsAnnounced(target.matches('[type=range], [role=listbox]'))}
    >
      <div className="viewerHead stack">
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
            host={host}
            timeline={timeline}
            other={other}
            jump={jump}
            visit={player.visit}
            onClose={() => setOther(null)}
          />
        )}
        <Verdict timeline={timeline} replayedCount={replayedCount} jump={jump} />
        <StepDetails
          timeline={timeline}
          host={host}
          at={detailed}
          replayedCount={replayedCount}
          texts={steps.texts}
          jump={jump}
        />
        <p className="faint">
          {`${describeHeader(log)}. State `}
          <output aria-label="Hash of the state" aria-live="off">
            {hashOf(timeline.stateAt(at))}
          </output>
        </p>
      </div>
      <div className="viewerList">
        <StepFilter log={log} steps={steps} search={search} />
        <StepList log={log} steps={steps} at={at} jump={jump} list={list} />
      </div>
      <div ref={tools} id="tools" popover="auto" className="viewerTools sheet stack">
        {toolsAt(at)}
        <CompareTools host={host} compare={(reading, name) => void compare(reading, name)} />
      </div>
      <ShownAlert timeline={timeline} at={at} />
    </div>
  );
}

/** Ms between two counts that are shown: each renders the list of steps. */
const SHOWN_EACH = 500;

/** Replays a log to its end in many short tasks; returns how many steps have been replayed. */
function useReplay(timeline: Timeline): number {
  const [replayedCount, setReplayedCount] = useState(timeline.replayedCount());
  useEffect(() => {
    let shown = 0;
    const work = () => {
      const end = performance.now() + BUDGET;
      while (timeline.replayedCount() < timeline.length && performance.now() < end)
        timeline.stepTo(timeline.replayedCount() + 1);
      const hasMore = timeline.replayedCount() < timeline.length;
      if (hasMore) timer = setTimeout(work);
      if (hasMore && performance.now() - shown < SHOWN_EACH) return;
      shown = performance.now();
      setReplayedCount(timeline.replayedCount());
    };
    let timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [timeline]);
  return replayedCount;
}
