import { createTimeline, logWithoutChanges, withChanges, writeLog } from 'action-log';
import type { Log, Mask, Timeline } from 'action-log';
import type { Host } from '../host';
import { recordingStart } from '../recorder/keepRecording';
import { loadedAddress } from '../recorder/loadedAddress';
import { inPieces } from './inPieces';

/** The log of this page load, up to now. What each action changed on the screen takes some ms to work out. */
export const ownLog = <State>(host: Host<State>, mask?: Mask): Promise<Log> =>
  inPieces(withChanges(ownActions(host, mask), host, mask !== undefined));

const headerOf = <State>({ app, addressOf = loadedAddress }: Host<State>, first: State) => ({
  app,
  recordedAt: recordingStart(),
  url: location.origin + addressOf(first),
  viewport: { width: innerWidth, height: innerHeight },
});

/** The same log without the changes of each action. Throws an Error if a value contains itself. */
function ownActions<State>(host: Host<State>, mask?: Mask): Log<State> {
  const { recording } = host.recorder;
  const end = recording.end();
  const first = recording.segments[0]?.snapshot ?? end;
  const header = headerOf(host, mask ? host.hideState(first, mask) : first);
  return logWithoutChanges(recording, { ...header, end, hide: mask && { ...host, mask } });
}

/** The states of this page load, up to now; only the last one if they cannot be replayed. */
export function ownTimeline<State>(host: Host<State>): Timeline<State> {
  try {
    return createTimeline(ownActions(host), host);
  } catch {
    const end = host.recorder.recording.end();
    return createTimeline(logWithoutChanges({ segments: [] }, { ...headerOf(host, end), end }), host);
  }
}

/**
 * Downloads a log as a file, named after the app and the time at which its recording began. Rejects if it
 * cannot be written as JSON.
 */
export async function saveLog(log: Log, app: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([await writeLog(log, app)], { type: 'application/json' }));
  link.download = `${app}-${log.recordedAt.slice(0, 19).replaceAll(':', '-')}.json`;
  link.click();
  // Some browsers read the blob only some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
