import { logOf, type Log } from 'action-log';
import type { Host } from '../host';

/** The log of this page load, up to now. */
export function ownLog<State>(host: Host<State>, hides: boolean): Log {
  const { recording } = host.recorder;
  const end = host.getLiveState();
  const shown = (state: State) => (hides ? host.hideState(state) : state);
  return logOf(recording, host, {
    app: host.app,
    recordedAt: new Date(performance.timeOrigin).toISOString(),
    url: location.origin + host.addressOf(shown(recording.segments[0]?.snapshot ?? end)),
    viewport: { width: innerWidth, height: innerHeight },
    language: navigator.language,
    end,
    hides,
  });
}
