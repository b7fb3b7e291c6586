import { useId, useRef, type KeyboardEvent } from 'react';
import { Button } from './Button';
import controls from './controls.module.scss';
import styles from './Question.module.scss';
import { useBorrowedFocus } from './useBorrowedFocus';

interface Props {
  text: string;
  /** The text of the button that does it. */
  yes: string;
  onYes: () => void;
  onNo: () => void;
}

/** A question before something is done. Escape is 'Cancelar'. */
export function Question({ text, yes, onYes, onNo }: Props) {
  const id = useId();
  const no = useRef<HTMLButtonElement>(null);
  useBorrowedFocus(no);
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
        <Button look="primary" onClick={onYes} onKeyDown={onKeyDown}>
          {yes}
        </Button>
        <Button ref={no} onClick={onNo} onKeyDown={onKeyDown}>
          Cancelar
        </Button>
      </div>
    </div>
  );
}
