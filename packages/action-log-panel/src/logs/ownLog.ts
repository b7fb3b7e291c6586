import { createTimeline, hashOf, logWithoutChanges, withChanges, writeLog } from 'action-log';
import type { Log, Mask, Segment, Timeline } from 'action-log';
import type { Host } from '../host';
import { recordingStart, type LeftRecording } from '../recorder/leftRecording';
import type { Trouble } from './openLog';

/** Ms of work in one task, so that the app and the panel stay responsive. */
const BUDGET = 12;

/** Does work that yields between its pieces in many short tasks. */
export async function inPieces<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    for (const end = performance.now() + BUDGET; performance.now() < end;) {
      const { done, value } = work.next();
      if (done) return value;
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** The log of this page load, up to now. What each action changed on the screen takes some ms to work out. */
export const ownLog = <State>(host: Host<State>, mask?: Mask): Promise<Log> =>
  inPieces(withChanges(ownActions(host, mask), host, mask !== undefined));

const headerOf = <State>({ app, addressOf }: Host<State>, first: State) => ({
  app,
  recordedAt: recordingStart(),
  url: location.origin + addressOf(first),
  viewport: { width: innerWidth, height: innerHeight },
});

/** The same without what each action changed. Throws an Error if a value contains itself. */
function ownActions<State>(host: Host<State>, mask?: Mask): Log<State> {
  const { recording } = host.recorder;
  const end = recording.end();
  const first = recording.segments[0]?.snapshot ?? end;
  const header = headerOf(host, mask ? host.hideState(first, mask) : first);
  return logWithoutChanges(recording, { ...header, end, hide: mask && { ...host, mask } });
}

/**
 * The log of the page that was left before; 'damaged' if it is damaged or another app's. What each action
 * changed is in it only if the same build recorded it. Never throws.
 */
export async function leftLog<State>(
  { segments, end, ...header }: LeftRecording,
  host: Host<State>,
  mask?: Mask,
): Promise<Log | Trouble> {
  const isOfApp = (segment: Segment): segment is Segment<State> => host.isState(segment.snapshot);
  const [first] = segments;
  if (!first || !segments.every(isOfApp) || !host.isState(end)) return 'damaged';
  const hide = mask && { ...host, mask };
  const start = first.snapshot as State;
  const url = location.origin + host.addressOf(hide ? hide.hideState(start, hide.mask) : start);
  const log = logWithoutChanges({ segments }, { ...header, url, end, hide });
  return hashOf(header.app) === hashOf(host.app) ? inPieces(withChanges(log, host, hide !== undefined)) : log;
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
