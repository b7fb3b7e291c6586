import { readLog, writeLog, type Log } from 'action-log';

/** The header of the tests' logs. */
export const header = {
  app: { version: '0', commit: 'test' },
  recordedAt: new Date(0).toISOString(),
  url: 'http://localhost/',
  viewport: { width: 1, height: 1 },
  language: 'pt-BR',
};

/** Writes a log as a file and reads it again. */
export async function reread(given: Log): Promise<Log> {
  const log = await readLog(await writeLog(given));
  if (typeof log === 'string') throw new Error(log);
  return log;
}
