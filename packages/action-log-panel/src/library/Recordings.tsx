import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Host } from '../host';
import { Section } from '../ui/Section';
import { listSessions } from './listSessions';
import { SessionItem, type SessionAction } from './SessionItem';
import type { Session } from './sessions';

interface Props<State> {
  host: Host<State>;
  /** What can be done with a session. */
  actions: readonly SessionAction[];
  /** Whether it can also be deleted. */
  canDelete?: boolean;
}

/** What earlier page loads and other tabs recorded and this browser saved, session by session. */
export function Recordings<State>({ host, actions, canDelete = false }: Props<State>) {
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
            actions={actions}
            onDeleted={canDelete ? onDeleted : null}
          />
        ))}
      </ul>
    </Section>
  );
}
