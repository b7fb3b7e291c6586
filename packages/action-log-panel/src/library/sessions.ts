import { createMask, joinLogs, type Log, type TabLog } from 'action-log';
import type { Host } from '../host';
import type { Trouble } from '../logs/openLog';
import { ownLog } from '../logs/ownLog';
import { newestInTab } from '../recorder/tabStorage';
import { formatCount, locale } from '../formats';
import { savedLog, savedRecordings, timeOf, type SavedRecording } from './savedRecordings';

/** Ms without an action after which the next page load begins another session. */
const LONGEST_BREAK = 30 * 60_000;

/** What a person did in one go: page loads in the order of their start. */
export type Session = readonly SavedRecording[];

/** Whether this page load belongs to a session. */
const isGoingOn = (session: Session) => session.some(({ isOwn }) => isOwn);

/**
 * The sessions in this browser, newest first. The session of this page load is among them if it contains an
 * earlier page load or another tab.
 */
export async function listSessions<State>(host: Host<State>): Promise<Session[]> {
  const current = currentRecording(host);
  const saved = (await savedRecordings(host.name)).filter(({ id }) => id !== current.id);
  const sessions = sessionsOf(current.count > 0 ? [...saved, current] : saved);
  return sessions.filter((session) => session.length > 1 || !isGoingOn(session));
}

/** This page load as one of the saved ones. Only in memory is its recording up to date. */
function currentRecording<State>({ name, recorder }: Host<State>): SavedRecording {
  const startedAt = performance.timeOrigin;
  const times = recorder.recording.segments.flatMap((segment) => segment.times);
  // Until the copying starts, the tab's newest recording is of the page load before.
  const { id, tab } = newestInTab(name);
  const names = { id: timeOf(id) >= startedAt ? id : '', tab, isOwn: true };
  return { ...names, startedAt, endedAt: times.at(-1) ?? startedAt, count: times.length };
}

/**
 * Puts recordings together into sessions, newest first: recordings that overlap in time or follow one another
 * within half an hour are one session.
 */
export function sessionsOf(recordings: readonly SavedRecording[]): Session[] {
  const sessions: SavedRecording[][] = [];
  let end = -Infinity;
  for (const recording of [...recordings].sort((left, right) => left.startedAt - right.startedAt)) {
    if (recording.startedAt > end + LONGEST_BREAK) sessions.push([]);
    sessions.at(-1)?.push(recording);
    end = Math.max(end, recording.endedAt);
  }
  return sessions.reverse();
}

const tabsOf = (session: Session) => [...new Set(session.map(({ tab }) => tab))];

const short = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** '22/11 14:02, 38 steps'; of several page loads also ', 2 tabs, 3 page loads, in progress'. */
export function nameSession(session: Session): string {
  const start = new Date(session[0]?.startedAt ?? 0).toLocaleString(locale, short);
  // The joined log has one more action between two page loads.
  const steps = session.reduce((sum, { count }) => sum + count, session.length - 1);
  return [
    start.replace(',', ''),
    formatCount(steps, 'step'),
    ...(session.length > 1
      ? [formatCount(tabsOf(session).length, 'tab'), formatCount(session.length, 'page load')]
      : []),
    ...(isGoingOn(session) ? ['in progress'] : []),
  ].join(', ');
}

/** One log of a whole session. It leaves out damaged recordings, and then counts as cut off. Never throws. */
export async function sessionLog<State>(
  session: Session,
  host: Host<State>,
  hides: boolean,
): Promise<Log | Trouble> {
  const mask = hides ? createMask() : undefined;
  const logs: TabLog[] = [];
  for (const recording of session) {
    try {
      const log = await (recording.isOwn ? ownLog(host, mask) : savedLog(recording, host, mask));
      logs.push({ tab: `Tab ${tabsOf(session).indexOf(recording.tab) + 1}`, log });
    } catch {
      // Damaged: the log is cut off.
    }
  }
  const [first, ...later] = logs;
  if (!first) return 'damaged';
  const log = joinLogs([first, ...later]);
  return logs.length < session.length ? { ...log, isCutOff: true } : log;
}
