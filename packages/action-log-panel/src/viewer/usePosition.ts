import { useState } from 'react';
import type { Timeline } from 'action-log';
import type { Host } from '../host';

/** Moves along a timeline, step by step; the app shows each state. */
export function usePosition<State>(timeline: Timeline<State>, host: Host<State>) {
  const [at, setAt] = useState(0);
  const [visited, setVisited] = useState('');
  return {
    /** How many actions come before the state that is shown. */
    at,
    /** Shows the state after `to` actions. */
    jump(to: number) {
      const count = Math.max(0, Math.min(to, timeline.length));
      host.show(timeline.stateAt(count));
      setAt(count);
      setVisited('');
    },
    /** What is shown instead, until the next move: a state of another log; empty if nothing is. */
    visited,
    /** Shows a state of another log. */
    visit(state: State, name: string) {
      host.show(state);
      setVisited(name);
    },
  };
}

export type Position = Pick<ReturnType<typeof usePosition>, 'at' | 'jump'>;
