import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { Log, Timeline } from 'action-log';
import type { Host } from '../host';
import { openFile, timelineOf, type Trouble } from '../logs/openLog';
import { ownLog } from '../logs/ownLog';
import { TroubleBox } from '../logs/TroubleBox';
import { listSessions, sessionLog } from '../kept/listSessions';
import { sessionName } from '../kept/sessionName';
import type { Session } from '../kept/sessions';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { Section } from '../ui/Section';
import { t } from '../words/t';

interface Props<State> {
  host: Host<State>;
  onChosen: (other: Compared<State> | null) => void;
}

/** A second log, with which the one that is shown is compared. */
export interface Compared<State> {
  timeline: Timeline<State>;
  name: string;
  /** How many logs were chosen before it: a React key, so that another log is compared from its start. */
  chosen: number;
}

/** Chooses a second log, with which the one that is shown is compared. */
export function CompareTools<State>({ host, onChosen }: Props<State>) {
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const chosen = useRef(0);
  const [trouble, setTrouble] = useState<{ trouble: Trouble; name: string } | null>(null);
  useEffect(() => void listSessions(host).then(setSessions), [host]);

  const compare = async (reading: Promise<Log | Trouble>, name: string) => {
    const made = timelineOf(await reading, host);
    setTrouble(typeof made === 'string' ? { trouble: made, name } : null);
    onChosen(typeof made === 'string' ? null : { timeline: made, name, chosen: chosen.current++ });
  };
  const onSession = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    const session = sessions[Number(target.value)];
    if (session) void compare(sessionLog(session, host, false), sessionName(session));
  };

  return (
    <Section title={t`Comparar com`} className="comparisonTools">
      <div className="row">
        <FileButton
          text={t`Outro registro`}
          label={t`Comparar com outro registro`}
          onFile={(file) => void compare(openFile(file, host.name), file.name)}
        />
        <Button
          aria-label={t`Comparar com a sua sessão`}
          onClick={() => void compare(Promise.resolve(ownLog(host, false)), t`sua sessão`)}
        >
          {t`Sua sessão`}
        </Button>
        {sessions.length > 0 && (
          <select
            aria-label={t`Comparar com uma gravação`}
            className="field comparisonSessions"
            value=""
            onChange={onSession}
          >
            <option value="">{t`Uma gravação`}</option>
            {sessions.map((session, index) => (
              <option key={session[0]?.kept.id} value={index}>
                {sessionName(session)}
              </option>
            ))}
          </select>
        )}
      </div>
      {trouble && <TroubleBox {...trouble} onClose={() => setTrouble(null)} />}
    </Section>
  );
}
