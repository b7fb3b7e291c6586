import { useEffect, useRef, useState } from 'react';
import type { Host } from '../host';
import { Recordings } from '../library/Recordings';
import { openFile } from '../logs/openLog';
import { SessionTools } from '../logs/SessionTools';
import { TroubleBox } from '../logs/TroubleBox';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { Glyph } from '../ui/Glyph';
import { Question } from '../ui/Question';
import { LogViewer } from '../viewer/LogViewer';
import { useAddress } from './useAddress';
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
  /** The address of a log to open, or empty. */
  logAddress: string;
  onClose: () => void;
}

/** Downloads, opens and shows logs. Its state is not in the store, because then every log would contain it. */
export function QaPanel<State>({ host, element, takesFocus, logAddress, onClose }: Props<State>) {
  const { timeline, title, opening, opened, trouble, forgetTrouble, open, mark, leave, continueHere, undo } =
    useOpenedLog(host);
  const address = useAddress(logAddress, host, open);
  const [hides, setHides] = useState(false);
  const [isTall, setIsTall] = useState(false);
  const [asksToContinue, setAsksToContinue] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const openChosen = (chosen: File) => void open(openFile(chosen, host.name), chosen.name);
  const isDragging = useDroppedFile(openChosen);
  useSpaceInPage(element, isTall, timeline !== null);
  useBlockedPage(timeline !== null, panel);
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  /** Moves the focus on: the button that did this disappears with it. */
  const andFocusFile = (act: () => void) => () => {
    act();
    file.current?.focus({ preventScroll: true });
  };
  const hint = timeline && !isDragging ? title : 'or drop the file here';

  return (
    <>
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
              <Button aria-label="Continue from here" onClick={() => setAsksToContinue(true)}>
                Continue
              </Button>
              <Button onClick={andFocusFile(leave)}>Close log</Button>
            </>
          )}
          <Button look="quiet" title="Taller panel" aria-pressed={isTall} onClick={() => setIsTall(!isTall)}>
            <Glyph name="tall" />
          </Button>
          <Button look="quiet" title="Close panel" onClick={onClose}>
            <Glyph name="close" />
          </Button>
          {!timeline && undo && (
            <p className="qaPanelUndo">
              You are continuing from the log. Your previous session is still saved here.{' '}
              <Button autoFocus onClick={andFocusFile(undo)}>
                Undo
              </Button>
            </p>
          )}
        </div>
        {timeline && asksToContinue && (
          <Question
            text="Continue from this step? It replaces your own session. This can be undone."
            yes="Replace my session"
            onYes={continueHere}
            onClose={() => setAsksToContinue(false)}
          />
        )}
        {address.question && (
          <Question text={address.question} yes="Open" onYes={address.accept} onClose={address.close} />
        )}
        {trouble && <TroubleBox {...trouble} onClose={andFocusFile(forgetTrouble)} />}
        {timeline ? (
          <LogViewer
            key={opened}
            timeline={timeline}
            host={host}
            panel={panel}
            mark={mark}
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
            <Recordings host={host} hides={hides} open={(log, name) => void open(log, name)} />
          </div>
        )}
      </section>
    </>
  );
}
