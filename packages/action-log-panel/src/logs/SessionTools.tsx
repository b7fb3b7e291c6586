import { useState, type FormEvent } from 'react';
import { createMask, lostFrom, type Log } from 'action-log';
import type { Host } from '../host';
import { formatCount } from '../text/formats';
import { Button } from '../ui/Button';
import { Check } from '../ui/Check';
import { Section } from '../ui/Section';
import { hideLog } from './hideLog';
import { ownActions, ownLog } from './ownLog';
import { reportOf } from './report';
import { saveLog } from './saveLog';
import { stepsText } from './stepsText';

interface Props<State> {
  host: Host<State>;
  /** The log that is shown; without one, the tools work on the recording of this page load. */
  viewed: Log | null;
  /** Adds a mark to that log, or to that recording. */
  mark: (text: string) => void;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** Downloads a log, copies its steps or a report of it, and adds marks to it. */
export function SessionTools<State>({ host, viewed, mark, hides, onHide }: Props<State>) {
  const [message, setMessage] = useState('');
  /** A text that the browser did not copy, and what it is. */
  const [uncopied, setUncopied] = useState<{ name: string; text: string } | null>(null);
  /** How much of the log is worked out, from 0 to 1; null if none is being made. */
  const [progress, setProgress] = useState<number | null>(null);
  const whose = viewed ? 'this log' : 'your session';
  const mask = () => (hides ? createMask() : undefined);
  const viewedLog = () => viewed && (hides ? hideLog(viewed, host) : viewed);
  const wholeLog = async () =>
    viewedLog() ?? ownLog(host, mask(), setProgress).finally(() => setProgress(null));

  const download = async () => {
    const lost = viewed ? null : lostFrom(host.recorder.recording);
    try {
      const saved = await wholeLog();
      await saveLog(saved, host.name);
      const missing = lost === null ? '' : ` The file does not keep ${lost}: it is not JSON.`;
      setMessage(`Downloaded ${whose}: ${formatCount(saved.actions.length, 'action')}.${missing}`);
    } catch (error) {
      setMessage(`The log cannot be written: ${lost ?? String(error)} is not JSON.`);
    }
  };
  const copy = async (name: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setUncopied(null);
      setMessage(`${name} of ${whose} copied.`);
    } catch {
      // The browser forbids it, or has no clipboard because the address is insecure.
      setUncopied({ name, text });
      setMessage('The browser did not allow copying. Copy from here:');
    }
  };
  const copyReport = async () => copy('Report', await reportOf(await wholeLog(), host, !viewed));
  const onMark = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('mark');
    const text = (typeof typed === 'string' && typed.trim()) || 'No text';
    mark(text);
    form.reset();
    setMessage(`Note added to ${whose}: ${text}. "Download log" saves it.`);
  };

  return (
    <Section title={viewed ? 'This log' : 'Your session'} className="stack">
      <div className="buttons">
        <Button onClick={() => void download()}>Download log</Button>
        <Button onClick={() => void copy('Steps', stepsText(viewedLog() ?? ownActions(host, mask()), host))}>
          Copy steps
        </Button>
        <Button onClick={() => void copyReport()}>Copy report</Button>
      </div>
      <form className="buttons" onSubmit={onMark}>
        <input name="mark" aria-label="Note" placeholder="Note" autoComplete="off" className="field" />
        <Button type="submit">Mark here</Button>
      </form>
      <Check text="Hide typed text" isOn={hides} onChange={onHide} />
      {progress !== null && <progress aria-label="Working out the log" value={progress} />}
      <p role="status" className="sessionToolsMessage">
        {message}
      </p>
      {uncopied && (
        <textarea aria-label={uncopied.name} readOnly rows={4} className="field" value={uncopied.text} />
      )}
    </Section>
  );
}
