import { startOf, stepsOf } from 'action-log';
import type { AppCode } from '../../app';
import { needLogFile } from '../../cli/logFiles';
import type { Walk } from '../walk';

/** What walks through several logs have in common. */
export type Walks<State> = Pick<Walk<State>, 'app' | 'code' | 'baseURL' | 'progress'>;

/** Walks through a log in a new browser, and closes it. Throws a RefusedFileError. */
export async function walkIn<State, Result>(
  file: string,
  { app, code, baseURL, progress }: Walks<State>,
  play: (walk: Walk<State>) => Promise<Result>,
): Promise<Result> {
  const log = await stepsIn(file, code);
  const browser = await app.browser.launch();
  try {
    return await play({ app, code, file, browser, baseURL, progress, video: undefined, ...log });
  } finally {
    await browser.close();
  }
}

/** A log with its states. Throws a RefusedFileError. */
export async function stepsIn<State>(file: string, { replayable, logName }: AppCode<State>) {
  const log = await needLogFile(file, logName);
  return { log, start: startOf(log, replayable), steps: [...stepsOf(log, replayable)] };
}
