import { useEffect, useRef, useState } from 'react';
import type { Host } from '../host';
import { openFile, troubleTexts } from '../logs/openLog';
import { SessionTools } from '../logs/SessionTools';
import { KeptRecordings } from '../recordings/KeptRecordings';
import { Button } from '../ui/Button';
import columns from '../ui/columns.module.scss';
import { FileButton } from '../ui/FileButton';
import { Glyph } from '../ui/Glyph';
import { Question } from '../ui/Question';
import { Viewing } from '../viewer/Viewing';
import { HeightHandle } from './HeightHandle';
import styles from './QaPanel.module.scss';
import { UndoOffer } from './UndoOffer';
import { useAddress } from './useAddress';
import { useBlockedPage } from './useBlockedPage';
import { useDroppedFile } from './useDroppedFile';
import { useOpenedLog } from './useOpenedLog';

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
  const { timeline, title, opening, opened, trouble, open, mark, leave, continueHere, undo } =
    useOpenedLog(host);
  const address = useAddress(logAddress, host.logOrigins, open);
  const [hides, setHides] = useState(false);
  /** The opened log whose state shall become the live state: a question asks about it. */
  const [continued, setContinued] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const openChosen = (chosen: File) => void open(openFile(chosen), chosen.name);
  const isDragging = useDroppedFile(openChosen);
  useBlockedPage(timeline !== null, panel);
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
      <p role="status" className={styles.strip}>
        {timeline && 'Reprodução de um registro. Sua própria sessão está guardada.'}
      </p>
      <section
        ref={panel}
        tabIndex={-1}
        className={styles.panel}
        aria-label="Painel de QA"
        data-dragging={isDragging}
      >
        <HeightHandle />
        <div className={styles.bar}>
          <h2 className={styles.title}>QA</h2>
          <FileButton text="Abrir registro" input={file} onFile={openChosen} />
          <p className={styles.hint}>
            {opening ? `Abrindo ${opening}…` : timeline && !isDragging ? title : 'ou solte o arquivo aqui'}
          </p>
          {timeline && (
            <>
              <Button onClick={() => setContinued(opened)}>Continuar daqui</Button>
              <Button onClick={andFocusFile(leave)}>Sair da reprodução</Button>
            </>
          )}
          <Button look="quiet" aria-label="Fechar painel" title="Fechar painel" onClick={onClose}>
            <Glyph name="close" />
          </Button>
          {timeline && continued === opened && (
            <Question
              text={['Continuar a partir deste passo?', host.describeLoss(), 'Dá para desfazer.'].join(' ')}
              yes="Trocar minha sessão"
              onYes={continueHere}
              onNo={() => setContinued(0)}
            />
          )}
          {address.question && (
            <Question text={address.question} yes="Abrir" onYes={address.accept} onNo={address.refuse} />
          )}
          {!timeline && undo && <UndoOffer onUndo={andFocusFile(undo)} />}
        </div>
        {trouble && (
          <p role="alert" className={styles.trouble}>
            {troubleTexts[trouble]}
          </p>
        )}
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
          <div className={columns.columns}>
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
