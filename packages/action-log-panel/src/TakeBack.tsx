import { useEffect, useId, useRef } from 'react';
import controls from './controls.module.scss';
import styles from './Question.module.scss';

/** Offers to give back the session that 'Continuar daqui' replaced. It takes the focus, which was on that button. */
export function TakeBack({ onTakeBack }: { onTakeBack: () => void }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.question}>
      <p id={id} className={styles.text}>
        Você continua a partir do registro. A sua sessão de antes ainda está guardada aqui.
      </p>
      <button
        ref={button}
        type="button"
        aria-describedby={id}
        className={controls.button}
        onClick={onTakeBack}
      >
        Desfazer
      </button>
    </div>
  );
}
