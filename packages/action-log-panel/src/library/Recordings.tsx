import { useEffect, useState } from 'react';
import type { Host } from '../host';
import { saveLog } from '../logs/ownLog';
import type { Logs } from '../opening/useLogs';
import { listSessions, nameSession, sessionLog, type Session } from './sessions';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
}

/** What earlier page loads and other tabs recorded and this browser saved, session by session. */
export function Recordings<State>({ host, logs }: Props<State>) {
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  useEffect(() => void listSessions(host).then(setSessions), [host]);
  const open = (session: Session, name: string) => logs.open(() => sessionLog(session, host, false), name);
  const download = (session: Session, name: string) =>
    logs.read(
      () => sessionLog(session, host, logs.hides),
      name,
      ({ log }) => saveLog(log, host.name),
    );
  return (
    <section className="stack" aria-label="Earlier recordings">
      <h2>Earlier recordings, only in this browser</h2>
      {sessions?.length === 0 && <p className="faint">None yet.</p>}
      <ul className="stack">
        {sessions?.map((session) => {
          const name = nameSession(session);
          return (
            <li key={session[0]?.id} className="buttons">
              <p className="grow">{name}</p>
              {Object.entries({ Open: open, Download: download }).map(([verb, act]) => (
                <button
                  key={verb}
                  aria-label={`${verb} the recording of ${name}`}
                  onClick={() => act(session, name)}
                >
                  {verb}
                </button>
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
