import { useState, type FormEvent } from 'react';
import { createMask, evidenceOf } from 'action-log';
import { formatCount } from '../formats';
import type { Host } from '../host';
import { ownLog, saveLog } from '../logs/ownLog';
import type { Logs } from '../opening/useLogs';
import { FileButton } from '../ui/FileButton';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
  compare: (file: File) => void;
}

/** Downloads a log, compares it, and adds notes to it. */
export function Tools<State>({ host, logs, compare }: Props<State>) {
  const { timeline, isThisSession, hides } = logs;
  const [outcome, setOutcome] = useState<{ message: string; text?: string }>({ message: '' });
  const name = isThisSession ? 'your session' : 'this log';

  const download = async () => {
    try {
      const log = isThisSession ? await ownLog(host, hides ? createMask() : undefined) : timeline.log;
      await saveLog(log, host.name);
      const { notJson } = evidenceOf(log);
      const lost = notJson.length > 0 ? ' The file does not keep these values, which are not JSON:' : '';
      const count = formatCount(log.actions.length, 'action');
      setOutcome({ message: `Downloaded ${name}: ${count}.${lost}`, text: notJson.join('\n') });
    } catch (error) {
      setOutcome({ message: 'The log cannot be written.', text: String(error) });
    }
  };
  const onMark = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = new FormData(form).get('mark');
    if (typeof text !== 'string') return;
    logs.mark(text);
    form.reset();
    setOutcome({ message: `Note added to ${name}: ${text}. "Download log" saves it.` });
  };

  return (
    <section className="tools stack" aria-label="Tools">
      <div className="buttons">
        <button onClick={() => logs.work(download)}>Download log</button>
        <FileButton text="Compare with another log" onFile={compare} />
        <form className="buttons grow" onSubmit={onMark}>
          <input type="text" name="mark" aria-label="Note" placeholder="Note" autoComplete="off" required />
          <button>Mark here</button>
        </form>
        {isThisSession && (
          <label className="buttons">
            <input type="checkbox" checked={hides} onChange={() => logs.setHides(!hides)} />
            Hide typed text
          </label>
        )}
      </div>
      <p role="status">{outcome.message}</p>
      {outcome.text && <pre>{outcome.text}</pre>}
    </section>
  );
}
