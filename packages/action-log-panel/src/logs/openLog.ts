import { createTimeline, LARGEST_LOG, LOG_VERSION, readLog } from 'action-log';
import type { Log, LogTrouble, Replayable, Timeline } from 'action-log';

/** Why a log cannot be shown. */
export type Trouble = LogTrouble | 'unreadable';

/** By trouble: what is wrong, and what to do. */
export const troubleTexts: Readonly<Record<Trouble, string>> = {
  damaged:
    'The file is damaged: its actions cannot be read. Ask for it again, zipped if possible: mail programs and text editors may change its content.',
  notALog: 'This file is not a log of this app. Choose a .json file that "Download log" saved.',
  otherVersion: `The format of this log is not version ${LOG_VERSION}, the only one that this app reads. Open it at the address where it was recorded.`,
  tooLong:
    'The file is too large to be opened here. The limit is 50 MB, also after unzipping. Record only what shows the problem again.',
  unreadable: 'The browser could not read the file. Copy the file to your computer and choose it again.',
};

/** Reads the log in a file that a person chose. Never throws. */
export async function openFile(file: File, name?: string): Promise<Log | Trouble> {
  if (file.size > LARGEST_LOG) return 'tooLong';
  try {
    return await readLog(new TextDecoder().decode(await file.arrayBuffer()), name);
  } catch {
    return 'unreadable';
  }
}

/** Prepares a log for the panel. Never throws: a log that begins with no state of the app is damaged. */
export function timelineOf<State>(log: Log | Trouble, host: Replayable<State>): Timeline<State> | Trouble {
  if (typeof log === 'string') return log;
  try {
    return createTimeline(log, host);
  } catch {
    return 'damaged';
  }
}
