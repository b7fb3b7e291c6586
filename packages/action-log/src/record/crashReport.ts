import { writeActions } from '../file/writeLog';
import { logFormat, type LogHeader } from '../model/log';
import { logWithoutChanges } from './logOf';
import type { Recording } from './recorder';

/**
 * What a person can send after a crash: the version, the address and the error, and below them the newest
 * segment of the recording as a log for `readLog`.
 */
export function crashReport<State>(
  { segments, end }: Recording<State>,
  { name, message, ...header }: Omit<LogHeader, 'recordedAt'> & { name: string; message: string },
): string {
  const newest = segments.slice(-1);
  const recordedAt = new Date(newest[0]?.times[0] ?? Date.now()).toISOString();
  const log = logWithoutChanges({ segments: newest }, { ...header, recordedAt, end: end() });
  const title = `${logFormat(name)} ${header.app.version} (${header.app.commit})`;
  return [title, header.url, recordedAt, message, '', writeActions(log, name)].join('\n');
}
