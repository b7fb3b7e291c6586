import { useState, type FormEvent } from 'react';
import { createMask, evidenceOf, type Log } from 'action-log';
import type { Host } from '../host';
import { formatCount } from '../text/formats';
import { Check } from '../ui/Check';
import { Section } from '../ui/Section';
import { ownActions, ownLog } from './ownLog';
import { saveLog } from './saveLog';
import { stepsText } from './stepsText';
import type { DoWork } from './work';

interface Props<State> {
  host: Host<State>;
  work: DoWork;
  /** The log that is shown; without one, the tools work on the recording of this page load. */
  viewed: Log | null;
  /** Adds a mark to that log, or to that recording. */
  mark: (text: string) => void;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** What was done. */
interface Outcome {
  message: string;
  /** The values that a file does not keep. */
  lost?: readonly string[];
  /** A text that the browser did not copy. */
  uncopied?: string;
}

/** Downloads a log, copies its steps, and adds marks to it. */
export function SessionTools<State>({ host, work, viewed, mark, hides, onHide }: Props<State>) {
  const [{ message, lost = [], uncopied }, setOutcome] = useState<Outcome>({ message: '' });
  const whose = viewed ? 'this log' : 'your session';
  const mask = () => (hides ? createMask() : undefined);

  const download = async () => {
    try {
      const saved = viewed ?? (await work((onProgress) => ownLog(host, mask(), onProgress)));
      await saveLog(saved, host.name);
      setOutcome({
        message: `Downloaded ${whose}: ${formatCount(saved.actions.length, 'action')}.`,
        lost: evidenceOf(saved).notJson,
      });
    } catch (error) {
      setOutcome({ message: 'The log cannot be written.', lost: [String(error)] });
    }
  };
  const copySteps = async () => {
    const steps = stepsText(viewed ?? ownActions(host, mask()), host);
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
    const typed = new FormData(form).get('mark');
    const text = typeof typed === 'string' ? typed : '';
    mark(text);
    form.reset();
    setOutcome({ message: `Note added to ${whose}: ${text}. "Download log" saves it.` });
  };

  return (
    <Section title={viewed ? 'This log' : 'Your session'}>
      <div className="buttons">
        <button onClick={() => void download()}>Download log</button>
        <button onClick={() => void copySteps()}>Copy steps</button>
      </div>
      <form className="buttons" onSubmit={onMark}>
        <input name="mark" aria-label="Note" placeholder="Note" autoComplete="off" required />
        <button>Mark here</button>
      </form>
      {!viewed && <Check text="Hide typed text" isOn={hides} onChange={onHide} />}
      <p role="status">{message}</p>
      {lost.length > 0 && (
        <div role="alert" className="trouble">
          <p>The file does not keep these values, because they are not JSON:</p>
          <ul>
            {lost.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {uncopied && <textarea aria-label="Steps" readOnly rows={4} value={uncopied} />}
    </Section>
  );
}
