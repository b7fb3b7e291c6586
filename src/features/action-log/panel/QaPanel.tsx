import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import controls from './controls.module.scss';
import { Glyph } from './Glyph';
import { HeightHandle } from './HeightHandle';
import { KeptRecordings } from './KeptRecordings';
import { openFile, troubles } from './logFile';
import { LogViewer } from './LogViewer';
import type { QaShop } from './qaShop';
import { SessionTools } from './SessionTools';
import { useDroppedFile } from './useDroppedFile';
import { useHeldBack } from './useHeldBack';
import { useViewing } from './useViewing';
import styles from './QaPanel.module.scss';

interface Props<State> {
  shop: QaShop<State>;
  /** Whether a person opened the panel just now; only then it takes the focus. */
  isAsked: boolean;
  onClose: () => void;
}

/** Downloads, opens and shows logs. Its state is not in the store, where it would become part of every log. */
export function QaPanel<State>({ shop, isAsked, onClose }: Props<State>) {
  const { timeline, opened, trouble, open, leave, continueHere } = useViewing(shop);
  const [hides, setHides] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const isDragging = useDroppedFile((dropped) => void open(openFile(dropped)));
  useHeldBack(timeline !== null, panel);
  useEffect(() => {
    if (isAsked) panel.current?.focus({ preventScroll: true });
  }, [isAsked]);

  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    if (chosen) void open(openFile(chosen));
    target.value = ''; // Otherwise choosing the same file again would be no change.
  };
  const onLeave = () => {
    leave();
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
          <p className={styles.hint}>{!timeline && 'ou solte o arquivo aqui'}</p>
          {timeline && (
            <>
              <button type="button" className={controls.button} onClick={continueHere}>
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
        </div>
        {trouble && (
          <p role="alert" className={styles.trouble}>
            {troubles[trouble]}
          </p>
        )}
        <div className={styles.columns} data-viewing={timeline !== null}>
          {timeline && <LogViewer key={opened} timeline={timeline} shop={shop} panel={panel} />}
          <SessionTools shop={shop} viewed={timeline?.log ?? null} hides={hides} onHide={setHides} />
          {!timeline && <KeptRecordings shop={shop} hides={hides} open={(log) => void open(log)} />}
        </div>
      </section>
    </>
  );
}
