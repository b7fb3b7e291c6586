import { useState } from 'react';
import type { Log } from 'action-log';
import type { Host } from '../host';
import type { Trouble } from '../logs/openLog';
import { saveLog } from '../logs/saveLog';
import { Button } from '../ui/Button';
import { Question } from '../ui/Question';
import { isGoingOn, isOwn, sessionLog } from './listSessions';
import { deleteRecordings } from './savedRecordings';
import { countTabs, sessionName, type Session } from './sessions';

interface Props<State> {
  session: Session;
  host: Host<State>;
  hides: boolean;
  open: (log: Promise<Log | Trouble>, title: string) => void;
  onDeleted: () => Promise<void>;
}

/** A session in the list: it can be opened, downloaded and deleted. */
export function SessionItem<State>({ session, host, hides, open, onDeleted }: Props<State>) {
  const [asks, setAsks] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const name = sessionName(session);
  const facts = [name, countTabs(session), isGoingOn(session, host) ? 'in progress' : ''];

  const download = async () => {
    const log = await sessionLog(session, host, hides);
    if (typeof log === 'string') open(Promise.resolve(log), name);
    else await saveLog(log, host.name);
  };
  const remove = async () => {
    // The recording of this page load goes on, so it cannot be deleted.
    const ids = session.flatMap(({ recording }) => (isOwn(recording, host) ? [] : [recording.id]));
    await deleteRecordings(host.name, ids).then(onDeleted, () => setIsRefused(true));
  };
  const actions = [
    ['Open', () => open(sessionLog(session, host, false), name)],
    ['Download', () => void download()],
    ['Delete', () => setAsks(true)],
  ] as const;

  return (
    <li className="recording">
      <p className="recordingName">{facts.filter(Boolean).join(', ')}</p>
      <div className="buttons">
        {actions.map(([verb, act]) => (
          <Button key={verb} aria-label={`${verb} the recording of ${name}`} onClick={act}>
            {verb}
          </Button>
        ))}
      </div>
      {asks && (
        <Question
          text={`Delete "${name}"? This cannot be undone.`}
          yes="Delete for good"
          onYes={() => void remove()}
          onClose={() => setAsks(false)}
        />
      )}
      {isRefused && (
        <p role="alert" className="trouble">
          The browser did not allow deleting the recording.
        </p>
      )}
    </li>
  );
}
