import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import controls from './controls.module.scss';
import styles from './Question.module.scss';

interface Props {
  text: string;
  /** What the button says that does it. */
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before something is done. It takes the focus and gives it back; Escape is 'Cancelar'. */
export function Question({ text, yes, onYes, onNo }: Props) {
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    no.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onNo();
  };
  return (
    <div role="alertdialog" aria-labelledby={id} className={styles.question}>
      <p id={id} className={styles.text}>
        {text}
      </p>
      <div className={controls.row}>
        <button type="button" className={controls.primary} onClick={onYes} onKeyDown={onKeyDown}>
          {yes}
        </button>
        <button ref={no} type="button" className={controls.button} onClick={onNo} onKeyDown={onKeyDown}>
          Cancelar
        </button>
      </div>
    </div>
  );
}
