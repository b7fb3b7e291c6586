import { Glyph } from '../ui/Glyph';
import type { Position } from './usePosition';

interface Props extends Position {
  /** How many steps the log has. */
  length: number;
  /** The step that is shown, in words. */
  text: string;
}

/** The slider over all steps of the log, which takes the focus, and the buttons that step. */
export function Transport({ at, jump, length, text }: Props) {
  const buttons = [
    { name: 'Previous step', key: 'K', glyph: 'back', isOff: at === 0, act: () => jump(at - 1) },
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
      {buttons.map(({ name, key, glyph, isOff, act }) => (
        // Not `disabled`: a disabled button loses the focus, and the keyboard starts from the top.
        <button
          key={key}
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
