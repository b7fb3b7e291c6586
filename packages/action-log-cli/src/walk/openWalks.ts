import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startOf, stepsOf } from 'action-log';
import type { AppCode, AppInBrowser } from '../app';
import { readLogFile } from '../replay/logFiles';
import { replayLog } from '../replay/replayFile';
import { walkResult, type FileReport } from '../report/fileReport';
import { compareBuilds } from './compareBuilds';
import type { WalkedLog } from './openApp';
import { walkLog } from './walkLog';

interface Options {
  /** The builds: folders or addresses. */
  dist: string | undefined;
  against: string | undefined;
  /** The folder for pages with pictures of both builds. */
  report: string;
}

/** Serves the builds, and opens the browser in which logs are walked. */
export async function openWalks<State>(app: AppInBrowser, code: AppCode<State>, options: Options) {
  const own = await app.serve(options.dist);
  const other = options.against === undefined ? undefined : await app.serve(options.against);
  if (other) mkdirSync(options.report, { recursive: true });
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
      const walked: WalkedLog<State> = { app, code, log, start, steps, browser, baseURL: own.baseURL };
      const page = join(options.report, `${basename(file, '.json')}.html`);
      const walk = other ? await compareBuilds(walked, other.baseURL, page) : await walkLog(walked);
      return { ...replayed, result: walkResult(walk, replayed.result), walk };
    },

    async close() {
      await browser.close();
      own.close();
      other?.close();
    },
  };
}
