import type { UnknownAction } from '@reduxjs/toolkit';
import { changesBetween } from '../changes/changes';
import { hexOf } from '../changes/hash';
import type { Log } from '../model/log';
import type { QaShop } from '../panel/qaShop';

interface Counter {
  count: number;
}

const add = (state: unknown, { type, payload }: UnknownAction): unknown => {
  if (type === 'broken') throw new Error('broken');
  return type === 'added' ? { count: (state as Counter).count + Number(payload) } : state;
};

/** A shop that counts. From ten on it alerts; 'broken' breaks its reducer, and 'odd' the rules of its effects. */
export function counterShop(changes: Partial<QaShop> = {}): QaShop & { shown: unknown[] } {
  const shown: unknown[] = [];
  return {
    shown,
    reducer: (state, action) => {
      if (typeof state !== 'object' || state === null) throw new Error('no state');
      return add(state, action);
    },
    askedBy: ({ type }, _before, after) => {
      if (type === 'odd') throw new Error('odd');
      return (after as Counter).count >= 10 ? [{ alert: 'ten' }] : [];
    },
    knows: () => true,
    tell: ({ type, payload }, before) => `${type} ${String(payload)} a ${(before as Counter).count}`,
    productsOf: () => null,
    hideAction: (action) => ({ ...action, payload: 0 }),
    hideState: () => ({ count: 0 }),
    app: { version: '1', commit: 'abc' },
    recording: { segments: [] },
    mark: () => {},
    getLiveState: () => ({ count: 7 }),
    getProducts: () => ['present'],
    addressOf: (state) => `/${(state as Counter).count}`,
    isState: (value) => typeof value === 'object',
    show: (state) => void shown.push(state),
    leave: (also) => also(),
    continueHere: () => {},
    ...changes,
  };
}

/** A log of that shop, as it was recorded: from 1 on, each action after a second. */
export function counterLog(actions: readonly UnknownAction[], changes: Partial<Log> = {}): Log {
  const states: unknown[] = [{ count: 1 }];
  for (const action of actions)
    states.push(action.type === 'broken' ? states.at(-1) : add(states.at(-1), action));
  return {
    app: { version: '1', commit: 'abc' },
    recordedAt: '2024-01-01T00:00:00.000Z',
    url: 'http://localhost/',
    viewport: { width: 1, height: 1 },
    language: 'pt-BR',
    products: null,
    preloadedState: states[0],
    actions,
    times: actions.map(() => 1000),
    hashes: [[actions.length, hexOf(states.at(-1))]],
    asked: [],
    marks: [],
    trail: actions.map((_, index) => JSON.stringify(changesBetween(states[index], states[index + 1]))),
    isCutOff: false,
    ...changes,
  };
}

export const added = (payload: number): UnknownAction => ({ type: 'added', payload });
