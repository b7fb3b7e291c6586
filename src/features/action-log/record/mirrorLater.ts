import type { startMirror } from './mirror';
import type { Recording } from './recorder';

/**
 * Keeps a recording from the moment on when the page has time for it: no shopper waits for the code. What happened
 * until then is kept, too.
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
  start().catch(() => undefined); // The code did not come: the recording lives in memory only.
  return (recording) => {
    latest = recording;
    keep?.(recording);
  };
}
