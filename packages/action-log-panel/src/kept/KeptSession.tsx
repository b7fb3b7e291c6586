import { useRef, useState, type FormEvent } from 'react';
import { writeLog, type Log } from 'action-log';
import type { Host } from '../host';
import type { Trouble } from '../logs/openLog';
import { saveFile } from '../logs/saveFile';
import { Button } from '../ui/Button';
import { Question } from '../ui/Question';
import { useBorrowedFocus } from '../ui/useBorrowedFocus';
import { deleteKept, renameKept } from './editKept';
import { isGoingOn, isOwn, keptIds, sessionLog } from './listSessions';
import { countTabs, defaultName, sessionName } from './sessionName';
import type { Session } from './sessions';
import { t } from '../words/t';

interface Props<State> {
  session: Session;
  host: Host<State>;
  hides: boolean;
  open: (log: Promise<Log | Trouble>, title: string) => void;
  onRenamed: () => Promise<void>;
  onDeleted: () => Promise<void>;
}

/** A session in the list: it can be opened, downloaded, named and deleted. */
export function KeptSession<State>({ session, host, hides, open, onRenamed, onDeleted }: Props<State>) {
  const [editing, setEditing] = useState<'name' | 'delete' | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const name = sessionName(session);
  const facts = [
    name === defaultName(session) ? '' : defaultName(session),
    countTabs(session),
    isGoingOn(session, host) ? t`em andamento` : '',
  ];

  const download = async () => {
    const log = await sessionLog(session, host, hides);
    if (typeof log === 'string') open(Promise.resolve(log), name);
    else saveFile(log, await writeLog(log, host.name), host.name);
  };
  const edit = async (change: Promise<void>, then: () => Promise<void>) => {
    try {
      await change;
      setEditing(null);
      await then();
    } catch {
      setIsRefused(true);
    }
  };
  // The recording of this page load goes on, so it cannot be deleted.
  const ids = keptIds(session);
  const deleted = ids.filter((id) => !isOwn({ id }, host));

  const actions = [
    [t`Abrir`, () => open(sessionLog(session, host, false), name)],
    [t`Baixar`, () => void download()],
    [t`Renomear`, () => setEditing('name')],
    [t`Apagar`, () => setEditing('delete')],
  ] as const;

  return (
    <li className="keptRecording">
      {editing === 'name' ? (
        <NameField
          name={name}
          onName={(text) =>
            void edit(renameKept(ids, text === defaultName(session) ? '' : text, host.name), onRenamed)
          }
          onCancel={() => setEditing(null)}
        />
      ) : (
        <p className="keptRecordingsName">
          <span className="keptRecordingsTitle">{name}</span>{' '}
          <span className="keptRecordingsFacts">{facts.filter(Boolean).join(', ')}</span>
        </p>
      )}
      <div className="row">
        {actions.map(([verb, act]) => (
          <Button key={verb} aria-label={t`${verb} a gravação de ${name}`} onClick={act}>
            {verb}
          </Button>
        ))}
      </div>
      {editing === 'delete' && (
        <Question
          text={t`Apagar "${name}"? Não dá para desfazer.`}
          yes={t`Apagar de vez`}
          onYes={() => void edit(deleteKept(deleted, host.name), onDeleted)}
          onNo={() => setEditing(null)}
        />
      )}
      {isRefused && (
        <p role="alert" className="trouble">
          {t`O navegador não deixou mudar a gravação.`}
        </p>
      )}
    </li>
  );
}

interface NameFieldProps {
  name: string;
  /** Called with the new name; empty if the recording shall have its default name. */
  onName: (name: string) => void;
  onCancel: () => void;
}

/** The field for a session's name. Escape leaves the name as it is. */
function NameField({ name, onName, onCancel }: NameFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useBorrowedFocus(field);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onName(field.current?.value.trim() ?? '');
  };
  return (
    <form className="keptRecordingsName" onSubmit={onSubmit}>
      <input
        ref={field}
        aria-label={t`Nome da gravação`}
        defaultValue={name}
        autoComplete="off"
        className="field"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" look="primary">
        {t`Salvar`}
      </Button>
    </form>
  );
}
