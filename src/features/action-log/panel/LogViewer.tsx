import { useEffect, useRef } from 'react';
import { hexOf } from '../changes/hash';
import type { Timeline } from '../replay/timeline';
import { Marks } from './Marks';
import type { QaShop } from './qaShop';
import { StepDetails } from './StepDetails';
import { Ticks } from './Ticks';
import { Transport } from './Transport';
import type { usePlayer } from './usePlayer';
import { useReplay } from './useReplay';
import { Verdict } from './Verdict';
import { countActions, formatMoment } from './wording';
import styles from './LogViewer.module.scss';

interface Props<State> {
  timeline: Timeline<State>;
  shop: QaShop<State>;
  player: ReturnType<typeof usePlayer>;
}

/** The log that is shown: its timeline, and the details of the present step. */
export function LogViewer<State>({ timeline, shop, player }: Props<State>) {
  const { log, length } = timeline;
  const ready = useReplay(timeline);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  const { at, jump } = player;
  const state = timeline.stateAt(at);
  const step = timeline.stepTo(at);
  const told = step ? shop.tell(step.action, step.before) : 'Início';
  const { app, recordedAt, viewport } = log;

  return (
    <div className={styles.viewer}>
      <div className={styles.timeline}>
        <input
          ref={slider}
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
      <Transport player={player} log={log} />
      {log.isCutOff && (
        <p className={styles.note}>O arquivo está incompleto: dá para ver {countActions(length)}.</p>
      )}
      <Verdict timeline={timeline} ready={ready} jump={jump} />
      {log.marks.length > 0 && <Marks log={log} at={at} jump={jump} />}
      <StepDetails timeline={timeline} at={at} told={told} />
      <p className={styles.facts}>
        Gravado em {formatMoment(recordedAt)}, versão {String(app.version)} ({String(app.commit)}), janela de{' '}
        {String(viewport.width)} × {String(viewport.height)}
      </p>
      <p className={styles.facts}>
        Estado <output aria-label="Hash do estado">{hexOf(state)}</output>
      </p>
    </div>
  );
}
