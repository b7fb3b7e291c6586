import { useId, type FormEvent } from 'react';
import { writeLog } from 'action-log';
import type { Log } from 'action-log';
import controls from './controls.module.scss';
import { hideLog } from './hideLog';
import { ownLog } from './ownLog';
import type { QaShop } from './qaShop';
import { reportOf } from './report';
import { saveFile } from './saveFile';
import { tellSteps } from './tellSteps';
import { useCopying } from './useCopying';
import { countActions } from './wording';
import styles from './SessionTools.module.scss';

interface Props<State> {
  shop: QaShop<State>;
  /** The log that is shown; without one, the tools work on the recording of this page load. */
  viewed: Log | null;
  /** Adds a note to that log, or to that recording. */
  mark: (note: string) => void;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** Downloads a log, copies its steps or a report of it, and adds notes to it. */
export function SessionTools<State>({ shop, viewed, mark, hides, onHide }: Props<State>) {
  const title = useId();
  const { told, tell, uncopied, copy } = useCopying();
  const whose = viewed ? 'do registro aberto' : 'da sua sessão';
  const log = () => {
    if (!viewed) return ownLog(shop, hides);
    return hides ? hideLog(viewed, shop) : viewed;
  };

  const download = async () => {
    const saved = log();
    saveFile(saved, await writeLog(saved));
    tell(
      viewed
        ? `Registro aberto baixado, com as notas: ${countActions(saved.actions.length)}.`
        : `Registro da sua sessão baixado: ${countActions(saved.actions.length)}.`,
    );
  };
  const copySteps = () => {
    const { actions } = viewed ?? ownLog(shop, hides);
    const steps = tellSteps(viewed ?? ownLog(shop, hides), shop, hides);
    return copy('Passos', steps, `Passos ${whose} copiados: ${countActions(actions.length)}.`);
  };
  const copyReport = async () =>
    copy('Relatório', await reportOf(log(), shop, !viewed), `Relatório ${whose} copiado, em Markdown.`);
  const onMark = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('note');
    if (!(input instanceof HTMLInputElement)) return;
    const note = input.value.trim() || 'Sem texto';
    mark(note);
    input.value = '';
    tell(
      viewed
        ? `Nota no passo que está à mostra: ${note}. 'Baixar registro' a guarda.`
        : `Nota guardada no registro da sua sessão: ${note}`,
    );
  };

  return (
    <section className={styles.tools} aria-labelledby={title}>
      <h3 id={title} className={controls.heading}>
        {viewed ? 'Registro aberto' : 'Sua sessão'}
      </h3>
      <div className={controls.row}>
        <button type="button" className={controls.button} onClick={() => void download()}>
          Baixar registro
        </button>
        <button type="button" className={controls.button} onClick={() => void copySteps()}>
          Copiar passos
        </button>
        <button type="button" className={controls.button} onClick={() => void copyReport()}>
          Copiar relatório
        </button>
      </div>
      <form className={controls.row} onSubmit={onMark}>
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
        <textarea
          aria-label={uncopied.name}
          readOnly
          rows={4}
          className={styles.steps}
          value={uncopied.text}
        />
      )}
    </section>
  );
}
