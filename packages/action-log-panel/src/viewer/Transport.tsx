import { useId, useMemo, type ReactNode } from 'react';
import type { Log } from 'action-log';
import { Button } from '../ui/Button';
import controls from '../ui/controls.module.scss';
import { Glyph } from '../ui/Glyph';
import styles from './Transport.module.scss';
import { SPEEDS, type Player } from './usePlayer';

interface Props {
  player: Player;
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
  const play = isPlaying ? 'Pausar' : 'Reproduzir';
  // Not `disabled`: a button that is disabled while it has the focus loses it, and the keyboard starts from the top.
  return (
    <div className={styles.transport} role="group" aria-label="Reprodução">
      <div className={styles.line}>
        {children}
        <Button
          aria-label="Voltar um passo"
          aria-keyshortcuts="K"
          title="Voltar um passo (K)"
          aria-disabled={at === 0}
          onClick={() => jump(at - 1)}
        >
          <Glyph name="back" />
        </Button>
        <Button
          look="primary"
          aria-label={play}
          aria-keyshortcuts="Space"
          title={`${play} (espaço)`}
          aria-disabled={length === 0}
          onClick={toggle}
        >
          <Glyph name={isPlaying ? 'pause' : 'play'} />
        </Button>
        <Button
          aria-label="Avançar um passo"
          aria-keyshortcuts="J"
          title="Avançar um passo (J)"
          aria-disabled={at === length}
          onClick={() => jump(at + 1)}
        >
          <Glyph name="forward" />
        </Button>
      </div>
      <div className={styles.line}>
        <Choice label="Velocidade" value={speed} onChange={(value) => setSpeed(Number(value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one === Infinity ? 'Instantânea' : `${one}x`}
            </option>
          ))}
        </Choice>
        <Choice label="Parar em" value={rule} onChange={setRule}>
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
        </Choice>
        <span className={styles.help}>
          <Button look="quiet" aria-label="Teclas" aria-keyshortcuts="?" title="Teclas ( ? )" onClick={help}>
            <Glyph name="help" />
          </Button>
        </span>
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <p className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls.field}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {children}
      </select>
    </p>
  );
}
