import { useEffect, useRef, useState } from 'react';
import type { Host } from '../host';
import { sessionLog } from '../library/listSessions';
import { Recordings } from '../library/Recordings';
import type { Session } from '../library/sessions';
import { openFile, troubleTexts } from '../logs/openLog';
import { saveLog } from '../logs/saveLog';
import { SessionTools } from '../logs/SessionTools';
import { ProgressContext } from '../logs/work';
import { FileButton } from '../ui/FileButton';
import { Glyph } from '../ui/Glyph';
import { Question } from '../ui/Question';
import { LogViewer } from '../viewer/LogViewer';
import { useBlockedPage } from './useBlockedPage';
import { useDroppedFile } from './useDroppedFile';
import { useOpenedLog } from './useOpenedLog';
import { useSpaceInPage } from './useSpaceInPage';

interface Props<State> {
  host: Host<State>;
  /** The element at the end of the body whose shadow root contains the panel. */
  element: HTMLElement;
  /** Whether a person has just opened the panel. */
  takesFocus: boolean;
  onClose: () => void;
}

/** Downloads, opens and shows logs. Its state is not in the store, because then every log would contain it. */
export function QaPanel<State>({ host, element, takesFocus, onClose }: Props<State>) {
  const { timeline, title, opening, opened, trouble, forgetTrouble, read, open, mark, leave, ...session } =
    useOpenedLog(host);
  const [hides, setHides] = useState(false);
  const [isTall, setIsTall] = useState(false);
  const [asksToContinue, setAsksToContinue] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const panel = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const openChosen = (chosen: File) => void open(openFile(chosen, host.name), chosen.name);
  const isDragging = useDroppedFile(openChosen);
  useSpaceInPage(element, isTall, timeline !== null);
  useBlockedPage(timeline !== null, panel);
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const logOf = (of: Session, isHidden: boolean) =>
    sessionLog(of, host, isHidden, setProgress).finally(() => setProgress(null));
  const download = async (of: Session, name: string) => {
    const log = await logOf(of, hides);
    if (typeof log === 'string') await open(Promise.resolve(log), name);
    else await saveLog(log, host.name);
  };
  /** Moves the focus on: the button that did this disappears with it. */
  const andFocusFile = (act: () => void) => () => {
    act();
    file.current?.focus({ preventScroll: true });
  };
  const hint = timeline && !isDragging ? title : 'or drop the file here';

  return (
    <ProgressContext value={setProgress}>
      <p role="status" part="panel" className="qaPanelStrip">
        {timeline && 'A log is shown. Your own session is kept.'}
      </p>
      <section
        ref={panel}
        part="panel"
        tabIndex={-1}
        className="qaPanel"
        aria-label="QA panel"
        data-dragging={isDragging}
      >
        <div className="qaPanelBar">
          <h2>QA</h2>
          <FileButton text="Open log" input={file} onFile={openChosen} />
          <p className="qaPanelHint">{opening ? `Opening ${opening}…` : hint}</p>
          {timeline && (
            <>
              <button aria-label="Continue from here" onClick={() => setAsksToContinue(true)}>
                Continue
              </button>
              <button onClick={andFocusFile(leave)}>Close log</button>
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
          {!timeline && session.undo && (
            <p className="wide">
              You are continuing from the log. Your previous session is still saved here.{' '}
              <button autoFocus onClick={andFocusFile(session.undo)}>
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
              <button className="quiet" title="Close the message" onClick={andFocusFile(forgetTrouble)}>
                <Glyph name="close" />
              </button>
            </div>
          )}
        </div>
        {timeline && asksToContinue && (
          <Question
            text="Continue from this step? It replaces your own session. This can be undone."
            yes="Replace my session"
            onYes={session.continueHere}
            onClose={() => setAsksToContinue(false)}
          />
        )}
        {timeline ? (
          <LogViewer
            key={opened}
            timeline={timeline}
            host={host}
            panel={panel}
            mark={mark}
            read={read}
            hides={hides}
            onHide={setHides}
          />
        ) : (
          <div className="columns">
            <SessionTools
              host={host}
              viewed={null}
              mark={host.recorder.mark}
              hides={hides}
              onHide={setHides}
            />
            <Recordings
              host={host}
              canDelete
              actions={[
                ['Open', (of, name) => void open(logOf(of, false), name)],
                ['Download', (of, name) => void download(of, name)],
              ]}
            />
          </div>
        )}
      </section>
    </ProgressContext>
  );
}
