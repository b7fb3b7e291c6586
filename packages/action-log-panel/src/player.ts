import type { Log } from 'action-log';
import type { Step } from 'action-log';
import type { Timeline } from 'action-log';

/** How many times faster than recorded a log is played; `Infinity` jumps to the next stop. */
export const SPEEDS = [1, 4, 16, Infinity] as const;

/** Ms that a pause takes at most, at speed 1. */
const LONGEST_PAUSE = 2000;

/** Where playing stops before the end: 'end' (nowhere), 'difference', 'alert', or 'type:' and a type of action. */
export type StopRule = string;

/** How long playing waits before it goes on from a state, in ms. */
export function pauseAfter(count: number, { times }: Log, speed: number): number {
  const pause = Math.min(times[count] ?? 0, LONGEST_PAUSE) / speed;
  return pause > 0 ? pause : 0; // The times of a damaged file may be NaN or negative.
}

/** Whether playing stops at the state after so many actions. */
export function isStop(timeline: Timeline, count: number, rule: StopRule): boolean {
  if (count >= timeline.length) return true;
  const step = timeline.stepTo(count);
  return step !== undefined && isMet(timeline, step, rule);
}

function isMet(timeline: Timeline, step: Step<unknown>, rule: StopRule): boolean {
  if (rule === 'difference') return timeline.difference()?.index === step.index;
  if (rule === 'alert') return timeline.effectsOf(step).some((asked) => 'alert' in asked);
  return rule === `type:${step.action.type}`;
}

/** How many actions come before the next state, after the one that is shown, where playing stops. */
export function nextStop(timeline: Timeline, from: number, rule: StopRule): number {
  let count = Math.min(from + 1, timeline.length);
  while (!isStop(timeline, count, rule)) count++;
  return count;
}
