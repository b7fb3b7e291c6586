import { LOG_VERSION, logFormat, type LogHeader } from '../model/log';
import type { Recording } from './recorder';

/**
 * What a person can send after a crash: the version, the address and the error, and below them the newest
 * segment of the recording as a log for `readLog`.
 */
export function crashReport(
  { segments, end }: Recording,
  { name, message, ...header }: Omit<LogHeader, 'recordedAt'> & { name: string; message: string },
): string {
  const newest = segments.at(-1);
  const { actions = [], times = [], happened = [] } = newest ?? {};
  const recordedAt = new Date(times[0] ?? Date.now()).toISOString();
  const log = {
    format: logFormat(name),
    version: LOG_VERSION,
    recordedAt,
    ...header,
    preloadedState: JSON.stringify(newest ? newest.snapshot : end()),
    times: times.map((time, at) => time - (times[at - 1] ?? time)),
    happened,
    payload: JSON.stringify(actions),
  };
  return `${logFormat(name)} ${header.app.version} (${header.app.commit})\n${header.url}\n${recordedAt}\n${message}\n\n${JSON.stringify(log)}\n`;
}
