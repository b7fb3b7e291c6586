import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Host } from '../host';
import { Section } from '../ui/Section';
import { isGoingOn, listSessions } from './listSessions';
import { deleteRecordings } from './savedRecordings';
import { countTabs, sessionName, type Session } from './sessions';

/** Does something with a session. */
type Act = (session: Session, name: string) => void;

interface Props<State> {
  host: Host<State>;
  open: Act;
  download: Act;
}

/** What earlier page loads and other tabs recorded and this browser saved, session by session. */
export function Recordings<State>({ host, open, download }: Props<State>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  const list = async () => setSessions(await listSessions(host));
  const listNow = useEffectEvent(() => void list());
  useEffect(() => listNow(), []);
  const remove = async (session: Session, name: string) => {
    if (!confirm(`Delete the recording of ${name}? This cannot be undone.`)) return;
    // The recording of this page load goes on, so it cannot be deleted.
    const ids = session.flatMap(({ id, isOwn }) => (isOwn ? [] : [id]));
    await deleteRecordings(host.name, ids);
    await list();
    heading.current?.focus();
  };
  const actions: readonly (readonly [verb: string, act: Act])[] = [
    ['Open', open],
    ['Download', download],
    ['Delete', (...chosen) => void remove(...chosen)],
  ];

  return (
    <Section title="Earlier recordings, only in this browser" heading={heading}>
      {sessions?.length === 0 && <p className="faint">None yet.</p>}
      <ul className="stack">
        {sessions?.map((session) => {
          const name = sessionName(session);
          const facts = [name, countTabs(session), isGoingOn(session) ? 'in progress' : ''];
          return (
            <li key={session[0]?.id}>
              <p>{facts.filter(Boolean).join(', ')}</p>
              <div className="buttons">
                {actions.map(([verb, act]) => (
                  <button
                    key={verb}
                    aria-label={`${verb} the recording of ${name}`}
                    onClick={() => act(session, name)}
                  >
                    {verb}
                  </button>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
