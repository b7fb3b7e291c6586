import { formatCount, locale } from '../text/formats';
import type { SavedRecording } from './savedRecordings';

/** Ms without an action after which the next page load begins another session. */
const LONGEST_BREAK = 30 * 60_000;

/** What a person did in one go: page loads in the order of their start, each with the name of its tab. */
export type Session = readonly (SavedRecording & { tab: string })[];

/**
 * Puts recordings together into sessions, newest first: recordings that overlap in time or follow one another
 * within half an hour are one session. A recording belongs to the tab of the one that it followed
 * (`SavedRecording.after`). If two follow the same one, the tab was duplicated, and the second one begins
 * another tab.
 */
export function sessionsOf(recordings: readonly SavedRecording[]): Session[] {
  const sessions: SavedRecording[][] = [];
  let end = -Infinity;
  for (const recording of [...recordings].sort((one, other) => one.startedAt - other.startedAt)) {
    if (recording.startedAt > end + LONGEST_BREAK) sessions.push([]);
    sessions.at(-1)?.push(recording);
    end = Math.max(end, recording.endedAt);
  }
  return sessions.map(withTabs).reverse();
}

function withTabs(recordings: readonly SavedRecording[]): Session {
  /** The names of tabs by their newest recording. */
  const newest = new Map<string, string>();
  let tabs = 0;
  return recordings.map((recording) => {
    const tab = newest.get(recording.after) ?? `Tab ${++tabs}`;
    newest.delete(recording.after);
    newest.set(recording.id, tab);
    return { ...recording, tab };
  });
}

const short = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** '22/11 14:02, 38 steps' */
export function sessionName(session: Session): string {
  const start = new Date(session[0]?.startedAt ?? 0).toLocaleString(locale, short);
  // The joined log has one more action between two page loads.
  const steps = session.reduce((sum, { count }) => sum + count, session.length - 1);
  return `${start.replace(',', '')}, ${formatCount(steps, 'step')}`;
}

/** '2 tabs, 3 page loads'; empty for a single page load. */
export function countTabs(session: Session): string {
  if (session.length === 1) return '';
  const tabs = new Set(session.map(({ tab }) => tab)).size;
  return `${formatCount(tabs, 'tab')}, ${formatCount(session.length, 'page load')}`;
}
