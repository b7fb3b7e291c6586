import type { Log } from 'action-log';
import { joinLogs, type Laned } from 'action-log';
import { keptRecordings, type Kept } from './recording/kept';
import { keptLog } from './recording/keptLog';
import { sessionsOf, type Session } from './recording/sessions';
import { newestInTab } from './recording/tab';
import type { Trouble } from './logFile';
import { ownLog } from './ownLog';
import type { QaShop } from './qaShop';

/** The id of this page load's recording as long as none of it is kept. */
const UNKEPT = 'unkept';

/**
 * The sessions in this browser, newest first. That of this page load is among them where it has an earlier page load or
 * another tab.
 */
export async function listSessions<State>(shop: QaShop<State>): Promise<Session[]> {
  const own = ownKept(shop);
  const others = (await keptRecordings(shop)).filter(({ id }) => id !== own.id);
  const sessions = sessionsOf(own.count > 0 ? [...others, own] : others);
  return sessions.filter((session) => session.length > 1 || !isGoingOn(session));
}

/** The ids of the recordings of a session that are kept. */
export function keptIds(session: Session): string[] {
  return session.map(({ kept }) => kept.id).filter((id) => id !== UNKEPT);
}

/** Whether this page load belongs to a session. */
export function isGoingOn(session: Session): boolean {
  return session.some(({ kept }) => isOwn(kept));
}

/** Whether a recording is that of this page load. */
export function isOwn({ id }: Pick<Kept, 'id'>): boolean {
  return id === UNKEPT || id === ownPlace().id;
}

/** One log of a whole session. What is damaged of it is missing, and the log counts as cut off. Never throws. */
export async function sessionLog<State>(
  session: Session,
  shop: QaShop<State>,
  hides: boolean,
): Promise<Log | Trouble> {
  const reading = session.map(async ({ kept, lane }): Promise<Laned | null> => {
    try {
      return { lane, log: isOwn(kept) ? ownLog(shop, hides) : await keptLog(kept, shop, hides) };
    } catch {
      return null;
    }
  });
  const [first, ...others] = (await Promise.all(reading)).filter((one) => one !== null);
  if (!first) return 'damaged';
  const log = joinLogs([first, ...others]);
  return others.length + 1 < session.length ? { ...log, isCutOff: true } : log;
}

/** This page load among the kept ones; what it recorded is up to date in memory only. */
function ownKept<State>({ recording, pagesIn }: QaShop<State>): Kept {
  const { segments } = recording;
  const actions = segments.flatMap((segment) => segment.actions);
  const startedAt = performance.timeOrigin;
  return {
    ...ownPlace(),
    startedAt,
    endedAt: segments.at(-1)?.times.at(-1) ?? startedAt,
    count: actions.length,
    pages: segments[0] ? pagesIn(segments[0].snapshot, actions) : [],
    name: '',
  };
}

/** Until the first entry of this page load is kept, the tab's newest recording is that of the page load before. */
function ownPlace(): Pick<Kept, 'id' | 'after'> {
  const newest = newestInTab();
  const isKept = Date.parse(newest.id.split(' ')[0] ?? '') >= performance.timeOrigin;
  return isKept ? newest : { id: UNKEPT, after: newest.id };
}
