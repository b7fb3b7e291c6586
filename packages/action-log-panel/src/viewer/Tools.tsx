import { useState, type FormEvent } from 'react';
import { createMask, evidenceOf } from 'action-log';
import type { Host } from '../host';
import { ownActions, ownLog, saveLog } from '../logs/ownLog';
import { stepsText } from '../logs/stepsText';
import type { Logs } from '../opening/useLogs';
import { formatCount } from '../text/formats';
import { FileButton } from '../ui/FileButton';

interface Props<State> {
  host: Host<State>;
  logs: Logs<State>;
  compare: (file: File) => void;
}

/** What was done. */
interface Outcome {
  message: string;
  /** The values that a file does not keep. */
  lost?: readonly string[];
  /** A text that the browser did not copy. */
  uncopied?: string;
}

/** Downloads a log, copies its steps, compares it, and adds notes to it. */
export function Tools<State>({ host, logs, compare }: Props<State>) {
  const { shown, hides } = logs;
  const [{ message, lost = [], uncopied }, setOutcome] = useState<Outcome>({ message: '' });
  const whose = shown.isOwn ? 'your session' : 'this log';
  const mask = () => (hides ? createMask() : undefined);

  const download = async () => {
    try {
      const log = shown.isOwn ? await logs.work(() => ownLog(host, mask())) : shown.timeline.log;
      await saveLog(log, host.name);
      const count = formatCount(log.actions.length, 'action');
      setOutcome({ message: `Downloaded ${whose}: ${count}.`, lost: evidenceOf(log).notJson });
    } catch (error) {
      setOutcome({ message: 'The log cannot be written.', lost: [String(error)] });
    }
  };
  const copySteps = async () => {
    const steps = stepsText(shown.isOwn ? ownActions(host, mask()) : shown.timeline.log, host);
    try {
      await navigator.clipboard.writeText(steps);
      setOutcome({ message: `Steps of ${whose} copied.` });
    } catch {
      // The browser forbids it, or has no clipboard because the address is insecure.
      setOutcome({ message: 'The browser did not allow copying. Copy from here:', uncopied: steps });
    }
  };
  const onMark = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('mark'));
    logs.mark(text);
    form.reset();
    setOutcome({ message: `Note added to ${whose}: ${text}. "Download log" saves it.` });
  };

  return (
    <section className="tools stack" aria-label="Tools">
      <div className="buttons">
        <button onClick={() => void download()}>Download log</button>
        <button onClick={() => void copySteps()}>Copy steps</button>
        <FileButton text="Compare with another log" onFile={compare} />
        <form className="buttons grow" onSubmit={onMark}>
          <input type="text" name="mark" aria-label="Note" placeholder="Note" autoComplete="off" required />
          <button>Mark here</button>
        </form>
        {shown.isOwn && (
          <label className="buttons">
            <input type="checkbox" checked={hides} onChange={() => logs.setHides(!hides)} />
            Hide typed text
          </label>
        )}
      </div>
      <p role="status">{message}</p>
      {lost.length > 0 && (
        <div role="alert" className="trouble">
          <p>The file does not keep these values, because they are not JSON:</p>
          <ul>
            {lost.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </ul>
        </div>
      )}
      {uncopied && <textarea aria-label="Steps" readOnly rows={4} value={uncopied} />}
    </section>
  );
}
