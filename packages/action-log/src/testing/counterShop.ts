import type { UnknownAction } from '@reduxjs/toolkit';
import { changesBetween } from '../changes/changes';
import { isFields } from '../changes/fields';
import { hexOf } from '../changes/hash';
import type { Log } from '../model/log';
import { pageLoaded } from '../model/pageLoaded';
import type { QaShop } from 'action-log-panel';

export interface Counter {
  count: number;
}

const add = (state: Counter = { count: 0 }, { type, payload }: UnknownAction): Counter => {
  if (type === pageLoaded.type) return payload as Counter;
  if (type === 'broken') throw new Error('broken');
  return type === 'added' ? { count: state.count + Number(payload) } : state;
};

/**
 * A shop that counts. From 10 on it raises an alert; the action 'broken' makes its reducer throw, and 'odd' the rules
 * of its effects.
 */
export function counterShop(changes: Partial<QaShop<Counter>> = {}): QaShop<Counter> {
  return {
    isState: (value): value is Counter => isFields(value) && typeof value.count === 'number',
    reducer: add,
    effectsOf: ({ type }, _before, after) => {
      if (type === 'odd') throw new Error('odd');
      return after.count >= 10 ? [{ alert: 'ten' }] : [];
    },
    expectedScreen: ({ count }) => ({ shown: `${count} unidades` }),
    knows: () => true,
    tell: ({ type, payload }, before) => `${type} ${String(payload)} a ${before.count}`,
    productsOf: () => null,
    hideAction: (action) => ({ ...action, payload: 0 }),
    hideState: () => ({ count: 0 }),
    hideNote: (one) => ('submit' in one ? { ...one, submit: '•••' } : one),
    essenceOf: ({ type, payload }) => (type === 'timer' ? null : [type, payload]),
    app: { version: '1', commit: 'abc' },
    recording: { segments: [], end: () => ({ count: 7 }) },
    mark: () => {},
    getLiveState: () => ({ count: 7 }),
    getProducts: () => ['present'],
    addressOf: (state) => `/${state.count}`,
    words: { count: 'Contagem', shown: 'À vista' },
    nameOf: () => undefined,
    loadPictures: async () => (state) => `<p>${state.count}</p>`,
    readHeight: () => null,
    keepHeight: () => {},
    show: () => {},
    leave: (also) => also(),
    pagesIn: ({ count }, actions) => [`de ${count}`, `a ${count + actions.length}`],
    logOrigins: [],
    linkTo: (data) => `http://localhost/?qa#${data}`,
    tellLoss: () => '',
    continueHere: () => () => {},
    ...changes,
  };
}

/** A log of that shop as it would be recorded: it counts from 1, with a second between the actions. */
export function counterLog(actions: readonly UnknownAction[], changes: Partial<Log> = {}): Log {
  const start: Counter = { count: 1 };
  const states = [start];
  for (const action of actions) {
    const before = states.at(-1) ?? start;
    states.push(action.type === 'broken' ? before : add(before, action));
  }
  return {
    app: { version: '1', commit: 'abc' },
    recordedAt: '2024-01-01T00:00:00.000Z',
    url: 'http://localhost/',
    viewport: { width: 1, height: 1 },
    language: 'pt-BR',
    products: null,
    preloadedState: start,
    actions,
    times: actions.map(() => 1000),
    hashes: [[actions.length, hexOf(states.at(-1))]],
    asked: [],
    marks: [],
    happened: [],
    screen: shownBetween(undefined, start),
    trail: actions.map((_, index) => ({
      state: JSON.stringify(changesBetween(states[index], states[index + 1])),
      screen: shownBetween(states[index], states[index + 1]),
    })),
    isCutOff: false,
    ...changes,
  };
}

const shown = (state: Counter | undefined) => (state ? { shown: `${state.count} unidades` } : {});
const shownBetween = (before: Counter | undefined, after: Counter | undefined) =>
  JSON.stringify(changesBetween(shown(before), shown(after)));

export const added = (payload: number): UnknownAction => ({ type: 'added', payload });
