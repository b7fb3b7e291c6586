import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import controls from './controls.module.scss';
import { Glyph } from './Glyph';
import { HeightHandle } from './HeightHandle';
import { KeptRecordings } from './KeptRecordings';
import { openFile, troubles } from './logFile';
import type { QaShop } from './qaShop';
import { Question } from './Question';
import { SessionTools } from './SessionTools';
import { TakeBack } from './TakeBack';
import { useAddress } from './useAddress';
import { useDroppedFile } from './useDroppedFile';
import { useHeldBack } from './useHeldBack';
import { useViewing } from './useViewing';
import { Viewing } from './Viewing';
import styles from './QaPanel.module.scss';

interface Props<State> {
  shop: QaShop<State>;
  /** Whether a person opened the panel just now; only then it takes the focus. */
  isAsked: boolean;
  /** The address of a log that is to be opened; empty where there is none. */
  logAddress: string;
  onClose: () => void;
}

/** Downloads, opens and shows logs. Its state is not in the store, where it would become part of every log. */
export function QaPanel<State>({ shop, isAsked, logAddress, onClose }: Props<State>) {
  const { timeline, title, opening, opened, trouble, open, mark, leave, continueHere, takeBack } =
    useViewing(shop);
  const address = useAddress(logAddress, shop.logOrigins, open);
  const [hides, setHides] = useState(false);
  /** Of which opened log the state is to become the shopper's own. */
  const [continued, setContinued] = useState(0);
  const panel = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const openChosen = (chosen: File) => void open(openFile(chosen), chosen.name);
  const isDragging = useDroppedFile(openChosen);
  useHeldBack(timeline !== null, panel);
  useEffect(() => {
    if (isAsked) panel.current?.focus({ preventScroll: true });
  }, [isAsked]);

  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) openChosen(chosen);
    target.value = ''; // Otherwise choosing the same file again would be no change.
  };
  // The button that was pressed is gone after it, and the focus with it.
  const focusFile = () => file.current?.focus({ preventScroll: true });
  const onLeave = () => {
    leave();
    focusFile();
  };
  const onTakeBack = () => {
    takeBack?.();
    focusFile();
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
        <HeightHandle shop={shop} />
        <div className={styles.bar}>
          <h2 className={styles.title}>QA</h2>
          <label className={controls.button}>
            Abrir registro
            <input
              ref={file}
              type="file"
              accept=".json,application/json"
              className="visually-hidden"
              onChange={onFile}
            />
          </label>
          <p className={styles.hint}>
            {opening ? `Abrindo ${opening}…` : timeline && !isDragging ? title : 'ou solte o arquivo aqui'}
          </p>
          {timeline && (
            <>
              <button type="button" className={controls.button} onClick={() => setContinued(opened)}>
                Continuar daqui
              </button>
              <button type="button" className={controls.button} onClick={onLeave}>
                Sair da reprodução
              </button>
            </>
          )}
          <button
            type="button"
            className={controls.quiet}
            aria-label="Fechar painel"
            title="Fechar painel"
            onClick={onClose}
          >
            <Glyph name="close" />
          </button>
          {timeline && continued === opened && (
            <Question
              text={`Continuar a partir deste passo? ${shop.tellLoss()} Dá para desfazer.`}
              yes="Trocar minha sessão"
              onYes={continueHere}
              onNo={() => setContinued(0)}
            />
          )}
          {address.asked && (
            <Question
              text={`Abrir o registro de ${address.asked}?`}
              yes="Abrir"
              onYes={address.accept}
              onNo={address.refuse}
            />
          )}
          {!timeline && takeBack && <TakeBack onTakeBack={onTakeBack} />}
        </div>
        {trouble && (
          <p role="alert" className={styles.trouble}>
            {troubles[trouble]}
          </p>
        )}
        {timeline ? (
          <Viewing
            key={opened}
            timeline={timeline}
            shop={shop}
            panel={panel}
            mark={mark}
            hides={hides}
            onHide={setHides}
          />
        ) : (
          <div className={styles.columns}>
            <SessionTools shop={shop} viewed={null} mark={shop.mark} hides={hides} onHide={setHides} />
            <KeptRecordings shop={shop} hides={hides} open={(log, name) => void open(log, name)} />
          </div>
        )}
      </section>
    </>
  );
}
