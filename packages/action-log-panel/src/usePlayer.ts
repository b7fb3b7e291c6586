import { useEffect, useEffectEvent, useState } from 'react';
import type { Timeline } from 'action-log';
import { isStop, nextStop, pauseAfter, type StopRule } from './player';
import type { QaShop } from './qaShop';

/** Moves along a timeline, step by step or by playing; the shop shows each state on the way. */
export function usePlayer<State>(timeline: Timeline<State>, shop: QaShop<State>) {
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [rule, setRule] = useState<StopRule>('end');

  const move = (to: number, plays: boolean) => {
    const count = Math.max(0, Math.min(Math.round(to), timeline.length)); // A note in a file may be at any number.
    const state = timeline.stateAt(count);
    if (state === undefined) return;
    shop.show(state);
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
    /** Plays or pauses; at the end, plays from the start again. */
    toggle() {
      if (!isPlaying && at === timeline.length) move(0, true);
      else setIsPlaying(!isPlaying);
    },
  };
}
