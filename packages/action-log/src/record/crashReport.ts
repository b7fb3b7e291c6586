import { LOG_VERSION, type Log } from '../model/log';
import { logFormat } from '../model/name';
import type { Recording } from './recorder';

/**
 * What a person can send after a crash: the version, the address and the error, and below them the newest segment of
 * the recording as a log that `readLog` reads. It is made without the panel's code, because a chunk that did not come may be
 * the error.
 */
export function crashReport(
  { segments, end }: Recording,
  { app, message }: { app: Log['app']; message: string },
): string {
  const { snapshot, actions = [], times = [], happened = [] } = segments.at(-1) ?? {};
  const recordedAt = new Date(times[0] ?? Date.now()).toISOString();
  const log = {
    format: logFormat(),
    version: LOG_VERSION,
    app,
    recordedAt,
    url: location.href,
    viewport: { width: innerWidth, height: innerHeight },
    language: navigator.language,
    preloadedState: JSON.stringify(snapshot ?? end()),
    times: times.map((time, at) => time - (times[at - 1] ?? time)),
    happened,
    payload: JSON.stringify(actions),
  };
  return `${logFormat()} ${app.version} (${app.commit})\n${location.href}\n${recordedAt}\n${message}\n\n${JSON.stringify(log)}\n`;
}
