import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { checking, type Comparison as LogComparison, type Log, type Timeline } from 'action-log';
import { Comparison } from '../compare/Comparison';
import { StepDetails } from '../details/StepDetails';
import type { Host } from '../host';
import { openFile } from '../logs/openLog';
import { inPieces } from '../logs/inPieces';
import type { Logs } from '../opening/useLogs';
import { StepList } from '../steps/StepList';
import { stepsIn } from '../steps/sentences';
import { EarlierPage } from './EarlierPage';
import { Player } from './Player';
import { Tools } from './Tools';
import { Verdict } from './Verdict';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
}

/** The list of a log's steps, what can be done with the log, and the step that is shown. */
export function LogView<State>({ host, logs }: Props<State>) {
  const { timeline, at, isThisSession, isViewing, jump } = logs;
  const check = useCheck(isThisSession ? null : timeline.log, host);
  const [compared, setCompared] = useState<{ timeline: Timeline<State>; name: string; count: number } | null>(
    null,
  );
  const steps = useMemo(() => stepsIn(timeline, host), [timeline, host]);
  // The state is shown first; the details of its step follow in the next frame.
  const detailed = useDeferredValue(at);
  const compare = (file: File) =>
    logs.read(
      () => openFile(file, host.name),
      file.name,
      (chosen) =>
        setCompared((last) => ({ timeline: chosen, name: file.name, count: (last?.count ?? 0) + 1 })),
    );

  return (
    <div className="viewer" data-is-live={isViewing ? undefined : ''}>
      {isViewing && <Player logs={logs} steps={steps} />}
      <div className="step stack">
        <Tools host={host} logs={logs} compare={compare} />
        {compared && (
          <Comparison
            key={compared.count} // A second file may have the first one's name.
            host={host}
            logs={logs}
            compared={compared}
            steps={steps}
            onClose={() => setCompared(null)}
          />
        )}
        {!isViewing && <EarlierPage host={host} logs={logs} />}
        {!isThisSession && <Verdict timeline={timeline} check={check} jump={jump} />}
        <StepDetails timeline={timeline} host={host} at={detailed} />
      </div>
      <StepList timeline={timeline} steps={steps} difference={check?.difference} at={at} jump={jump} />
    </div>
  );
}

/** What a replay of a log finds; undefined while it is compared, or without a log. */
function useCheck<State>(log: Log | null, host: Host<State>): LogComparison | undefined {
  const [comparison, setComparison] = useState<LogComparison>();
  useEffect(() => {
    if (!log) return;
    let isShown = true;
    const check = checking(log, host);
    void inPieces(check).then((result) => isShown && setComparison(result));
    return () => {
      isShown = false;
      check.return({ difference: null, notCompared: [] }); // Its next piece is the last.
    };
  }, [log, host]);
  return comparison;
}
