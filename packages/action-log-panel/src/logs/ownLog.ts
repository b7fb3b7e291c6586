import { logWithoutChanges, withChanges, type Log, type Mask } from 'action-log';
import type { Host } from '../host';
import { inPieces } from './work';

/**
 * The log of this page load, up to now. What each action changed on the screen takes some ms to work out.
 * @param onProgress called with the part that is done, from 0 to 1
 */
export async function ownLog<State>(
  host: Host<State>,
  mask: Mask | undefined,
  onProgress: (part: number) => void,
): Promise<Log> {
  const log = ownActions(host, mask);
  return inPieces(withChanges(log, host), log.actions.length, onProgress);
}

/** The same without what each action changed. */
export function ownActions<State>(host: Host<State>, mask: Mask | undefined): Log<State> {
  const { recording } = host.recorder;
  const end = recording.end();
  const shown = (state: State) => (mask ? host.hideState(state, mask) : state);
  return logWithoutChanges(recording, host, {
    app: host.app,
    recordedAt: new Date(performance.timeOrigin).toISOString(),
    url: location.origin + host.addressOf(shown(recording.segments[0]?.snapshot ?? end)),
    viewport: { width: innerWidth, height: innerHeight },
    end,
    mask,
  });
}
