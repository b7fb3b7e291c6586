import { useId, useState, type FormEvent } from 'react';
import { writeLog } from '../file/writeLog';
import type { Log } from '../model/log';
import controls from './controls.module.scss';
import { ownLog } from './ownLog';
import type { QaShop } from './qaShop';
import { saveFile } from './saveFile';
import { tellSteps } from './tellSteps';
import { countActions } from './wording';
import styles from './SessionTools.module.scss';

interface Props<State> {
  shop: QaShop<State>;
  /** The log that is shown; its steps are copied instead of the shopper's own. */
  viewed: Log | null;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** Downloads the recording of this page load, copies its steps, and adds notes to it. */
export function SessionTools<State>({ shop, viewed, hides, onHide }: Props<State>) {
  const title = useId();
  const [told, setTold] = useState('');
  const [uncopied, setUncopied] = useState('');

  const download = async () => {
    const log = ownLog(shop, hides);
    saveFile(log, await writeLog(log));
    setTold(`Registro da sua sessão baixado: ${countActions(log.actions.length)}.`);
  };
  const copy = async () => {
    const log = viewed ?? ownLog(shop, hides);
    const text = tellSteps(log, shop, hides);
    const whose = viewed ? 'do registro aberto' : 'da sua sessão';
    const isCopied = await copyText(text);
    setUncopied(isCopied ? '' : text);
    setTold(
      isCopied
        ? `Passos ${whose} copiados: ${countActions(log.actions.length)}.`
        : 'O navegador não deixou copiar. Copie daqui:',
    );
  };
  const mark = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('note');
    if (!(input instanceof HTMLInputElement)) return;
    const note = input.value.trim() || 'Sem texto';
    shop.mark(note);
    input.value = '';
    setTold(`Nota guardada no registro da sua sessão: ${note}`);
  };

  return (
    <section className={styles.tools} aria-labelledby={title}>
      <h3 id={title} className={controls.heading}>
        Sua sessão
      </h3>
      <div className={controls.row}>
        <button type="button" className={controls.button} onClick={() => void download()}>
          Baixar registro
        </button>
        <button type="button" className={controls.button} onClick={() => void copy()}>
          Copiar passos
        </button>
      </div>
      <form className={controls.row} onSubmit={mark}>
        <input
          name="note"
          aria-label="Nota"
          placeholder="Nota"
          autoComplete="off"
          className={`${controls.field} ${styles.note}`}
        />
        <button type="submit" className={controls.button}>
          Marcar aqui
        </button>
      </form>
      <label className={styles.check}>
        <input type="checkbox" checked={hides} onChange={(event) => onHide(event.target.checked)} />
        Ocultar o texto das buscas
      </label>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {uncopied && (
        <textarea aria-label="Passos" readOnly rows={4} className={styles.steps} value={uncopied} />
      )}
    </section>
  );
}

/** Returns whether it worked: a browser may forbid it, and has no clipboard on an insecure address. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
