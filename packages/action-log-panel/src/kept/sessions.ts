import { t } from '../words/t';
import type { Kept } from './kept';

/** Ms without an action after which the next page load begins another session. */
const LONGEST_BREAK = 30 * 60_000;

/** What a person did in one go: page loads, in the order in which they began, each with the name of its tab. */
export type Session = readonly { kept: Kept; lane: string }[];

/**
 * Puts recordings together into sessions, newest first: recordings that overlap in time or follow one another within
 * half an hour are one session. A recording belongs to the tab of the one that it followed (`Kept.after`). If two follow
 * the same one, the tab was duplicated, and the second one begins another tab.
 */
export function sessionsOf(recordings: readonly Kept[]): Session[] {
  const sessions: Kept[][] = [];
  let end = -Infinity;
  for (const kept of [...recordings].sort((one, other) => one.startedAt - other.startedAt)) {
    if (kept.startedAt > end + LONGEST_BREAK) sessions.push([]);
    sessions.at(-1)?.push(kept);
    end = Math.max(end, kept.endedAt);
  }
  return sessions.map(withTabs).reverse();
}

function withTabs(recordings: readonly Kept[]): Session {
  /** The names of tabs by their newest recording. */
  const newest = new Map<string, string>();
  let tabs = 0;
  return recordings.map((kept) => {
    const lane = newest.get(kept.after) ?? t`Aba ${++tabs}`;
    newest.delete(kept.after);
    newest.set(kept.id, lane);
    return { kept, lane };
  });
}
