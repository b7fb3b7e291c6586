import type { Recording } from 'action-log';
import type { startMirror } from './mirror';

/**
 * Starts the copy of the recording once `ready` resolves, so that loading its code delays nobody. It then copies what was
 * recorded before, too.
 */
export function mirrorLater(
  options: Parameters<typeof startMirror>[0],
  ready: Promise<unknown>,
): (recording: Recording) => void {
  let save: ReturnType<typeof startMirror> | undefined;
  let latest: Recording | undefined;
  ready
    .then(() => import(/* webpackChunkName: "mirror" */ './mirror'))
    .then(({ startMirror }) => {
      save = startMirror(options);
      if (latest) save(latest);
    })
    .catch(() => undefined); // The chunk could not be loaded: the recording is only in memory.
  return (recording) => {
    latest = recording;
    save?.(recording);
  };
}
