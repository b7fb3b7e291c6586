import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/Button';
import question from '../ui/Question.module.scss';

/** Offers to undo 'Continuar daqui'. It takes the focus, which was on that button. */
export function UndoOffer({ onUndo }: { onUndo: () => void }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={question.question}>
      <p id={id} className={question.text}>
        Você continua a partir do registro. A sua sessão de antes ainda está guardada aqui.
      </p>
      <Button ref={button} aria-describedby={id} onClick={onUndo}>
        Desfazer
      </Button>
    </div>
  );
}
