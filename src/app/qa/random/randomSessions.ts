import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { readAgain } from '@/entities/product';
import { hexOf, writeLog, type Log } from '@/features/action-log';
import { replayable } from '../replayable';
import { rootReducer, type RootState } from '../../redux/rootReducer';
import { sessionsOf } from './events';
import { checked } from './invariants';

interface Options {
  /** How many sessions. */
  runs: number;
  /** 32 bits; the same seed makes the same sessions. */
  seed: number;
  /** Where a failing session was found before, as `Failure` tells it: only that one is played. */
  path?: string;
  /** The products of the sessions, besides made-up ones, as the backend sends them. */
  rows: readonly unknown[];
}

/** What was played. The fingerprint is that of all states at the ends of the sessions. */
interface Played {
  sessions: number;
  actions: number;
  fingerprint: string;
  failure: Failure | null;
}

interface Failure {
  /** What does not hold, or what a reducer threw. */
  message: string;
  /** The shrunk session, as steps that a person can repeat. */
  steps: string[];
  path: string;
  /** The text of its log. */
  log: string;
}

const MAX_LENGTH = 60;

/** Plays random sessions, checks after every action what must hold, and shrinks the first one in which it does not. */
export async function playRandomSessions({ runs, seed, path, rows }: Options): Promise<Played> {
  const { products } = readAgain({ products: rows as never, source: 'built-in', failure: null, leftOut: 0 });
  const start = rootReducer(undefined, { type: 'start' });
  const ends: string[] = [];
  let actions = 0;
  const property = fc.property(sessionsOf(products, MAX_LENGTH), (session) => {
    actions += session.length;
    ends.push(hexOf(session.reduce(checked(), start)));
  });
  const result = fc.check(property, { numRuns: runs, seed, ...(path !== undefined && { path }) });
  const [shrunk] = result.counterexample ?? [];
  return {
    sessions: result.numRuns,
    actions,
    fingerprint: hexOf(ends),
    failure: shrunk
      ? {
          message: result.errorInstance instanceof Error ? result.errorInstance.message : 'It failed',
          steps: stepsIn(shrunk, start),
          path: result.counterexamplePath ?? '',
          log: await writeLog(failedLog(shrunk, start, String(result.errorInstance))),
        }
      : null,
  };
}

/** The states before each action; the last one is not reduced, as it may be what fails. */
function statesBefore(actions: readonly UnknownAction[], start: RootState): RootState[] {
  const states = [start];
  for (const action of actions.slice(0, -1)) states.push(rootReducer(states.at(-1) ?? start, action));
  return states;
}

function stepsIn(actions: readonly UnknownAction[], start: RootState): string[] {
  const before = statesBefore(actions, start);
  return actions.map(
    (action, index) => `${action.type} (${replayable.tell(action, before[index] ?? start)})`,
  );
}

/** It says nothing of what the last action did: that was wrong. */
function failedLog(actions: UnknownAction[], start: RootState, trouble: string): Log {
  const last = statesBefore(actions, start).at(-1) ?? start;
  return {
    app: { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' },
    recordedAt: new Date(0).toISOString(),
    url: 'http://localhost/',
    viewport: { width: 0, height: 0 },
    language: 'pt-BR',
    products: replayable.productsOf(last),
    preloadedState: start,
    actions,
    times: actions.map(() => 0),
    hashes: [
      [0, hexOf(start)],
      [actions.length - 1, hexOf(last)],
    ],
    asked: [],
    marks: [[actions.length, trouble]],
    trail: null,
    isCutOff: false,
  };
}
