import { Glyph } from '../ui/Glyph';
import type { Player } from './usePlayer';

interface Props {
  player: Pick<Player, 'at' | 'jump' | 'isPlaying' | 'toggle'>;
  /** How many steps the log has. */
  length: number;
  /** The step that is shown, in words. */
  text: string;
}

/** The slider over all steps of the log, which takes the focus, and the buttons that step, play and pause. */
export function Transport({ player, length, text }: Props) {
  const { at, jump, isPlaying, toggle } = player;
  const glyph = isPlaying ? 'pause' : 'play';
  const buttons = [
    { name: 'Previous step', key: 'K', glyph: 'back', isOff: at === 0, act: () => jump(at - 1) },
    { name: isPlaying ? 'Pause' : 'Play', key: 'Space', glyph, isOff: length === 0, act: toggle },
    { name: 'Next step', key: 'J', glyph: 'forward', isOff: at === length, act: () => jump(at + 1) },
  ] as const;
  return (
    <div className="buttons" role="group" aria-label="Player">
      <input
        autoFocus
        type="range"
        aria-label="Timeline"
        aria-valuetext={`${at} of ${length}: ${text}`}
        className="grow"
        min={0}
        max={length}
        value={at}
        onChange={(event) => jump(event.target.valueAsNumber)}
      />
      {buttons.map(({ name, key, glyph, isOff, act }, index) => (
        // Not `disabled`: a disabled button loses the focus, and the keyboard starts from the top.
        <button
          key={index}
          aria-label={name}
          aria-keyshortcuts={key}
          title={`${name} (${key})`}
          aria-disabled={isOff}
          onClick={act}
        >
          <Glyph name={glyph} />
        </button>
      ))}
    </div>
  );
}
