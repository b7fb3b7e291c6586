import { useState } from 'react';
import { writeLog } from 'action-log';
import type { Log } from 'action-log';
import { deleteKept, renameKept } from './recording/editKept';
import type { Session } from './recording/sessions';
import controls from './controls.module.scss';
import { isGoingOn, isOwn, keptIds, sessionLog } from './listSessions';
import type { Trouble } from './logFile';
import { NameField } from './NameField';
import type { QaShop } from './qaShop';
import { Question } from './Question';
import { saveFile } from './saveFile';
import { madeName, sessionName, tellLanes } from './sessionName';
import styles from './KeptRecordings.module.scss';

interface Props<State> {
  session: Session;
  shop: QaShop<State>;
  hides: boolean;
  open: (log: Promise<Log | Trouble>, title: string) => void;
  onRenamed: () => Promise<void>;
  onDeleted: () => Promise<void>;
}

/** A session in the list: it is opened, downloaded, named and deleted here. */
export function KeptSession<State>({ session, shop, hides, open, onRenamed, onDeleted }: Props<State>) {
  const [editing, setEditing] = useState<'name' | 'delete' | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const name = sessionName(session);
  const facts = [
    name === madeName(session) ? '' : madeName(session),
    tellLanes(session),
    isGoingOn(session) ? 'em andamento' : '',
  ];

  const download = async () => {
    const log = await sessionLog(session, shop, hides);
    if (typeof log === 'string') open(Promise.resolve(log), name);
    else saveFile(log, await writeLog(log));
  };
  const edit = async (editing: Promise<void>, then: () => Promise<void>) => {
    try {
      await editing;
      setEditing(null);
      await then();
    } catch {
      setIsRefused(true);
    }
  };
  // What this page load records goes on.
  const ids = keptIds(session);
  const deleted = ids.filter((id) => !isOwn({ id }));

  const actions = [
    ['Abrir', () => open(sessionLog(session, shop, false), name)],
    ['Baixar', () => void download()],
    ['Renomear', () => setEditing('name')],
    ['Apagar', () => setEditing('delete')],
  ] as const;

  return (
    <li className={styles.one}>
      {editing === 'name' ? (
        <NameField
          name={name}
          onName={(text) => void edit(renameKept(ids, text === madeName(session) ? '' : text), onRenamed)}
          onCancel={() => setEditing(null)}
        />
      ) : (
        <p className={styles.name}>
          <span className={styles.title}>{name}</span>{' '}
          <span className={styles.facts}>{facts.filter(Boolean).join(', ')}</span>
        </p>
      )}
      <div className={controls.row}>
        {actions.map(([verb, act]) => (
          <button
            key={verb}
            type="button"
            className={controls.button}
            aria-label={`${verb} a gravação de ${name}`}
            onClick={act}
          >
            {verb}
          </button>
        ))}
      </div>
      {editing === 'delete' && (
        <Question
          text={`Apagar "${name}"? Não dá para desfazer.`}
          yes="Apagar de vez"
          onYes={() => void edit(deleteKept(deleted), onDeleted)}
          onNo={() => setEditing(null)}
        />
      )}
      {isRefused && (
        <p role="alert" className={styles.refused}>
          O navegador não deixou mudar a gravação.
        </p>
      )}
    </li>
  );
}
