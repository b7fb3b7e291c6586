import { createMask, joinLogs, type Laned, type Log } from 'action-log';
import type { Host } from '../host';
import type { Trouble } from '../logs/openLog';
import { ownLog } from '../logs/ownLog';
import { newestInTab } from '../recorder/tab';
import { savedRecordings, timeOf, type SavedRecording } from './savedRecordings';
import { savedLog } from './savedLog';
import { sessionsOf, type Session } from './sessions';

type Named = Pick<Host<never>, 'name'>;

/** The id of this page load's recording until the first entry of it is saved. */
const UNSAVED = 'unsaved';

/**
 * The sessions in this browser, newest first. The session of this page load is among them if it contains an earlier page
 * load or another tab.
 */
export async function listSessions<State>(host: Host<State>): Promise<Session[]> {
  const own = ownRecording(host);
  const others = (await savedRecordings(host)).filter(({ id }) => id !== own.id);
  const sessions = sessionsOf(own.count > 0 ? [...others, own] : others);
  return sessions.filter((session) => session.length > 1 || !isGoingOn(session, host));
}

/** Whether this page load belongs to a session. */
export const isGoingOn = (session: Session, host: Named) =>
  session.some(({ recording }) => isOwn(recording, host));

/** Whether a recording is of this page load. */
export const isOwn = ({ id }: SavedRecording, host: Named) => id === UNSAVED || id === ownIds(host).id;

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
  const read: Laned[] = [];
  for (const [index, { recording, lane }] of session.entries()) {
    const onPart = (part: number) => onProgress((index + part) / session.length);
    onPart(0);
    try {
      const log = isOwn(recording, host)
        ? await ownLog(host, mask, onPart)
        : await savedLog(recording, host, mask);
      read.push({ lane, log });
    } catch {
      // Damaged: the log is cut off.
    }
  }
  const [first, ...others] = read;
  if (!first) return 'damaged';
  const log = joinLogs([first, ...others]);
  return others.length + 1 < session.length ? { ...log, isCutOff: true } : log;
}

/** This page load as one of the saved ones. Only in memory is its recording up to date. */
function ownRecording<State>({ name, recorder }: Host<State>): SavedRecording {
  const { segments } = recorder.recording;
  const actions = segments.flatMap((segment) => segment.actions);
  const startedAt = performance.timeOrigin;
  return {
    ...ownIds({ name }),
    startedAt,
    endedAt: segments.at(-1)?.times.at(-1) ?? startedAt,
    count: actions.length,
  };
}

/** Until the first entry of this page load is saved, the tab's newest recording is of the page load before. */
function ownIds({ name }: Named): Pick<SavedRecording, 'id' | 'after'> {
  const newest = newestInTab(name);
  return timeOf(newest.id) >= performance.timeOrigin ? newest : { id: UNSAVED, after: newest.id };
}
