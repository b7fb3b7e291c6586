import { startOf, stepsOf } from 'action-log';
import type { AppCode, AppInBrowser } from '../app';
import { readLogFile, replayLog } from '../report/replayFile';
import { walkResult, type FileReport } from '../report/fileReport';
import { messageOf } from '../report/messageOf';
import type { WalkedLog } from './openApp';
import { walkLog } from './walkLog';

/**
 * Serves a build, and opens the browser in which logs are walked.
 * @param build a folder or an address; undefined for the app's own
 */
export async function openWalks<State>(app: AppInBrowser, code: AppCode<State>, build: string | undefined) {
  const { baseURL, close } = await app.serve(build);
  const browser = await app.launch();

  return {
    /** Replays a log in Node, and then repeats it in the app. */
    async walkFile(file: string): Promise<FileReport> {
      const log = await readLogFile(file, code.logName);
      if ('reason' in log) return { file, ...log };
      const replayed = replayLog(file, log, code.replayable);
      if ('reason' in replayed) return replayed;
      const steps = [...stepsOf(log, code.replayable)];
      const start = startOf(log, code.replayable);
      const walked: WalkedLog<State> = { app, code, log, start, steps, browser, baseURL };
      const walk = await walkLog(walked).catch(messageOf); // Chromium may end.
      if (typeof walk === 'string') return { file, result: 'unreadable', reason: walk };
      return { ...replayed, result: walkResult(walk, replayed.result), walk };
    },

    async close() {
      await browser.close();
      close();
    },
  };
}
