import { useEffect, useState } from 'react';
import { createMask } from 'action-log';
import { formatCount, locale } from '../formats';
import type { Host } from '../host';
import { saveLog } from '../logs/ownLog';
import type { Logs } from '../opening/useLogs';
import { savedLog, savedRecordings, type SavedRecording } from './savedRecordings';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
}

const short = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** '22/11, 14:02, 38 steps' */
const nameOf = ({ startedAt, count }: SavedRecording) =>
  `${new Date(startedAt).toLocaleString(locale, short)}, ${formatCount(count, 'step')}`;

/** What earlier page loads and other tabs recorded and this browser saved. */
export function Recordings<State>({ host, logs }: Props<State>) {
  const [recordings, setRecordings] = useState<readonly SavedRecording[] | null>(null);
  useEffect(() => void savedRecordings(host.name).then(setRecordings), [host]);
  const open = (recording: SavedRecording) => logs.open(() => savedLog(recording, host), nameOf(recording));
  const download = (recording: SavedRecording) =>
    logs.read(
      () => savedLog(recording, host, logs.hides ? createMask() : undefined),
      nameOf(recording),
      ({ log }) => saveLog(log, host.name),
    );
  return (
    <section className="stack" aria-label="Earlier recordings">
      <h2>Earlier recordings, only in this browser</h2>
      {recordings?.length === 0 && <p className="faint">None yet.</p>}
      <ul className="stack">
        {recordings?.map((recording) => (
          <li key={recording.id} className="buttons">
            <p className="grow">{nameOf(recording)}</p>
            {Object.entries({ Open: open, Download: download }).map(([verb, act]) => (
              <button
                key={verb}
                aria-label={`${verb} the recording of ${nameOf(recording)}`}
                onClick={() => act(recording)}
              >
                {verb}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
