import { useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { checking, type Difference, type Log, type Timeline } from 'action-log';
import { Comparison } from '../compare/Comparison';
import { StepDetails } from '../details/StepDetails';
import type { Host } from '../host';
import { Recordings } from '../library/Recordings';
import { openFile } from '../logs/openLog';
import { inPieces } from '../logs/ownLog';
import type { Logs } from '../opening/useLogs';
import { listedRows, noFilter, rowsOf } from '../steps/rows';
import { StepFilter } from '../steps/StepFilter';
import { StepList } from '../steps/StepList';
import { createStepTexts } from '../steps/stepTexts';
import { describeHeader } from '../text/formats';
import { Player } from './Player';
import { Tools } from './Tools';
import { useKeys } from './useKeys';
import { Verdict } from './Verdict';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
  panel: RefObject<HTMLElement | null>;
}

/** The list of a log's steps, what can be done with the log, and the step that is shown. */
export function LogView<State>({ host, logs, panel }: Props<State>) {
  const { shown, isViewing, jump } = logs;
  const { timeline, at, isOwn } = shown;
  const { log } = timeline;
  const difference = useCheck(isOwn ? null : log, host);
  const [filter, setFilter] = useState(noFilter);
  const [other, setOther] = useState<{ timeline: Timeline<State>; name: string } | null>(null);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const texts = useMemo(() => createStepTexts(timeline, host), [timeline, host]);
  const all = useMemo(() => rowsOf(timeline, difference), [timeline, difference]);
  const searched = useDeferredValue(filter);
  const rows = useMemo(() => listedRows(all, searched, texts), [all, searched, texts]);
  useKeys({ panel, search, list, at, jump, rows, setFilter });
  // The state is shown first; the details of its step follow in the next frame.
  const detailed = useDeferredValue(at);

  const compare = async (file: File) => {
    const chosen = await logs.read(() => openFile(file, host.name), file.name);
    setOther(chosen && { timeline: chosen, name: file.name });
  };

  return (
    <div
      className="viewer"
      data-is-live={isViewing ? undefined : ''}
      onFocus={({ target }) => setIsAnnounced(target.matches('[type=range], [role=listbox]'))}
    >
      {isViewing && <Player logs={logs} texts={texts} isAnnounced={isAnnounced} />}
      <div className="step stack">
        <Tools host={host} logs={logs} compare={(file) => void compare(file)} />
        {other && (
          <Comparison
            key={other.name}
            host={host}
            logs={logs}
            other={other}
            texts={texts}
            onClose={() => setOther(null)}
          />
        )}
        {!isViewing && <Recordings host={host} logs={logs} />}
        {!isOwn && <Verdict timeline={timeline} difference={difference} jump={jump} />}
        <StepDetails timeline={timeline} host={host} at={detailed} nameOf={texts.nameOf} />
        <p className="faint">{describeHeader(log)}</p>
      </div>
      <div className="list">
        <StepFilter filter={filter} setFilter={setFilter} texts={texts} count={rows.length} search={search} />
        <StepList timeline={timeline} rows={rows} texts={texts} at={at} jump={jump} list={list} />
      </div>
    </div>
  );
}

/** The first difference of a log, null if there is none; undefined while it is compared, or without a log. */
function useCheck<State>(log: Log | null, host: Host<State>): Difference | null | undefined {
  const [difference, setDifference] = useState<Difference | null>();
  useEffect(() => {
    if (!log) return;
    let isShown = true;
    const check = checking(log, host);
    void inPieces(check).then((first) => isShown && setDifference(first));
    return () => {
      isShown = false;
      check.return(null); // Its next piece is the last.
    };
  }, [log, host]);
  return difference;
}
