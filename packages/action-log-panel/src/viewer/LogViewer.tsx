import { useDeferredValue, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { hexOf, type Timeline as LogTimeline } from 'action-log';
import { StepDetails } from '../details/StepDetails';
import type { Host } from '../host';
import { countAfterMove } from '../steps/rows';
import { StepFilter } from '../steps/StepFilter';
import { StepList } from '../steps/StepList';
import { usePictures } from '../steps/usePictures';
import { useSteps } from '../steps/useSteps';
import { countActions, formatMoment } from '../words/formats';
import { Headline } from './Headline';
import { HelpSheet } from './HelpSheet';
import { ShownAlert } from './ShownAlert';
import { Tabs, Timeline } from './Timeline';
import { Transport, type View } from './Transport';
import { useKeys } from './useKeys';
import type { Player } from './usePlayer';
import { Verdict } from './Verdict';
import { t } from '../words/t';

interface Props<State> {
  timeline: LogTimeline<State>;
  host: Host<State>;
  player: Player<State>;
  panel: RefObject<HTMLElement | null>;
  view: View;
  setView: (view: View) => void;
  /** The comparison with another log, which takes the place of the step's details. */
  comparison: ReactNode;
}

/** The log that is shown: its present step, its timeline, and the list of its steps. */
export function LogViewer<State>({ timeline, host, player, panel, view, setView, comparison }: Props<State>) {
  const { log, length } = timeline;
  const ready = useReplay(timeline);
  const steps = useSteps(timeline, host, ready);
  const pictures = usePictures(timeline, host);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const [isAnnounced, setIsAnnounced] = useState(false);
  const announcing = { onFocus: () => setIsAnnounced(true), onBlur: () => setIsAnnounced(false) };

  const { at, jump } = player;
  const { rows } = steps;
  const help = () => sheet.current?.showModal();
  useKeys(
    { panel, search, list },
    {
      play: player.toggle,
      pause: () => player.isPlaying && player.toggle(),
      clear: () => steps.setFilter({ ...steps.filter, text: '' }),
      move(to) {
        const count = countAfterMove(rows, at, to);
        if (count !== undefined) jump(count);
      },
      help,
    },
  );
  // The state is shown first; the details of its step follow in the next frame.
  const detailed = useDeferredValue(at);
  const text = timeline.stepTo(at) ? steps.texts.textOf(at) : t`Início`;
  const { app, recordedAt, viewport } = log;

  return (
    <div className="logViewer">
      <div className="logViewerHead">
        <Headline
          log={log}
          at={at}
          text={text}
          visited={player.visited}
          elapsed={steps.times[at] ?? 0}
          isAnnounced={isAnnounced}
        />
        <Transport player={player} log={log} words={host.words} help={help} view={view} setView={setView}>
          <Timeline timeline={timeline} at={at} text={text} jump={jump} {...announcing} />
        </Transport>
      </div>
      <div className="logViewerStep">
        {comparison}
        <Tabs log={log} at={at} />
        {log.isCutOff && (
          <p className="logViewerNote">{t`O arquivo está incompleto: dá para ver ${countActions(length)}.`}</p>
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
        <p className="logViewerFacts">
          {t`Gravado em ${formatMoment(recordedAt)}, versão ${app.version} (${app.commit}), janela de ${viewport.width} × ${viewport.height}. Estado`}{' '}
          <output aria-label={t`Hash do estado`} aria-live="off">
            {hexOf(timeline.stateAt(at))}
          </output>
        </p>
      </div>
      <div className="logViewerSteps">
        <StepFilter log={log} steps={steps} words={host.words} pictures={pictures} search={search} />
        <StepList
          timeline={timeline}
          steps={steps}
          words={host.words}
          at={at}
          jump={jump}
          pictures={pictures}
          focus={list}
          {...announcing}
        />
      </div>
      <ShownAlert timeline={timeline} at={at} />
      <HelpSheet sheet={sheet} />
    </div>
  );
}

/** Ms of work in one task, so that the app and the panel stay responsive. */
const BUDGET = 12;

/** Replays a log to its end in many short tasks; returns how many steps have been replayed. */
function useReplay(timeline: LogTimeline): number {
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
