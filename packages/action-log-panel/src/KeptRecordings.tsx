import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Log } from 'action-log';
import type { Session } from './recording/sessions';
import controls from './controls.module.scss';
import { KeptSession } from './KeptSession';
import { listSessions } from './listSessions';
import type { Trouble } from './logFile';
import type { QaShop } from './qaShop';
import styles from './KeptRecordings.module.scss';

interface Props<State> {
  shop: QaShop<State>;
  hides: boolean;
  open: (log: Promise<Log | Trouble>, title: string) => void;
}

/** What earlier page loads and other tabs recorded, session by session, which this browser keeps. */
export function KeptRecordings<State>({ shop, hides, open }: Props<State>) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [sessions, setSessions] = useState<readonly Session[] | null>(null);
  const list = useEffectEvent(() => void listSessions(shop).then(setSessions));
  useEffect(() => {
    // Whoever comes back from another tab finds what was done there.
    const onShown = () => !document.hidden && list();
    list();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  const onDeleted = async () => {
    setSessions(await listSessions(shop));
    heading.current?.focus();
  };

  return (
    <section className={styles.kept} aria-labelledby={title}>
      <h3 ref={heading} id={title} tabIndex={-1} className={controls.heading}>
        Gravações anteriores, só neste navegador
      </h3>
      {sessions?.length === 0 && <p className={styles.none}>Nenhuma ainda.</p>}
      <ul className={styles.list}>
        {sessions?.map((session) => (
          <KeptSession
            key={session[0]?.kept.id}
            session={session}
            shop={shop}
            hides={hides}
            open={open}
            onRenamed={async () => setSessions(await listSessions(shop))}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
    </section>
  );
}
