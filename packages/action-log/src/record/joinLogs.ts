import type { Log } from '../model/log';
import { pageLoaded } from '../model/session';

/** The log of one page load, and the name of its tab. */
export interface TabLog {
  log: Log;
  tab: string;
}

/**
 * One log of all page loads of a session, in the order in which they began, with `pageLoaded` between them.
 * It is an ordinary log with the header of the first one. Returns a single log unchanged.
 */
export function joinLogs([first, ...others]: readonly [TabLog, ...TabLog[]]): Log {
  if (others.length === 0) return first.log;
  return others.reduce(join, { ...first.log, tabs: [[0, first.tab]] });
}

function join(joined: Log, { log, tab }: TabLog): Log {
  const count = joined.actions.length;
  const from = count + 1; // After `pageLoaded`.
  const haveChanges = joined.stepChanges.length + log.stepChanges.length > 0;
  const shifted = <Rest extends readonly unknown[]>(entries: readonly (readonly [number, ...Rest])[]) =>
    entries.map(([at, ...rest]) => [from + at, ...rest] as const);
  return {
    ...joined,
    actions: [...joined.actions, pageLoaded(log.preloadedState), ...log.actions],
    times: [...joined.times, Math.max(0, startOf(log) - endOf(joined)), ...log.times],
    hashes: [...joined.hashes, ...shifted(log.hashes)],
    requests: [...joined.requests, ...shifted(log.requests)],
    marks: [...joined.marks, ...shifted(log.marks)],
    happened: [...joined.happened, ...shifted(log.happened)],
    tabs: [...(joined.tabs ?? []), [count, tab]],
    stepChanges: haveChanges ? [...changesOf(joined), firstOf(log), ...changesOf(log)] : [],
    isCutOff: joined.isCutOff || log.isCutOff,
  };
}

/** What `pageLoaded` shows. */
const firstOf = ({ screen }: Log) => screen && { state: null, screen: JSON.stringify([[0, 0, screen]]) };

const changesOf = ({ stepChanges, actions }: Log) => actions.map((_, index) => stepChanges[index] ?? null);

const startOf = ({ recordedAt }: Log) => Date.parse(recordedAt);

const endOf = (log: Log) => log.times.reduce((sum, time) => sum + time, startOf(log));
