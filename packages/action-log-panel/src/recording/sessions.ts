import type { Kept } from './kept';

/** Ms without an action after which a page load counts as another session. */
const LONGEST_BREAK = 30 * 60_000;

/** What a person did in one go: page loads, in the order in which they began, each with the name of its tab. */
export type Session = readonly { kept: Kept; lane: string }[];

/**
 * Puts recordings together into sessions, newest first: recordings that overlap in time or follow one another within
 * half an hour are one session. A recording belongs to the tab of the one that it followed there (`Kept.after`); a
 * second one that follows the same, as in a tab that was duplicated, is a tab of its own.
 */
export function sessionsOf(recordings: readonly Kept[]): Session[] {
  const sessions: Kept[][] = [];
  let end = -Infinity;
  for (const kept of [...recordings].sort((one, other) => one.startedAt - other.startedAt)) {
    if (kept.startedAt > end + LONGEST_BREAK) sessions.push([]);
    sessions.at(-1)?.push(kept);
    end = Math.max(end, kept.endedAt);
  }
  return sessions.map(withLanes).reverse();
}

function withLanes(recordings: readonly Kept[]): Session {
  /** By the recording that was the last one of a tab, the tab. */
  const newest = new Map<string, string>();
  let tabs = 0;
  return recordings.map((kept) => {
    const lane = newest.get(kept.after) ?? `Aba ${++tabs}`;
    newest.delete(kept.after);
    newest.set(kept.id, lane);
    return { kept, lane };
  });
}
