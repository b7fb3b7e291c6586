import { useState } from 'react';
import type { Host } from '../host';
import { Question } from '../ui/Question';
import { isGoingOn, isOwn } from './listSessions';
import { deleteRecordings } from './savedRecordings';
import { countTabs, sessionName, type Session } from './sessions';

/** What a button does with a session. */
export type SessionAction = readonly [verb: string, act: (session: Session, name: string) => void];

interface Props<State> {
  session: Session;
  host: Host<State>;
  actions: readonly SessionAction[];
  /** Called after the session was deleted; null if it cannot be deleted here. */
  onDeleted: (() => Promise<void>) | null;
}

/** A session in the list, and what can be done with it. */
export function SessionItem<State>({ session, host, actions, onDeleted }: Props<State>) {
  const [asks, setAsks] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const name = sessionName(session);
  const facts = [name, countTabs(session), isGoingOn(session, host) ? 'in progress' : ''];

  const remove = async () => {
    // The recording of this page load goes on, so it cannot be deleted.
    const ids = session.flatMap(({ recording }) => (isOwn(recording, host) ? [] : [recording.id]));
    await deleteRecordings(host.name, ids).then(onDeleted, () => setIsRefused(true));
  };
  const all = onDeleted ? [...actions, ['Delete', () => setAsks(true)] as const] : actions;

  return (
    <li className="recording">
      <p>{facts.filter(Boolean).join(', ')}</p>
      <div className="buttons">
        {all.map(([verb, act]) => (
          <button
            key={verb}
            aria-label={`${verb} the recording of ${name}`}
            onClick={() => act(session, name)}
          >
            {verb}
          </button>
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
