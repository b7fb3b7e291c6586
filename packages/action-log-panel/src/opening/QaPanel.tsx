import { useEffect, useRef } from 'react';
import type { Host } from '../host';
import { openFile } from '../logs/openLog';
import { FileButton } from '../ui/FileButton';
import { LogView } from '../viewer/LogView';
import { useLogs } from './useLogs';
import { usePageEvents } from './usePageEvents';

interface Props<State> {
  host: Host<State>;
  /** Whether a person has just opened the panel. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Downloads, opens and shows logs. Its state is not in the store: every log would contain it. */
export function QaPanel<State>({ host, takesFocus, onClose }: Props<State>) {
  const panel = useRef<HTMLElement>(null);
  const logs = useLogs(host, panel);
  const { isThisSession, isViewing, trouble } = logs;
  const openChosen = (file: File) => logs.open(() => openFile(file, host.name), file.name);
  usePageEvents(panel, isViewing, openChosen);
  const focusPanel = () => panel.current?.focus({ preventScroll: true });
  useEffect(() => {
    if (takesFocus) focusPanel();
  }, [takesFocus]);
  /** Keeps the focus in the panel: the button that did this disappears with it. */
  const andFocusPanel = (act: () => void) => () => {
    act();
    focusPanel();
  };

  return (
    <section ref={panel} tabIndex={-1} className="panel" aria-label="QA panel">
      <p role="status" className="strip">
        {isViewing && `${isThisSession ? 'A past step' : 'A log'} is shown. Your own session is kept.`}
      </p>
      <div className="bar buttons">
        <FileButton text="Open log" onFile={openChosen} />
        <p className="hint">{isViewing ? logs.title : 'or drop the file here'}</p>
        {isViewing && (
          <button onClick={andFocusPanel(logs.leave)}>{isThisSession ? 'Back to now' : 'Close log'}</button>
        )}
        <button aria-label="Close panel" onClick={onClose}>
          ×
        </button>
        {logs.isBusy && <progress className="wide" aria-label="Working out the log" />}
        {trouble && (
          <div role="alert" className="wide buttons">
            <p className="grow">
              <strong className="trouble">{trouble.name} was not opened.</strong> {trouble.text}
            </p>
            <button aria-label="Close the message" onClick={andFocusPanel(logs.forgetTrouble)}>
              ×
            </button>
          </div>
        )}
      </div>
      <LogView key={logs.key} host={host} logs={logs} />
    </section>
  );
}
