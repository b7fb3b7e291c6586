import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Log } from 'action-log';
import type { Host } from '../host';
import { sessionLog } from '../library/listSessions';
import { Recordings } from '../library/Recordings';
import type { Session } from '../library/sessions';
import { openFile, troubleTexts } from '../logs/openLog';
import { saveLog } from '../logs/saveLog';
import { SessionTools } from '../logs/SessionTools';
import { FileButton } from '../ui/FileButton';
import { Glyph } from '../ui/Glyph';
import { LogViewer } from '../viewer/LogViewer';
import { useOpenedLog } from './useOpenedLog';
import { useBlockedPage, useDroppedFile } from './usePageEvents';

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
  const [hides, setHides] = useState(false);
  const [isTall, setIsTall] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const shown = useOpenedLog(host, panel);
  const { opened, progress, doWork, trouble, open, undo } = shown;
  const isViewing = opened !== null;
  const openChosen = (chosen: File) => void open(() => openFile(chosen, host.name), chosen.name);
  useDroppedFile(openChosen);
  useBlockedPage(isViewing, panel);
  useLayoutEffect(() => {
    element.dataset.actionLogPanel = isViewing ? 'viewing' : '';
    element.toggleAttribute('data-is-tall', isTall);
  }, [element, isViewing, isTall]);
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const openSession = (session: Session, name: string) =>
    void open((onProgress) => sessionLog(session, host, false, onProgress), name);
  const download = async (session: Session, name: string) => {
    const made = await doWork((onProgress) => sessionLog(session, host, hides, onProgress));
    if (typeof made === 'string') await open(() => Promise.resolve(made), name);
    else await saveLog(made, host.name);
  };
  /** Moves the focus on: the button that did this disappears with it. */
  const andFocusFile = (act: () => void) => () => {
    act();
    file.current?.focus({ preventScroll: true });
  };
  const toolsFor = (viewed: Log | null, mark: (text: string) => void) => (
    <SessionTools host={host} work={doWork} viewed={viewed} mark={mark} hides={hides} onHide={setHides} />
  );

  return (
    <>
      <p role="status" part="panel" className="qaPanelStrip">
        {isViewing && 'A log is shown. Your own session is kept.'}
      </p>
      <section ref={panel} part="panel" tabIndex={-1} className="qaPanel" aria-label="QA panel">
        <div className="qaPanelBar buttons">
          <FileButton text="Open log" input={file} onFile={openChosen} />
          <p className="qaPanelHint">{opened?.title ?? 'or drop the file here'}</p>
          {isViewing && (
            <>
              <button aria-label="Continue from here" onClick={shown.continueHere}>
                Continue
              </button>
              <button onClick={andFocusFile(shown.leave)}>Close log</button>
            </>
          )}
          <button
            className="quiet"
            title="Taller panel"
            aria-pressed={isTall}
            onClick={() => setIsTall(!isTall)}
          >
            <Glyph name="tall" />
          </button>
          <button className="quiet" title="Close panel" onClick={onClose}>
            <Glyph name="close" />
          </button>
          {progress !== null && (
            <progress className="wide" aria-label="Working out the log" value={progress} />
          )}
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
                <strong className="trouble">{trouble.name} was not opened.</strong>{' '}
                {troubleTexts[trouble.trouble]}
              </p>
              <button className="quiet" title="Close the message" onClick={andFocusFile(shown.forgetTrouble)}>
                <Glyph name="close" />
              </button>
            </div>
          )}
        </div>
        {opened ? (
          <LogViewer
            key={opened.key}
            timeline={opened.timeline}
            host={host}
            panel={panel}
            work={doWork}
            read={shown.read}
            toolsAt={(at) => toolsFor(opened.timeline.log, (text) => shown.mark(at, text))}
          />
        ) : (
          <div className="columns">
            {toolsFor(null, host.recorder.mark)}
            <Recordings
              host={host}
              open={openSession}
              download={(session, name) => void download(session, name)}
            />
          </div>
        )}
      </section>
    </>
  );
}
