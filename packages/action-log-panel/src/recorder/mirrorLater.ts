import type { Recording } from 'action-log';
import type { MirrorOptions } from './savedSegment';

/**
 * Starts the copy of the recording once `ready` resolves, so that loading its code delays nobody. It then
 * copies what was recorded before, too.
 */
export function mirrorLater(options: MirrorOptions, ready: Promise<unknown>): (recording: Recording) => void {
  const started: Promise<(recording: Recording) => void> = ready
    .then(() => import(/* webpackChunkName: "saved" */ './late'))
    .then(({ startMirror }) => startMirror(options))
    .catch(() => () => {}); // The chunk could not be loaded: the recording is only in memory.
  return (recording) => void started.then((save) => save(recording));
}
