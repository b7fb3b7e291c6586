import { useId, useMemo } from 'react';
import type { Log } from '../model/log';
import { SPEEDS } from './player';
import controls from './controls.module.scss';
import { Glyph } from './Glyph';
import type { usePlayer } from './usePlayer';
import styles from './Transport.module.scss';

interface Props {
  player: ReturnType<typeof usePlayer>;
  log: Log;
}

/** The buttons that step, play and pause, and the choices of how to play. */
export function Transport({ player, log }: Props) {
  const { at, jump, isPlaying, toggle, speed, setSpeed, rule, setRule } = player;
  const { length } = log.actions;
  const types = useMemo(() => [...new Set(log.actions.map(({ type }) => type))].sort(), [log]);
  const id = useId();
  // Not `disabled`: a button that is disabled while it has the focus loses it, and the keyboard's place with it.
  return (
    <div className={styles.transport} role="group" aria-label="Reprodução">
      <button
        type="button"
        className={controls.button}
        aria-label="Voltar um passo"
        aria-disabled={at === 0}
        onClick={() => jump(at - 1)}
      >
        <Glyph name="back" />
      </button>
      <button
        type="button"
        className={controls.primary}
        aria-label={isPlaying ? 'Pausar' : 'Reproduzir'}
        aria-disabled={length === 0}
        onClick={toggle}
      >
        <Glyph name={isPlaying ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        className={controls.button}
        aria-label="Avançar um passo"
        aria-disabled={at === length}
        onClick={() => jump(at + 1)}
      >
        <Glyph name="forward" />
      </button>
      <p className={styles.count}>
        {at} de {length}
      </p>
      <p className={styles.choice}>
        <label htmlFor={`${id}speed`}>Velocidade</label>
        <select
          id={`${id}speed`}
          className={controls.field}
          value={speed}
          onChange={(event) => setSpeed(Number(event.target.value))}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one === Infinity ? 'Instantânea' : `${one}x`}
            </option>
          ))}
        </select>
      </p>
      <p className={styles.choice}>
        <label htmlFor={`${id}rule`}>Parar em</label>
        <select
          id={`${id}rule`}
          className={controls.field}
          value={rule}
          onChange={(event) => setRule(event.target.value)}
        >
          <option value="end">Só no fim</option>
          <option value="difference">Primeira diferença</option>
          <option value="alert">Alerta</option>
          <optgroup label="Tipo de ação">
            {types.map((type) => (
              <option key={type} value={`type:${type}`}>
                {type}
              </option>
            ))}
          </optgroup>
        </select>
      </p>
    </div>
  );
}
