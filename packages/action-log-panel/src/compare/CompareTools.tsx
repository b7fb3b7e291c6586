import type { Log } from 'action-log';
import type { Host } from '../host';
import { sessionLog } from '../library/listSessions';
import { Recordings } from '../library/Recordings';
import type { Session } from '../library/sessions';
import { openFile, type Trouble } from '../logs/openLog';
import { ownLog } from '../logs/ownLog';
import type { Work } from '../logs/work';
import { FileButton } from '../ui/FileButton';
import { Section } from '../ui/Section';

interface Props<State> {
  host: Host<State>;
  compare: (reading: Work<Log | Trouble>, name: string) => void;
}

/** Chooses a second log, with which the one that is shown is compared. */
export function CompareTools<State>({ host, compare }: Props<State>) {
  const compareSession = (session: Session, name: string) =>
    compare((onProgress) => sessionLog(session, host, false, onProgress), name);
  return (
    <>
      <Section title="Compare with">
        <div className="buttons">
          <FileButton
            text="Another log"
            onFile={(file) => compare(() => openFile(file, host.name), file.name)}
          />
          <button
            onClick={() => compare((onProgress) => ownLog(host, undefined, onProgress), 'your session')}
          >
            Your session
          </button>
        </div>
      </Section>
      <Recordings host={host} actions={[['Compare', compareSession]]} />
    </>
  );
}
