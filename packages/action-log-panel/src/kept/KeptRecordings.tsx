import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Log } from 'action-log';
import type { Host } from '../host';
import type { Trouble } from '../logs/openLog';
import { Section } from '../ui/Section';
import { KeptSession } from './KeptSession';
import { listSessions } from './listSessions';
import type { Session } from './sessions';
import { t } from '../words/t';

interface Props<State> {
  host: Host<State>;
  hides: boolean;
  open: (log: Promise<Log | Trouble>, title: string) => void;
}

/** What earlier page loads and other tabs recorded and this browser keeps, session by session. */
export function KeptRecordings<State>({ host, hides, open }: Props<State>) {
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
    <Section title={t`Gravações anteriores, só neste navegador`} heading={heading} className="keptRecordings">
      {sessions?.length === 0 && <p className="keptRecordingsNone">{t`Nenhuma ainda.`}</p>}
      <ul className="keptRecordingsList">
        {sessions?.map((session) => (
          <KeptSession
            key={session[0]?.kept.id}
            session={session}
            host={host}
            hides={hides}
            open={open}
            onRenamed={list}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
    </Section>
  );
}
