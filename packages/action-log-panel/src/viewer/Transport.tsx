import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button';
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
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => slider.current?.focus({ preventScroll: true }), []);
  const play = isPlaying ? 'Pause' : 'Play';
  // Not `disabled`: a button that is disabled while it has the focus loses it, and the keyboard starts from the top.
  return (
    <div className="buttons" role="group" aria-label="Player">
      <input
        ref={slider}
        type="range"
        aria-label="Timeline"
        aria-valuetext={`${at} of ${length}: ${text}`}
        className="timeline"
        min={0}
        max={length}
        value={at}
        onChange={(event) => jump(event.target.valueAsNumber)}
      />
      <Button
        aria-label="Previous step"
        aria-keyshortcuts="K"
        title="Previous step (K)"
        aria-disabled={at === 0}
        onClick={() => jump(at - 1)}
      >
        <Glyph name="back" />
      </Button>
      <Button
        look="primary"
        aria-label={play}
        aria-keyshortcuts="Space"
        title={`${play} (space bar)`}
        aria-disabled={length === 0}
        onClick={toggle}
      >
        <Glyph name={isPlaying ? 'pause' : 'play'} />
      </Button>
      <Button
        aria-label="Next step"
        aria-keyshortcuts="J"
        title="Next step (J)"
        aria-disabled={at === length}
        onClick={() => jump(at + 1)}
      >
        <Glyph name="forward" />
      </Button>
      <span className="viewerMore">
        <Button popoverTarget="tools">Tools</Button>
      </span>
    </div>
  );
}
