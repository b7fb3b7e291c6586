import { useEffect, useEffectEvent, useState } from 'react';
import { isStop, nextStop, pauseAfter, type StopRule } from './player';
import type { QaShop } from './qaShop';
import type { Timeline } from '../replay/timeline';

/** Moves along a timeline, by hand or by itself; the shop shows every state that it comes to. */
export function usePlayer(timeline: Timeline, shop: QaShop) {
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [rule, setRule] = useState<StopRule>('end');

  const move = (to: number, plays: boolean) => {
    const count = Math.max(0, Math.min(Math.round(to), timeline.length)); // A file's marks may be anywhere.
    shop.show(timeline.stateAt(count));
    setAt(count);
    setIsPlaying(plays);
  };
  const advance = useEffectEvent(() => {
    const to = speed === Infinity ? nextStop(timeline, at, rule) : at + 1;
    move(to, !isStop(timeline, to, rule));
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(advance, pauseAfter(at, timeline.log, speed));
    return () => clearTimeout(timer);
  }, [isPlaying, at, speed, timeline]);

  return {
    at,
    isPlaying,
    speed,
    setSpeed,
    rule,
    setRule,
    /** Shows the state after so many actions, and stays there. */
    jump: (to: number) => move(to, false),
    /** Plays or pauses; at the end it plays from the start. */
    toggle() {
      if (!isPlaying && at === timeline.length) move(0, true);
      else setIsPlaying(!isPlaying);
    },
  };
}
