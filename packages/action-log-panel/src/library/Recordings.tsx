import { useEffect, useRef, useState } from 'react';
import type { Host } from '../host';
import { saveLog } from '../logs/ownLog';
import type { Logs } from '../opening/useLogs';
import { Section } from '../ui/Section';
import { deleteRecordings } from './savedRecordings';
import { describeSession, listSessions, sessionLog, sessionName, type Session } from './sessions';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
}

/** What earlier page loads and other tabs recorded and this browser saved, session by session. */
export function Recordings<State>({ host, logs }: Props<State>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  useEffect(() => void listSessions(host).then(setSessions), [host]);

  const open = (session: Session) => logs.open(() => sessionLog(session, host, false), sessionName(session));
  const download = async (session: Session) => {
    const timeline = await logs.read(() => sessionLog(session, host, logs.hides), sessionName(session));
    if (timeline) await saveLog(timeline.log, host.name);
  };
  const remove = async (session: Session) => {
    if (!confirm(`Delete the recording of ${sessionName(session)}? This cannot be undone.`)) return;
    // The recording of this page load goes on, so it cannot be deleted.
    const ids = session.flatMap(({ id, isOwn }) => (isOwn ? [] : [id]));
    await deleteRecordings(host.name, ids);
    setSessions(await listSessions(host));
    heading.current?.focus();
  };

  return (
    <Section title="Earlier recordings, only in this browser" heading={heading}>
      {sessions?.length === 0 && <p className="faint">None yet.</p>}
      <ul className="stack">
        {sessions?.map((session) => (
          <li key={session[0]?.id} className="buttons">
            <p className="grow">{sessionName(session) + describeSession(session)}</p>
            {Object.entries({ Open: open, Download: download, Delete: remove }).map(([verb, act]) => (
              <button
                key={verb}
                aria-label={`${verb} the recording of ${sessionName(session)}`}
                onClick={() => void act(session)}
              >
                {verb}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
