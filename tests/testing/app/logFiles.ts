import { logOf, readLog, type Log, type Mask } from 'action-log';
import { replayable } from '@/app/qa/replayable';
import type { makeStore } from '@/app/redux/makeStore';

const header = {
  app: { version: '0', commit: 'test' },
  recordedAt: new Date(0).toISOString(),
  url: 'http://localhost/',
  viewport: { width: 1, height: 1 },
};

type Session = Pick<ReturnType<typeof makeStore>, 'recorder' | 'store'>;

/** The log of a session so far. */
export const logOfSession = ({ recorder, store }: Session, mask?: Mask) =>
  logOf(recorder.recording, replayable, { ...header, end: store.getState(), mask });

/** Reads the text of a log's file. */
export async function logIn(text: string): Promise<Log> {
  const log = await readLog(text);
  if (typeof log === 'string') throw new Error(log);
  return log;
}
