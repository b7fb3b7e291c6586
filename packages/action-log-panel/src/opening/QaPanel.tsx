import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Host } from '../host';
import { openFile } from '../logs/openLog';
import { SessionTools } from '../logs/SessionTools';
import { TroubleBox } from '../logs/TroubleBox';
import { KeptRecordings } from '../kept/KeptRecordings';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { Glyph } from '../ui/Glyph';
import { PanelElement } from '../ui/PanelElement';
import { Question } from '../ui/Question';
import { Viewing } from '../viewer/Viewing';
import { HeightHandle } from './HeightHandle';
import { UndoOffer } from './UndoOffer';
import { useAddress } from './useAddress';
import { useClosableTips } from '../ui/useClosableTips';
import { useBlockedPage } from './useBlockedPage';
import { useDroppedFile } from './useDroppedFile';
import { useOpenedLog } from './useOpenedLog';
import { t } from '../words/t';

interface Props<State> {
  host: Host<State>;
  /** Whether a person has just opened the panel. */
  takesFocus: boolean;
  /** The address of a log to open, or empty. */
  logAddress: string;
  onClose: () => void;
}

/** Downloads, opens and shows logs. Its state is not in the store, because then every log would contain it. */
export function QaPanel<State>({ host, takesFocus, logAddress, onClose }: Props<State>) {
  const { timeline, title, opening, opened, trouble, forgetTrouble, open, mark, leave, continueHere, undo } =
    useOpenedLog(host);
  const address = useAddress(logAddress, host, open);
  const [hides, setHides] = useState(false);
  /** The log that the person wants to continue; a question confirms it. */
  const [continued, setContinued] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const openChosen = (chosen: File) => void open(openFile(chosen, host.name), chosen.name);
  const isDragging = useDroppedFile(openChosen);
  useBlockedPage(timeline !== null, panel);
  useClosableTips(panel);
  useEffect(() => {
    if (takesFocus) panel.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const element = use(PanelElement);
  const isViewing = timeline !== null;
  useLayoutEffect(() => {
    if (element) element.dataset.actionLogPanel = isViewing ? 'viewing' : '';
  }, [element, isViewing]);

  /** Moves the focus on: the button that did this disappears with it. */
  const andFocusFile = (act: () => void) => () => {
    act();
    file.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <p role="status" part="panel" className="qaPanelStrip">
        {timeline && t`Reprodução de um registro. Sua própria sessão está guardada.`}
      </p>
      <section
        ref={panel}
        part="panel"
        tabIndex={-1}
        className="qaPanel"
        aria-label={t`Painel de QA`}
        data-dragging={isDragging}
      >
        <HeightHandle name={host.name} />
        <div className="qaPanelBar">
          <h2 className="qaPanelTitle">QA</h2>
          <FileButton text={t`Abrir registro`} glyph="open" input={file} onFile={openChosen} />
          <p className="qaPanelHint">
            {opening ? t`Abrindo ${opening}…` : timeline && !isDragging ? title : t`ou solte o arquivo aqui`}
          </p>
          {timeline && (
            <>
              <Button aria-label={t`Continuar daqui`} onClick={() => setContinued(opened)}>
                {t`Continuar`}
                <span className="wide">&nbsp;{t`daqui`}</span>
              </Button>
              <Button aria-label={t`Sair da reprodução`} onClick={andFocusFile(leave)}>
                {t`Sair`}
                <span className="wide">&nbsp;{t`da reprodução`}</span>
              </Button>
            </>
          )}
          <Button look="quiet" aria-label={t`Fechar painel`} tip={t`Fechar painel`} onClick={onClose}>
            <Glyph name="close" />
          </Button>
          {timeline && continued === opened && (
            <Question
              text={[t`Continuar a partir deste passo?`, host.describeLoss(), t`Dá para desfazer.`].join(' ')}
              yes={t`Trocar minha sessão`}
              onYes={continueHere}
              onNo={() => setContinued(0)}
            />
          )}
          {address.question && (
            <Question text={address.question} yes={t`Abrir`} onYes={address.accept} onNo={address.refuse} />
          )}
          {!timeline && undo && <UndoOffer onUndo={andFocusFile(undo)} />}
        </div>
        {trouble && <TroubleBox {...trouble} onClose={andFocusFile(forgetTrouble)} />}
        {timeline ? (
          <Viewing
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
            <KeptRecordings host={host} hides={hides} open={(log, name) => void open(log, name)} />
          </div>
        )}
      </section>
    </>
  );
}
