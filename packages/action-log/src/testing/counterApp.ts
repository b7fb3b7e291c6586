import type { UnknownAction } from 'redux';
import { changesBetween } from '../changes/changes';
import { isFields } from '../model/fields';
import { structuralHash } from '../changes/hash';
import type { Log, LogHeader } from '../model/log';
import type { Replayable } from '../model/replayable';
import { lineChanges } from '../outline/lineChanges';

export interface Counter {
  count: number;
}

function add(state: Counter = { count: 0 }, { type, payload }: UnknownAction): Counter {
  if (type === 'broken') throw new Error('broken');
  return type === 'added' ? { count: state.count + Number(payload) } : state;
}

/**
 * An app that counts. From 10 on it raises an alert; the action 'broken' makes its reducer throw, and 'odd'
 * the rules of its effects.
 */
export function counterApp(changes: Partial<Replayable<Counter>> = {}): Replayable<Counter> {
  return {
    isState: (value): value is Counter => isFields(value) && typeof value.count === 'number',
    reducer: add,
    effectsOf: ({ type }, _before, after) => {
      if (type === 'odd') throw new Error('odd');
      return after.count >= 10 ? [{ alert: 'ten' }] : [];
    },
    outlineOf: shown,
    knows: () => true,
    describe: ({ type, payload }, before) => `${type} ${String(payload)} to ${before.count}`,
    hideAction: (action) => ({ ...action, payload: 0 }),
    hideState: () => ({ count: 0 }),
    hideNote: (note) => ('submit' in note ? { ...note, submit: '•••' } : note),
    essenceOf: ({ type, payload }) => (type === 'timer' ? null : [type, payload]),
    ...changes,
  };
}

export const header: LogHeader = {
  app: { version: '1', commit: 'abc' },
  recordedAt: '2024-01-01T00:00:00.000Z',
  url: 'http://localhost/',
  viewport: { width: 1, height: 1 },
};

/** A log of that app as it would be recorded: it counts from 1, with a second between the actions. */
export function counterLog(actions: readonly UnknownAction[], changes: Partial<Log> = {}): Log {
  const start: Counter = { count: 1 };
  const { preloadedState = start } = changes;
  const states = [start];
  for (const action of actions) {
    const before = states.at(-1) ?? start;
    states.push(action.type === 'broken' ? before : add(before, action));
  }
  return {
    ...header,
    preloadedState,
    actions,
    times: actions.map(() => 1000),
    hashes: [
      [0, structuralHash(preloadedState)],
      [actions.length, structuralHash(states.at(-1))],
    ],
    effects: [],
    marks: [],
    happened: [],
    response: null,
    screen: shown(start),
    stepChanges: actions.map((_, index) => ({
      state: JSON.stringify(changesBetween(states[index], states[index + 1])),
      screen: JSON.stringify(lineChanges(shown(states[index] ?? start), shown(states[index + 1] ?? start))),
    })),
    ...changes,
  };
}

const shown = ({ count }: Counter) => [`- text: ${count} pcs`];

export const added = (payload: number): UnknownAction => ({ type: 'added', payload });
