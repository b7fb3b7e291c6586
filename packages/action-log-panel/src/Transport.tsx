import { useId, useMemo, type ReactNode } from 'react';
import type { Log } from 'action-log';
import { SPEEDS } from './player';
import controls from './controls.module.scss';
import { Glyph } from './Glyph';
import type { usePlayer } from './usePlayer';
import styles from './Transport.module.scss';

interface Props {
  player: ReturnType<typeof usePlayer>;
  log: Log;
  help: () => void;
  /** The timeline. */
  children: ReactNode;
}

/** The buttons that step, play and pause, and the choices of how to play. */
export function Transport({ player, log, help, children }: Props) {
  const { at, jump, isPlaying, toggle, speed, setSpeed, rule, setRule } = player;
  const { length } = log.actions;
  const types = useMemo(() => [...new Set(log.actions.map(({ type }) => type))].sort(), [log]);
  const id = useId();
  // Not `disabled`: a button that is disabled while it has the focus loses it, and the keyboard's place with it.
  return (
    <div className={styles.transport} role="group" aria-label="Reprodução">
      <div className={styles.line}>
        {children}
        <button
          type="button"
          className={controls.button}
          aria-label="Voltar um passo"
          aria-keyshortcuts="K"
          title="Voltar um passo (K)"
          aria-disabled={at === 0}
          onClick={() => jump(at - 1)}
        >
          <Glyph name="back" />
        </button>
        <button
          type="button"
          className={controls.primary}
          aria-label={isPlaying ? 'Pausar' : 'Reproduzir'}
          aria-keyshortcuts="Space"
          title={`${isPlaying ? 'Pausar' : 'Reproduzir'} (espaço)`}
          aria-disabled={length === 0}
          onClick={toggle}
        >
          <Glyph name={isPlaying ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          className={controls.button}
          aria-label="Avançar um passo"
          aria-keyshortcuts="J"
          title="Avançar um passo (J)"
          aria-disabled={at === length}
          onClick={() => jump(at + 1)}
        >
          <Glyph name="forward" />
        </button>
      </div>
      <div className={styles.line}>
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
        <button
          type="button"
          className={`${controls.quiet} ${styles.help}`}
          aria-label="Teclas"
          aria-keyshortcuts="?"
          title="Teclas ( ? )"
          onClick={help}
        >
          <Glyph name="help" />
        </button>
      </div>
    </div>
  );
}
