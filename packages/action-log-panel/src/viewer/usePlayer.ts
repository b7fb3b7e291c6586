import { useEffect, useEffectEvent, useState } from 'react';
import type { Log, Step, Timeline } from 'action-log';
import type { Host } from '../host';

/** How many times faster than recorded a log is played; `Infinity` jumps to the next stop. */
export const SPEEDS = [1, 4, 16, Infinity] as const;

/** The longest pause at speed 1, in ms. */
const LONGEST_PAUSE = 2000;

/** Where playing stops before the end: 'end' (nowhere), 'difference', 'alert', or 'type:' and a type of action. */
export type StopRule = string;

/** Moves along a timeline, step by step or by playing; the app shows each state on the way. */
export function usePlayer<State>(timeline: Timeline<State>, host: Host<State>) {
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [rule, setRule] = useState<StopRule>('end');
  const [visited, setVisited] = useState('');

  const move = (to: number, plays: boolean) => {
    const count = Math.max(0, Math.min(Math.round(to), timeline.length)); // A mark in a file may have any number.
    const state = timeline.stateAt(count);
    if (state === undefined) return;
    host.show(state);
    setAt(count);
    setVisited('');
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
    /** How many actions come before the state that is shown. */
    at,
    isPlaying,
    speed,
    setSpeed,
    rule,
    setRule,
    /** Shows the state after `to` actions, and stays there. */
    jump: (to: number) => move(to, false),
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

/** How long playing waits before it goes on from a state, in ms. */
export function pauseAfter(count: number, { times }: Log, speed: number): number {
  const pause = Math.min(times[count] ?? 0, LONGEST_PAUSE) / speed;
  return pause > 0 ? pause : 0; // The times in a damaged file may be NaN or negative.
}

/** Whether playing stops at the state after `count` actions. */
function isStop(timeline: Timeline, count: number, rule: StopRule): boolean {
  if (count >= timeline.length) return true;
  const step = timeline.stepTo(count);
  return step !== undefined && isMet(timeline, step, rule);
}

function isMet(timeline: Timeline, step: Step<unknown>, rule: StopRule): boolean {
  if (rule === 'difference') return timeline.difference()?.index === step.index;
  if (rule === 'alert') return timeline.effectsOf(step).some((effect) => 'alert' in effect);
  return rule === `type:${step.action.type}`;
}

/** How many actions come before the next state at which playing stops. */
export function nextStop(timeline: Timeline, from: number, rule: StopRule): number {
  let count = Math.min(from + 1, timeline.length);
  while (!isStop(timeline, count, rule)) count++;
  return count;
}
