import type { UnknownAction } from 'redux';
import fc from 'fast-check';
import type { RandomOptions, RandomSessions } from 'action-log-cli';
import { prerenderedList } from '@/entities/product';
import { builtInRows } from '@/entities/product/model/builtInProducts';
import { hexOf, writeLog, type Log } from 'action-log';
import { replayable } from '@/app/qa/replayable';
import { rootReducer, type RootState } from '@/app/redux/rootReducer';
import { sessionsOf } from './events';
import { checked } from './invariants';

/** Events in a session at most. */
const MAX_LENGTH = 60;

/**
 * Plays random sessions, checks the invariants after every action, and shrinks the first session that fails.
 * @param reducer another one for tests
 */
export async function playRandomSessions(
  { runs, seed, path }: RandomOptions,
  reducer = rootReducer,
): Promise<RandomSessions> {
  const { products } = prerenderedList({ rows: builtInRows, part: { from: 0, of: builtInRows.length } });
  const start = rootReducer(undefined, { type: 'start' });
  const ends: string[] = [];
  let actions = 0;
  const property = fc.property(sessionsOf(products, MAX_LENGTH), (session) => {
    actions += session.length;
    ends.push(hexOf(session.reduce(checked(reducer), start)));
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
          log: await writeLog(failedLog(shrunk, start, String(result.errorInstance)), 'canecamisa'),
        }
      : null,
  };
}

/** The state before each action. The last action is not reduced: it may be the one that fails. */
function statesBefore(actions: readonly UnknownAction[], start: RootState): RootState[] {
  const states = [start];
  for (const action of actions.slice(0, -1)) states.push(rootReducer(states.at(-1) ?? start, action));
  return states;
}

function stepsIn(actions: readonly UnknownAction[], start: RootState): string[] {
  const before = statesBefore(actions, start);
  return actions.map(
    (action, index) => `${action.type} (${replayable.describe(action, before[index] ?? start)})`,
  );
}

/** The log of a failed session. It has no hash of the state after the last action, because that state is wrong. */
function failedLog(actions: UnknownAction[], start: RootState, trouble: string): Log {
  const last = statesBefore(actions, start).at(-1) ?? start;
  return {
    app: { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' },
    recordedAt: new Date(0).toISOString(),
    url: 'http://localhost/',
    viewport: { width: 0, height: 0 },
    language: 'pt-BR',
    extra: replayable.extra?.(last) ?? {},
    preloadedState: start,
    actions,
    times: actions.map(() => 0),
    hashes: [
      [0, hexOf(start)],
      [actions.length - 1, hexOf(last)],
    ],
    requests: [],
    marks: [[actions.length, trouble]],
    happened: [],
    screen: null,
    trail: [],
    isCutOff: false,
  };
}
