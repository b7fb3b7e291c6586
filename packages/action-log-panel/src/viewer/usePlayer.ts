import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { alertsIn, type Difference, type Log, type Timeline } from 'action-log';
import type { Host } from '../host';

/** The longest pause between two steps, in ms. */
const LONGEST_PAUSE = 2000;

/**
 * Moves along a timeline, step by step or by playing; the app shows each state on the way.
 * @param difference at which playing stops
 */
export function usePlayer<State>(
  timeline: Timeline<State>,
  host: Host<State>,
  difference: Difference | null | undefined,
) {
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [visited, setVisited] = useState('');

  const move = useCallback(
    (to: number, plays = false) => {
      const count = Math.max(0, Math.min(to, timeline.length));
      host.show(timeline.stateAt(count));
      setAt(count);
      setVisited('');
      setIsPlaying(plays);
    },
    [timeline, host],
  );
  const advance = useEffectEvent(() => move(at + 1, !isStop(timeline, at + 1, difference)));
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(advance, pauseAfter(at, timeline.log));
    return () => clearTimeout(timer);
  }, [isPlaying, at, timeline]);

  return {
    /** How many actions come before the state that is shown. */
    at,
    isPlaying,
    /** Shows the state after `to` actions, and stays there. */
    jump: move,
    /** What is shown instead, until the next move: a state of another log; empty if nothing is. */
    visited,
    /** Shows a state of another log. */
    visit(state: State, name: string) {
      host.show(state);
      setVisited(name);
      setIsPlaying(false);
    },
    /** Plays or pauses; at the end, plays from the start again. */
    toggle() {
      if (!isPlaying && at === timeline.length) move(0, true);
      else setIsPlaying(!isPlaying);
    },
  };
}

export type Player<State = unknown> = ReturnType<typeof usePlayer<State>>;

/** Ms that playing waits before it goes on from a state: as long as the person did, but never long. */
export function pauseAfter(count: number, { times }: Log): number {
  const pause = Math.min(times[count] ?? 0, LONGEST_PAUSE);
  return pause > 0 ? pause : 0; // The times in a damaged file may be NaN or negative.
}

/** Whether playing stops after `count` actions: at an alert, at the first difference, and at the end. */
export function isStop(timeline: Timeline, count: number, difference?: Difference | null): boolean {
  const step = timeline.stepTo(count);
  if (count >= timeline.length || !step) return true;
  return difference?.index === step.index || alertsIn(timeline.effectsOf(step)).length > 0;
}
