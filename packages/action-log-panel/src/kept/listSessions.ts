import { joinLogs, type Laned, type Log } from 'action-log';
import type { Host } from '../host';
import type { Trouble } from '../logs/openLog';
import { ownLog } from '../logs/ownLog';
import { newestInTab } from '../recording/tab';
import { keptRecordings, type Kept } from './kept';
import { keptLog } from './keptLog';
import { sessionsOf, type Session } from './sessions';

type Named = Pick<Host<never>, 'name'>;

/** The id of this page load's recording until the first entry of it is kept. */
const UNKEPT = 'unkept';

/**
 * The sessions in this browser, newest first. The session of this page load is among them if it contains an earlier page
 * load or another tab.
 */
export async function listSessions<State>(host: Host<State>): Promise<Session[]> {
  const own = ownKept(host);
  const others = (await keptRecordings(host)).filter(({ id }) => id !== own.id);
  const sessions = sessionsOf(own.count > 0 ? [...others, own] : others);
  return sessions.filter((session) => session.length > 1 || !isGoingOn(session, host));
}

/** The ids of the recordings of a session that are kept. */
export function keptIds(session: Session): string[] {
  return session.map(({ kept }) => kept.id).filter((id) => id !== UNKEPT);
}

/** Whether this page load belongs to a session. */
export function isGoingOn(session: Session, app: Named): boolean {
  return session.some(({ kept }) => isOwn(kept, app));
}

/** Whether a recording is of this page load. */
export function isOwn({ id }: Pick<Kept, 'id'>, app: Named): boolean {
  return id === UNKEPT || id === ownIds(app).id;
}

/** One log of a whole session. It leaves out damaged recordings, and then counts as cut off. Never throws. */
export async function sessionLog<State>(
  session: Session,
  host: Host<State>,
  hides: boolean,
): Promise<Log | Trouble> {
  const reading = session.map(async ({ kept, lane }): Promise<Laned | null> => {
    try {
      return { lane, log: isOwn(kept, host) ? ownLog(host, hides) : await keptLog(kept, host, hides) };
    } catch {
      return null;
    }
  });
  const [first, ...others] = (await Promise.all(reading)).filter((one) => one !== null);
  if (!first) return 'damaged';
  const log = joinLogs([first, ...others]);
  return others.length + 1 < session.length ? { ...log, isCutOff: true } : log;
}

/** This page load as one of the kept ones. Only in memory is its recording up to date. */
function ownKept<State>({ name, recorder, pagesIn }: Host<State>): Kept {
  const { segments } = recorder.recording;
  const actions = segments.flatMap((segment) => segment.actions);
  const startedAt = performance.timeOrigin;
  return {
    ...ownIds({ name }),
    startedAt,
    endedAt: segments.at(-1)?.times.at(-1) ?? startedAt,
    count: actions.length,
    pages: segments[0] ? pagesIn(segments[0].snapshot, actions) : [],
    name: '',
  };
}

/** Until the first entry of this page load is kept, the tab's newest recording is of the page load before. */
function ownIds({ name }: Named): Pick<Kept, 'id' | 'after'> {
  const newest = newestInTab(name);
  const isKept = Date.parse(newest.id.split(' ')[0] ?? '') >= performance.timeOrigin;
  return isKept ? newest : { id: UNKEPT, after: newest.id };
}
