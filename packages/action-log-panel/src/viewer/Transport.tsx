import { useId, useMemo, type ReactNode } from 'react';
import type { Log } from 'action-log';
import { Button } from '../ui/Button';
import { Glyph } from '../ui/Glyph';
import { SPEEDS, type Player } from './usePlayer';
import { typeInWords, type Names } from '../words/names';
import { locale, t } from '../words/t';

/** What a narrow window shows below the buttons: the step, the list of steps, or the tools. */
export type View = 'step' | 'steps' | 'tools';

interface Props {
  player: Pick<Player, 'at' | 'jump' | 'isPlaying' | 'toggle' | 'speed' | 'setSpeed' | 'rule' | 'setRule'>;
  log: Log;
  words: Names['words'];
  help: () => void;
  view: View;
  setView: (view: View) => void;
  /** The timeline. */
  children: ReactNode;
}

/** The buttons that step, play and pause, and the choices of how to play. */
export function Transport({ player, log, words, help, view, setView, children }: Props) {
  const { at, jump, isPlaying, toggle, speed, setSpeed, rule, setRule } = player;
  const { length } = log.actions;
  const types = useMemo(() => typesOf(log, words), [log, words]);
  const play = isPlaying ? t`Pausar` : t`Reproduzir`;
  const views = [
    ['steps', t`Passos`],
    ['tools', t`Mais`],
  ] as const;
  // Not `disabled`: a button that is disabled while it has the focus loses it, and the keyboard starts from the top.
  return (
    <div className="transport" role="group" aria-label={t`Reprodução`}>
      {children}
      <div className="transportLine">
        <Button
          aria-label={t`Voltar um passo`}
          aria-keyshortcuts="K"
          tip={t`Voltar um passo (K)`}
          aria-disabled={at === 0}
          onClick={() => jump(at - 1)}
        >
          <Glyph name="back" />
        </Button>
        <Button
          look="primary"
          aria-label={play}
          aria-keyshortcuts="Space"
          tip={t`${play} (espaço)`}
          aria-disabled={length === 0}
          onClick={toggle}
        >
          <Glyph name={isPlaying ? 'pause' : 'play'} />
        </Button>
        <Button
          aria-label={t`Avançar um passo`}
          aria-keyshortcuts="J"
          tip={t`Avançar um passo (J)`}
          aria-disabled={at === length}
          onClick={() => jump(at + 1)}
        >
          <Glyph name="forward" />
        </Button>
        {views.map(([name, text]) => (
          <span key={name} className="transportView" data-name={name}>
            <Button aria-pressed={view === name} onClick={() => setView(view === name ? 'step' : name)}>
              {text}
            </Button>
          </span>
        ))}
      </div>
      <div className="transportLine transportOptions">
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
            {types.map(([type, text]) => (
              <option key={type} value={`type:${type}`}>
                {text}
              </option>
            ))}
          </optgroup>
        </Choice>
        <Button
          look="quiet"
          aria-label={t`Teclas`}
          aria-keyshortcuts="?"
          tip={t`Teclas ( ? )`}
          onClick={help}
        >
          <Glyph name="help" />
        </Button>
      </div>
    </div>
  );
}

/** The types of a log's actions, each with its text, in the order of the texts. */
function typesOf({ actions }: Log, words: Names['words']): (readonly [type: string, text: string])[] {
  return [...new Set(actions.map(({ type }) => type))]
    .map((type) => [type, typeInWords(words, type)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, locale));
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
