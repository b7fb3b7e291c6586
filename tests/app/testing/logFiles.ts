import { readLog, type Log } from 'action-log';

/** The header of the tests' logs. */
export const header = {
  app: { version: '0', commit: 'test' },
  recordedAt: new Date(0).toISOString(),
  url: 'http://localhost/',
  viewport: { width: 1, height: 1 },
  language: 'pt-BR',
};

/** Reads the text of a log's file. */
export async function logIn(text: string): Promise<Log> {
  const log = await readLog(text);
  if (typeof log === 'string') throw new Error(log);
  return log;
}
