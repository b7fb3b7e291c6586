import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/Button';
import { t } from '../words/t';

/** Offers to undo 'Continuar daqui'. It takes the focus, which was on that button. */
export function UndoOffer({ onUndo }: { onUndo: () => void }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="question">
      <p id={id} className="questionText">
        {t`Você continua a partir do registro. A sua sessão de antes ainda está guardada aqui.`}
      </p>
      <Button ref={button} aria-describedby={id} onClick={onUndo}>
        {t`Desfazer`}
      </Button>
    </div>
  );
}
