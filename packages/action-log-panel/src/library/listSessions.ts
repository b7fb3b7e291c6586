import { createMask, joinLogs, type TabLog, type Log } from 'action-log';
import type { Host } from '../host';
import type { Trouble } from '../logs/openLog';
import { ownLog } from '../logs/ownLog';
import { newestInTab } from '../recorder/tabStorage';
import { savedLog, savedRecordings, timeOf, type SavedRecording } from './savedRecordings';
import { sessionsOf, type Session } from './sessions';

/**
 * The sessions in this browser, newest first. The session of this page load is among them if it contains an
 * earlier page load or another tab.
 */
export async function listSessions<State>(host: Host<State>): Promise<Session[]> {
  const saved = await savedRecordings(host.name);
  const own = ownRecording(host);
  const others = saved.filter(({ id }) => id !== own.id);
  const sessions = sessionsOf(own.count > 0 ? [...others, own] : others);
  return sessions.filter((session) => session.length > 1 || !isGoingOn(session));
}

/** Whether this page load belongs to a session. */
export const isGoingOn = (session: Session) => session.some(({ isOwn }) => isOwn);

/**
 * One log of a whole session. It leaves out damaged recordings, and then counts as cut off. Never throws.
 * @param onProgress called with the part that is done, from 0 to 1
 */
export async function sessionLog<State>(
  session: Session,
  host: Host<State>,
  hides: boolean,
  onProgress: (part: number) => void,
): Promise<Log | Trouble> {
  const mask = hides ? createMask() : undefined;
  const read: TabLog[] = [];
  for (const [index, recording] of session.entries()) {
    const onPart = (part: number) => onProgress((index + part) / session.length);
    onPart(0);
    try {
      const log = await (recording.isOwn ? ownLog(host, mask, onPart) : savedLog(recording, host, mask));
      read.push({ tab: recording.tab, log });
    } catch {
      // Damaged: the log is cut off.
    }
  }
  const [first, ...others] = read;
  if (!first) return 'damaged';
  const log = joinLogs([first, ...others]);
  return read.length < session.length ? { ...log, isCutOff: true } : log;
}

/** This page load as one of the saved ones. Only in memory is its recording up to date. */
function ownRecording<State>({ name, recorder }: Host<State>): SavedRecording {
  const startedAt = performance.timeOrigin;
  const times = recorder.recording.segments.flatMap((segment) => segment.times);
  const newest = newestInTab(name);
  // Until a segment of this page load is saved, the tab's newest recording is of the page load before.
  const ids = timeOf(newest.id) >= startedAt ? newest : { id: 'unsaved', after: newest.id };
  return { ...ids, startedAt, endedAt: times.at(-1) ?? startedAt, count: times.length, isOwn: true };
}
