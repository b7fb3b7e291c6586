import { createMask } from 'action-log';
import { formatCount, locale } from '../formats';
import type { Host } from '../host';
import { saveLog } from '../logs/ownLog';
import { logOfPageBefore } from '../logs/pageBefore';
import type { Logs } from '../opening/useLogs';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
}

/** The recording of the page that was left last in this tab: opens and downloads it, or says why it cannot. */
export function EarlierPage<State>({ host, logs }: Props<State>) {
  const { pageBefore, hides } = logs;
  if (!pageBefore) return null;
  if ('trouble' in pageBefore)
    return (
      <section aria-label="Earlier recording">
        <p>{`The page before cannot be opened. ${pageBefore.trouble}`}</p>
      </section>
    );
  const { log } = pageBefore;
  const recordedAt = new Date(log.recordedAt).toLocaleString(locale);
  const name = `The page before, ${recordedAt}, ${formatCount(log.actions.length, 'step')}`;
  return (
    <section className="buttons" aria-label="Earlier recording">
      <p className="grow">{name}</p>
      <button onClick={() => logs.open(() => logOfPageBefore(log, host), name)}>Open</button>
      <button
        onClick={() =>
          logs.read(
            () => logOfPageBefore(log, host, hides ? createMask() : undefined),
            name,
            (timeline) => saveLog(timeline.log, host.name),
          )
        }
      >
        Download
      </button>
    </section>
  );
}
