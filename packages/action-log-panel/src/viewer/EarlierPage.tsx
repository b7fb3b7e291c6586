import { createMask } from 'action-log';
import { formatCount, locale } from '../formats';
import type { Host } from '../host';
import { leftLog, saveLog } from '../logs/ownLog';
import type { Logs } from '../opening/useLogs';
import { leftRecording } from '../recorder/leftRecording';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
}

/** The recording of the page that was left last in this tab: opens and downloads it. */
export function EarlierPage<State>({ host, logs }: Props<State>) {
  const left = leftRecording(host.name);
  if (!left) return null;
  const count = left.segments.reduce((sum, { actions }) => sum + actions.length, 0);
  const name = `The page before, ${new Date(left.recordedAt).toLocaleString(locale)}, ${formatCount(count, 'step')}`;
  return (
    <section className="buttons" aria-label="Earlier recording">
      <p className="grow">{name}</p>
      <button onClick={() => logs.open(() => leftLog(left, host), name)}>Open</button>
      <button
        onClick={() =>
          logs.read(
            () => leftLog(left, host, logs.hides ? createMask() : undefined),
            name,
            ({ log }) => saveLog(log, host.name),
          )
        }
      >
        Download
      </button>
    </section>
  );
}
