import { useDeferredValue, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { checking, comparing, type Difference, type Log, type Timeline } from 'action-log';
import { Comparison, type Compared } from '../compare/Comparison';
import { StepDetails } from '../details/StepDetails';
import type { Host } from '../host';
import { openFile, type Trouble } from '../logs/openLog';
import { inPieces, type DoWork, type Work } from '../logs/work';
import { StepFilter } from '../steps/StepFilter';
import { StepList } from '../steps/StepList';
import { noFilter } from '../steps/rows';
import { useSteps } from '../steps/useSteps';
import { describeHeader } from '../text/formats';
import { FileButton } from '../ui/FileButton';
import { Headline } from './Headline';
import { ShownAlert } from './ShownAlert';
import { Transport } from './Transport';
import { useKeys } from './useKeys';
import { usePosition } from './usePosition';
import { Verdict } from './Verdict';

interface Props<State> {
  timeline: Timeline<State>;
  host: Host<State>;
  panel: RefObject<HTMLElement | null>;
  work: DoWork;
  /** Prepares another log; null if it cannot be shown. */
  read: (reading: Work<Log | Trouble>, name: string) => Promise<Timeline<State> | null>;
  /** What can be done with the log while the state after `at` actions is shown. */
  toolsAt: (at: number) => ReactNode;
}

/** The log that is shown: its present step, the list of its steps, and what can be done with it. */
export function LogViewer<State>({ timeline, host, panel, work, read, toolsAt }: Props<State>) {
  const { log, length } = timeline;
  const difference = useCheck(log, host);
  const { at, jump, visited, visit } = usePosition(timeline, host);
  const steps = useSteps(timeline, host, difference);
  const [other, setOther] = useState<Compared<State> | null>(null);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useKeys({ panel, search, list }, { at, jump }, steps);
  const compare = async (file: File) => {
    setOther(null);
    const chosen = await read(() => openFile(file, host.name), file.name);
    if (!chosen) return;
    const found = await work((onProgress) =>
      inPieces(comparing(log, chosen.log, host), length + chosen.length, onProgress),
    );
    setOther({ timeline: chosen, name: file.name, difference: found });
  };
  const showHistory = (path: string) => {
    steps.setFilter({ ...noFilter, path });
    list.current?.focus();
  };
  // The state is shown first; the details of its step follow in the next frame.
  const detailed = useDeferredValue(at);
  const text = steps.texts.textOf(at);

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
          visited={visited}
          elapsed={steps.times[at] ?? 0}
          isAnnounced={isAnnounced}
        />
        <Transport at={at} jump={jump} length={length} text={text} />
      </div>
      <div className="viewerStep stack">
        {other && (
          <Comparison
            host={host}
            timeline={timeline}
            other={other}
            nameOf={steps.texts.nameOf}
            jump={jump}
            visit={visit}
            onClose={() => setOther(null)}
          />
        )}
        <Verdict timeline={timeline} difference={difference} jump={jump} />
        <details>
          <summary>Tools</summary>
          {toolsAt(at)}
          <FileButton text="Compare with another log" onFile={(file) => void compare(file)} />
        </details>
        <StepDetails
          timeline={timeline}
          host={host}
          at={detailed}
          texts={steps.texts}
          showHistory={showHistory}
        />
        <p className="faint">{describeHeader(log)}</p>
      </div>
      <div className="viewerList">
        <StepFilter steps={steps} search={search} />
        <StepList
          log={log}
          rows={steps.rows}
          texts={steps.texts}
          times={steps.times}
          at={at}
          jump={jump}
          list={list}
        />
      </div>
      <ShownAlert timeline={timeline} at={at} />
    </div>
  );
}

/** The first difference of a log, null if there is none; undefined while it is compared. */
function useCheck<State>(log: Log, host: Host<State>): Difference | null | undefined {
  const [difference, setDifference] = useState<Difference | null>();
  useEffect(() => {
    let isShown = true;
    const check = checking(log, host);
    void inPieces(check, log.actions.length, () => {}).then((found) => isShown && setDifference(found));
    return () => {
      isShown = false;
      check.return(null); // Its next piece is the last.
    };
  }, [log, host]);
  return difference;
}
