import { useDeferredValue, useEffect, useRef, useState, type RefObject } from 'react';
import { hexOf } from 'action-log';
import type { Timeline } from 'action-log';
import { StepDetails } from './details/StepDetails';
import { Headline } from './Headline';
import { HelpSheet } from './HelpSheet';
import { Lanes } from './Lanes';
import type { QaShop } from './qaShop';
import { ShownAlert } from './ShownAlert';
import { countAt } from './steps/rows';
import { StepFilter } from './steps/StepFilter';
import { StepList } from './steps/StepList';
import { usePictures } from './steps/usePictures';
import { useSteps } from './steps/useSteps';
import { Ticks } from './Ticks';
import { Transport } from './Transport';
import { useKeys } from './useKeys';
import type { usePlayer } from './usePlayer';
import { useReplay } from './useReplay';
import { Verdict } from './Verdict';
import { countActions, formatMoment } from './wording';
import styles from './LogViewer.module.scss';

interface Props<State> {
  timeline: Timeline<State>;
  shop: QaShop<State>;
  player: ReturnType<typeof usePlayer>;
  panel: RefObject<HTMLElement | null>;
}

/** The log that is shown: its present step, its timeline, and the list of its steps. */
export function LogViewer<State>({ timeline, shop, player, panel }: Props<State>) {
  const { log, length } = timeline;
  const ready = useReplay(timeline);
  const steps = useSteps(timeline, shop, ready);
  const pictures = usePictures(timeline, shop);
  const viewer = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const [isTold, setIsTold] = useState(false);
  const teller = { onFocus: () => setIsTold(true), onBlur: () => setIsTold(false) };
  useEffect(() => {
    slider.current?.focus({ preventScroll: true });
    viewer.current?.scrollIntoView(); // On a phone the panel's own buttons would leave no room for the step.
  }, []);

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
        const count = countAt(rows, at, to);
        if (count !== undefined) jump(count);
      },
      help,
    },
  );
  // The shop is shown first; what its step changed follows in the next frame.
  const detailed = useDeferredValue(at);
  const step = timeline.stepTo(at);
  const told = step ? steps.teller.tell(at) : 'Início';
  const { app, recordedAt, viewport } = log;

  return (
    <div ref={viewer} className={styles.viewer}>
      <div className={styles.step}>
        <Headline log={log} at={at} told={told} elapsed={steps.times[at] ?? 0} isTold={isTold} />
        <Transport player={player} log={log} help={help}>
          <div className={styles.timeline}>
            <input
              ref={slider}
              {...teller}
              type="range"
              aria-label="Linha do tempo"
              aria-valuetext={`${at} de ${length}: ${told}`}
              className={styles.slider}
              min={0}
              max={length}
              value={at}
              onChange={(event) => jump(event.target.valueAsNumber)}
            />
            <Ticks timeline={timeline} />
          </div>
        </Transport>
        <Lanes log={log} at={at} />
        {log.isCutOff && (
          <p className={styles.note}>O arquivo está incompleto: dá para ver {countActions(length)}.</p>
        )}
        <Verdict timeline={timeline} shop={shop} ready={ready} jump={jump} />
        <StepDetails timeline={timeline} shop={shop} at={detailed} />
        <p className={styles.facts}>
          Gravado em {formatMoment(recordedAt)}, versão {String(app.version)} ({String(app.commit)}), janela
          de {String(viewport.width)} × {String(viewport.height)}. Estado{' '}
          <output aria-label="Hash do estado" aria-live="off">
            {hexOf(timeline.stateAt(at))}
          </output>
        </p>
      </div>
      <div className={styles.steps}>
        <StepFilter log={log} steps={steps} words={shop.words} pictures={pictures} search={search} />
        <StepList
          timeline={timeline}
          steps={steps}
          words={shop.words}
          at={at}
          jump={jump}
          pictures={pictures}
          focus={list}
          {...teller}
        />
      </div>
      <ShownAlert timeline={timeline} at={at} />
      <HelpSheet sheet={sheet} />
    </div>
  );
}
