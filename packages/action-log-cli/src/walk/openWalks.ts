import { startOf, stepsOf } from 'action-log';
import type { AppCode, AppInBrowser } from '../app';
import { readLogFile } from '../replay/logFiles';
import { replayLog } from '../replay/replayFile';
import { walkResult, type FileReport } from '../report/fileReport';
import { compareBuilds } from './compareBuilds';
import type { WalkedLog } from './openApp';
import { walkLog } from './walkLog';

/** The builds: folders or addresses. */
interface Builds {
  dist: string | undefined;
  against: string | undefined;
}

/** Serves the builds, and opens the browser in which logs are walked. */
export async function openWalks<State>(app: AppInBrowser, code: AppCode<State>, builds: Builds) {
  const walkedApp = await app.serve(builds.dist);
  const expectedApp = builds.against === undefined ? undefined : await app.serve(builds.against);
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
      const walked: WalkedLog<State> = { app, code, log, start, steps, browser, baseURL: walkedApp.baseURL };
      const walk = expectedApp ? await compareBuilds(walked, expectedApp.baseURL) : await walkLog(walked);
      return { ...replayed, result: walkResult(walk, replayed.result), walk };
    },

    async close() {
      await browser.close();
      walkedApp.close();
      expectedApp?.close();
    },
  };
}
