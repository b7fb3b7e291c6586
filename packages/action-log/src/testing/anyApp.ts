/** A store of any app that records, without and with Redux DevTools, and what a replay of its log says. */
import { instrument } from '@redux-devtools/instrument';
import {
  applyMiddleware,
  compose,
  legacy_createStore as createStore,
  type Reducer,
  type Store,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { readLog } from '../file/readLog';
import { writeLog } from '../file/writeLog';
import type { Log } from '../model/log';
import { logOf } from '../record/logOf';
import { compareLog } from '../replay/check';
import { evidenceOf, verdictOf } from '../replay/evidence';
import { replayableOf } from '../replay/replayableOf';
import { recordActions } from '../store/recordActions';
import { header } from './counterApp';

export type AnyReducer = Reducer<unknown, UnknownAction>;

type DevTools = Parameters<typeof compose>;

/** The rows of a `describe.each`: its name, and what `recordWith` is given. */
export const WITHOUT_AND_WITH_DEV_TOOLS: readonly (readonly [how: string, devTools: DevTools])[] = [
  ['without Redux DevTools', []],
  ['with Redux DevTools', [instrument() as never]],
];

/** Opens stores that record, each with these DevTools, if there are any. */
export function recordWith(devTools: DevTools) {
  function open(
    reducer: AnyReducer,
    preloaded?: unknown,
    effects?: Parameters<typeof recordActions>[0]['effects'],
  ) {
    const recorded = recordActions({ reducer, ...(effects && { effects }) });
    const enhancer = compose(recorded.enhancer, applyMiddleware(recorded.middleware), ...devTools);
    return { recorded, store: createStore(reducer, preloaded, enhancer as never) as Store };
  }

  /** The log of what was recorded, as a file that somebody reads. */
  async function fileOf({ recorded }: ReturnType<typeof open>) {
    const app = replayableOf(recorded.options);
    const inMemory = logOf(recorded.recorder.recording, app, { ...header, end: recorded.live.getState() });
    const log = await readLog(await writeLog(inMemory));
    if (typeof log === 'string') throw new Error(log);
    return log;
  }

  async function recordedLog(reducer: AnyReducer, actions: readonly UnknownAction[], preloaded?: unknown) {
    const app = open(reducer, preloaded);
    actions.forEach(app.store.dispatch);
    return fileOf(app);
  }

  return { open, fileOf, recordedLog };
}

/** The outcome of a replay of a log with a reducer. */
export function replay(log: Log, reducer: AnyReducer) {
  const { difference, notCompared } = compareLog(log, replayableOf({ reducer }));
  const evidence = evidenceOf(log, notCompared);
  return { difference, verdict: verdictOf(difference, evidence), notJson: evidence.notJson };
}

/** An action with this payload. */
export const set = (payload: unknown, type = 'set'): UnknownAction => ({ type, payload });

/** What `replay` says of a log without a difference. */
export const SAME = { difference: null, verdict: 'same', notJson: [] };

/** A reducer that has the newest payload under one key. */
export const keeper =
  (make: (payload: unknown, before: unknown) => unknown = (payload) => payload): AnyReducer =>
  (state = { value: 0 }, { type, payload }) =>
    type === 'set' ? { value: make(payload, (state as { value: unknown }).value) } : state;
