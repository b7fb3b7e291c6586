import { useId, useMemo, type ReactNode } from 'react';
import type { Log } from 'action-log';
import { Button } from '../ui/Button';
import { Glyph } from '../ui/Glyph';
import { SPEEDS, type Player } from './usePlayer';
import { t } from '../words/t';

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
  const play = isPlaying ? t`Pausar` : t`Reproduzir`;
  // Not `disabled`: a button that is disabled while it has the focus loses it, and the keyboard starts from the top.
  return (
    <div className="transport" role="group" aria-label={t`Reprodução`}>
      <div className="transportLine">
        {children}
        <Button
          aria-label={t`Voltar um passo`}
          aria-keyshortcuts="K"
          title={t`Voltar um passo (K)`}
          aria-disabled={at === 0}
          onClick={() => jump(at - 1)}
        >
          <Glyph name="back" />
        </Button>
        <Button
          look="primary"
          aria-label={play}
          aria-keyshortcuts="Space"
          title={t`${play} (espaço)`}
          aria-disabled={length === 0}
          onClick={toggle}
        >
          <Glyph name={isPlaying ? 'pause' : 'play'} />
        </Button>
        <Button
          aria-label={t`Avançar um passo`}
          aria-keyshortcuts="J"
          title={t`Avançar um passo (J)`}
          aria-disabled={at === length}
          onClick={() => jump(at + 1)}
        >
          <Glyph name="forward" />
        </Button>
      </div>
      <div className="transportLine">
        <Choice label={t`Velocidade`} value={speed} onChange={(value) => setSpeed(Number(value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one === Infinity ? t`Instantânea` : `${one}x`}
            </option>
          ))}
        </Choice>
        <Choice label={t`Parar em`} value={rule} onChange={setRule}>
          <option value="end">{t`Só no fim`}</option>
          <option value="difference">{t`Primeira diferença`}</option>
          <option value="alert">{t`Alerta`}</option>
          <optgroup label={t`Tipo de ação`}>
            {types.map((type) => (
              <option key={type} value={`type:${type}`}>
                {type}
              </option>
            ))}
          </optgroup>
        </Choice>
        <span className="transportHelp">
          <Button
            look="quiet"
            aria-label={t`Teclas`}
            aria-keyshortcuts="?"
            title={t`Teclas ( ? )`}
            onClick={help}
          >
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
    <p className="transportChoice">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="field" value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </p>
  );
}
