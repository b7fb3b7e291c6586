import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Host } from '../host';
import { openFile } from '../logs/openLog';
import { FileButton } from '../ui/FileButton';
import { LogView } from '../viewer/LogView';
import { useLogs } from './useLogs';
import { usePageEvents } from './usePageEvents';

interface Props<State> {
  host: Host<State>;
  /** The element at the end of the body whose shadow root contains the panel. */
  element: HTMLElement;
  /** Whether a person has just opened the panel. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Downloads, opens and shows logs. Its state is not in the store: every log would contain it. */
export function QaPanel<State>({ host, element, takesFocus, onClose }: Props<State>) {
  const [isTall, setIsTall] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const logs = useLogs(host, panel);
  const { shown, isViewing, trouble, undo } = logs;
  const openChosen = (chosen: File) => void logs.open(() => openFile(chosen, host.name), chosen.name);
  usePageEvents(panel, isViewing, openChosen);
  useLayoutEffect(() => {
    element.dataset.actionLogPanel = isViewing ? 'viewing' : '';
    element.toggleAttribute('data-is-tall', isTall);
  }, [element, isViewing, isTall]);
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  /** Moves the focus on: the button that did this disappears with it. */
  const andFocusFile = (act: () => void) => () => {
    act();
    file.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <p role="status" part="panel" className="strip">
        {isViewing && `${shown.isOwn ? 'A past step' : 'A log'} is shown. Your own session is kept.`}
      </p>
      <section ref={panel} part="panel" tabIndex={-1} className="panel" aria-label="QA panel">
        <div className="bar buttons">
          <FileButton text="Open log" input={file} onFile={openChosen} />
          <p className="hint">{isViewing ? shown.title : 'or drop the file here'}</p>
          {isViewing && (
            <>
              <button aria-label="Continue from here" onClick={logs.continueHere}>
                Continue
              </button>
              <button onClick={andFocusFile(logs.leave)}>{shown.isOwn ? 'Back to now' : 'Close log'}</button>
            </>
          )}
          <button aria-label="Taller panel" aria-pressed={isTall} onClick={() => setIsTall(!isTall)}>
            ↑
          </button>
          <button aria-label="Close panel" onClick={onClose}>
            ×
          </button>
          {logs.isBusy && <progress className="wide" aria-label="Working out the log" />}
          {!isViewing && undo && (
            <p className="wide">
              You are continuing from the log. Your previous session is still saved here.{' '}
              <button autoFocus onClick={andFocusFile(undo)}>
                Undo
              </button>
            </p>
          )}
          {trouble && (
            <div role="alert" className="wide buttons">
              <p className="grow">
                <strong className="trouble">{trouble.name} was not opened.</strong> {trouble.text}
              </p>
              <button aria-label="Close the message" onClick={andFocusFile(logs.forgetTrouble)}>
                ×
              </button>
            </div>
          )}
        </div>
        <LogView key={logs.key} host={host} logs={logs} panel={panel} />
      </section>
    </>
  );
}
