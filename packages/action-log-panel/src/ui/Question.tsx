import { useId, useRef, type KeyboardEvent } from 'react';
import { Button } from './Button';
import { useBorrowedFocus } from './useBorrowedFocus';
import { t } from '../words/t';

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
    <div role="alertdialog" aria-labelledby={id} className="question">
      <p id={id} className="questionText">
        {text}
      </p>
      <div className="row">
        <Button look="primary" onClick={onYes} onKeyDown={onKeyDown}>
          {yes}
        </Button>
        <Button ref={no} onClick={onNo} onKeyDown={onKeyDown}>
          {t`Cancelar`}
        </Button>
      </div>
    </div>
  );
}
