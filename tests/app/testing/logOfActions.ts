import type { UnknownAction } from '@reduxjs/toolkit';
import {
  productAdded,
  productRemoved,
  quantityChanged,
  quantityMenuToggled,
  removalUndone,
  undoExpired,
} from '@/entities/cart';
import { productOf } from '@/entities/product/index.fixtures';
import { createRecorder, logOf, readLog, writeLog, type Log } from 'action-log';
import { categoryChosen, pageChosen, sortChosen } from '@/features/catalogue';
import { locationChanged } from '@/shared/navigation';
import { replayable } from '@/app/qa/replayable';
import { rootReducer } from '@/app/redux/rootReducer';

/** The header of the tests' logs. */
export const header = {
  app: { version: '0', commit: 'test' },
  recordedAt: new Date(0).toISOString(),
  url: 'http://localhost/',
  viewport: { width: 1, height: 1 },
  language: 'pt-BR',
};

/** The log of actions in a new store, with 10 ms between them. */
export async function logOfActions(actions: readonly UnknownAction[]): Promise<Log> {
  let state = rootReducer(undefined, { type: 'start' });
  let time = 0;
  const { recording, middleware, logEffect } = createRecorder({
    getState: () => state,
    now: () => (time += 10),
    ignores: () => false,
    changed: () => {},
  });
  const api = { getState: () => state, dispatch: (action: unknown) => action };
  const dispatch = middleware(api as never)((action) => {
    const [before, event] = [state, action as UnknownAction];
    state = rootReducer(before, event);
    replayable.effectsOf(event, before, state).forEach(logEffect);
    return action;
  });
  actions.forEach(dispatch);
  return reread(logOf(recording, replayable, { ...header, end: state }));
}

/** A log of the same 300 random actions each time. */
export function longLog(): Promise<Log> {
  let seed = 9;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const id = () => `p${random(3)}`;
  const kinds: (() => UnknownAction)[] = [
    () => productAdded(productOf({ id: id() })),
    () => quantityChanged({ id: id(), quantity: 1 + random(5) }),
    () => quantityMenuToggled(id()),
    () => productRemoved(id()),
    () => (random(4) === 0 ? undoExpired() : removalUndone()),
    () => categoryChosen(random(2) === 0 ? 'mugs' : 'all'),
    () => sortChosen(random(2) === 0 ? 'newest' : 'price-asc'),
    () => pageChosen(1 + random(3)),
    () => locationChanged({ to: random(2) === 0 ? '/' : '/cart', arrival: 'pushed' }),
  ];
  // The first 60 only choose categories, so that shrinking can remove many actions.
  const actions = Array.from({ length: 300 }, (_, at) => kinds[at < 60 ? 5 : random(kinds.length)]?.());
  return logOfActions(actions.flatMap((action) => action ?? []));
}

/** Writes a log as a file and reads it again. */
export async function reread(given: Log): Promise<Log> {
  const log = await readLog(await writeLog(given));
  if (typeof log === 'string') throw new Error(log);
  return log;
}
