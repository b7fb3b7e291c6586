import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Log } from 'action-log';
import type { Host } from '../host';
import type { Trouble } from '../logs/openLog';
import { Section } from '../ui/Section';
import { listSessions } from './listSessions';
import { SessionItem } from './SessionItem';
import type { Session } from './sessions';

interface Props<State> {
  host: Host<State>;
  hides: boolean;
  open: (log: Promise<Log | Trouble>, title: string) => void;
}

/** What earlier page loads and other tabs recorded and this browser saved, session by session. */
export function Recordings<State>({ host, hides, open }: Props<State>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  const list = async () => setSessions(await listSessions(host));
  const listNow = useEffectEvent(() => void list());
  useEffect(() => {
    // Another tab may have recorded or deleted something meanwhile.
    const onShown = () => !document.hidden && listNow();
    listNow();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  const onDeleted = async () => {
    await list();
    heading.current?.focus();
  };

  return (
    <Section title="Earlier recordings, only in this browser" heading={heading} className="stack">
      {sessions?.length === 0 && <p className="faint">None yet.</p>}
      <ul>
        {sessions?.map((session) => (
          <SessionItem
            key={session[0]?.recording.id}
            session={session}
            host={host}
            hides={hides}
            open={open}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
    </Section>
  );
}
