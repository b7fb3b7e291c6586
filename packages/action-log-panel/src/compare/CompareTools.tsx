import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import type { Log, Timeline } from 'action-log';
import type { Host } from '../host';
import { openFile, timelineOf, type Trouble } from '../logs/openLog';
import { ownLog } from '../logs/ownLog';
import { TroubleBox } from '../logs/TroubleBox';
import { listSessions, sessionLog } from '../library/listSessions';
import { sessionName, type Session } from '../library/sessions';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { Section } from '../ui/Section';

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
    <Section title="Compare with" className="stack">
      <div className="buttons">
        <FileButton
          text="Another log"
          label="Compare with another log"
          onFile={(file) => void compare(openFile(file, host.name), file.name)}
        />
        <Button
          aria-label="Compare with your session"
          onClick={() => void compare(ownLog(host), 'your session')}
        >
          Your session
        </Button>
        {sessions.length > 0 && (
          <select aria-label="Compare with a recording" className="field" value="" onChange={onSession}>
            <option value="">A recording</option>
            {sessions.map((session, index) => (
              <option key={session[0]?.recording.id} value={index}>
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
