import { startOf, stepsOf } from 'action-log';
import type { AppCode } from '../../app';
import { needLogFile, readLogFile } from '../../cli/logFiles';
import { openInPanel } from '../openInPanel';
import { expectedAfter } from '../playInPanel';
import type { Walk } from '../walk';
import type { Reach } from './logsFor';

interface Build<State> extends Pick<Walk<State>, 'app' | 'code' | 'baseURL' | 'progress'> {
  /** As it was named: a folder or an address. */
  build: string;
}

/** Plays logs in the panel of a build, and says which source files each one runs. A file that is no log runs none. */
export async function reachOf<State>(files: readonly string[], given: Build<State>): Promise<Reach> {
  const reach: Record<string, readonly string[]> = {};
  for (const file of files)
    reach[file] = 'reason' in (await readLogFile(file)) ? [] : await sourcesOf(file, given);
  return reach;
}

async function sourcesOf<State>(file: string, { app, code, baseURL, build, progress }: Build<State>) {
  const browser = await app.browser.launch();
  try {
    const walk = {
      app,
      code,
      file,
      browser,
      baseURL,
      video: undefined,
      progress,
      ...(await stepsIn(file, code)),
    };
    const panel = await openInPanel(walk, baseURL, true);
    for (let count = 0; count <= walk.steps.length; count++)
      await panel.stateAfter(count, expectedAfter(walk, count));
    return await panel.sources(build);
  } finally {
    await browser.close();
  }
}

/** A log with its states. Throws a RefusedFileError. */
export async function stepsIn<State>(file: string, { replayable }: AppCode<State>) {
  const log = await needLogFile(file);
  return { log, start: startOf(log, replayable), steps: [...stepsOf(log, replayable)] };
}
