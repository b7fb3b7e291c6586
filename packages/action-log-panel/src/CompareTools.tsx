import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import type { Log } from 'action-log';
import type { Session } from './recording/sessions';
import type { Timeline } from 'action-log';
import controls from './controls.module.scss';
import { listSessions, sessionLog } from './listSessions';
import { openFile, timelineOf, troubles, type Trouble } from './logFile';
import { ownLog } from './ownLog';
import type { QaShop } from './qaShop';
import { sessionName } from './sessionName';
import styles from './CompareTools.module.scss';

interface Props<State> {
  shop: QaShop<State>;
  onChosen: (other: Compared<State> | null) => void;
}

/** A second log, with which the one that is shown is compared. */
export interface Compared<State> {
  timeline: Timeline<State>;
  name: string;
  /** How many logs were chosen before it: a key for what is shown of it. */
  chosen: number;
}

/** Chooses a second log, with which the one that is shown is compared. */
export function CompareTools<State>({ shop, onChosen }: Props<State>) {
  const title = useId();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const chosen = useRef(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => void listSessions(shop).then(setSessions), [shop]);

  const compare = async (reading: Promise<Log | Trouble>, name: string) => {
    const made = timelineOf(await reading, shop);
    setTrouble(typeof made === 'string' ? made : null);
    onChosen(typeof made === 'string' ? null : { timeline: made, name, chosen: chosen.current++ });
  };
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) void compare(openFile(chosen), chosen.name);
    target.value = ''; // Otherwise choosing the same file again would be no change.
  };
  const onSession = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const session = sessions[Number(target.value)];
    if (session) void compare(sessionLog(session, shop, false), sessionName(session));
  };

  return (
    <section className={styles.tools} aria-labelledby={title}>
      <h3 id={title} className={controls.heading}>
        Comparar com
      </h3>
      <div className={controls.row}>
        <label className={controls.button}>
          Outro registro
          <input
            type="file"
            accept=".json,application/json"
            aria-label="Comparar com outro registro"
            className="visually-hidden"
            onChange={onFile}
          />
        </label>
        <button
          type="button"
          className={controls.button}
          aria-label="Comparar com a sua sessão"
          onClick={() => void compare(Promise.resolve(ownLog(shop, false)), 'sua sessão')}
        >
          Sua sessão
        </button>
        {sessions.length > 0 && (
          <select
            aria-label="Comparar com uma gravação"
            className={`${controls.field} ${styles.sessions}`}
            value=""
            onChange={onSession}
          >
            <option value="">Uma gravação</option>
            {sessions.map((session, index) => (
              <option key={session[0]?.kept.id} value={index}>
                {sessionName(session)}
              </option>
            ))}
          </select>
        )}
      </div>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {troubles[trouble]}
        </p>
      )}
    </section>
  );
}
