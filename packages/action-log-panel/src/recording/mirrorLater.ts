import type { startMirror } from './mirror';
import type { Recording } from 'action-log';

/**
 * Starts the copy of the recording once `ready` resolves, so that loading its code delays no shopper. What was recorded
 * before is copied then.
 */
export function mirrorLater(
  header: Parameters<typeof startMirror>[0],
  ready: Promise<unknown>,
): (recording: Recording) => void {
  let keep: ReturnType<typeof startMirror> | undefined;
  let latest: Recording | undefined;
  const start = async () => {
    await ready;
    const mirror = await import(/* webpackChunkName: "mirror" */ './mirror');
    keep = mirror.startMirror(header);
    if (latest) keep(latest);
  };
  start().catch(() => undefined); // The chunk could not be loaded: the recording is only in memory.
  return (recording) => {
    latest = recording;
    keep?.(recording);
  };
}
