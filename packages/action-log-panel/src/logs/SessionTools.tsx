import type { FormEvent } from 'react';
import { writeLog, type Log } from 'action-log';
import type { Host } from '../host';
import { Button } from '../ui/Button';
import controls from '../ui/controls.module.scss';
import { Section } from '../ui/Section';
import { countActions } from '../words/formats';
import { hideLog } from './hideLog';
import { ownLog } from './ownLog';
import { reportOf } from './report';
import { saveFile } from './saveFile';
import styles from './SessionTools.module.scss';
import { stepsText } from './stepsText';
import { useCopying } from './useCopying';

interface Props<State> {
  host: Host<State>;
  /** The log that is shown; without one, the tools work on the recording of this page load. */
  viewed: Log | null;
  /** Adds a note to that log, or to that recording. */
  mark: (note: string) => void;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** Downloads a log, copies its steps or a report of it, and adds notes to it. */
export function SessionTools<State>({ host, viewed, mark, hides, onHide }: Props<State>) {
  const { message, setMessage, uncopied, copy } = useCopying();
  const whose = viewed ? 'do registro aberto' : 'da sua sessão';
  const log = () => {
    if (!viewed) return ownLog(host, hides);
    return hides ? hideLog(viewed, host) : viewed;
  };

  const download = async () => {
    const saved = log();
    saveFile(saved, await writeLog(saved));
    setMessage(
      viewed
        ? `Registro aberto baixado, com as notas: ${countActions(saved.actions.length)}.`
        : `Registro da sua sessão baixado: ${countActions(saved.actions.length)}.`,
    );
  };
  const copySteps = () => {
    const copied = viewed ?? ownLog(host, hides);
    const count = countActions(copied.actions.length);
    return copy('Passos', stepsText(copied, host, hides), `Passos ${whose} copiados: ${count}.`);
  };
  const copyReport = async () =>
    copy('Relatório', await reportOf(log(), host, !viewed), `Relatório ${whose} copiado, em Markdown.`);
  const onMark = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('note');
    if (!(input instanceof HTMLInputElement)) return;
    const note = input.value.trim() || 'Sem texto';
    mark(note);
    input.value = '';
    setMessage(
      viewed
        ? `Nota no passo que está à mostra: ${note}. 'Baixar registro' a guarda.`
        : `Nota guardada no registro da sua sessão: ${note}`,
    );
  };

  return (
    <Section title={viewed ? 'Registro aberto' : 'Sua sessão'} className={styles.tools}>
      <div className={controls.row}>
        <Button onClick={() => void download()}>Baixar registro</Button>
        <Button onClick={() => void copySteps()}>Copiar passos</Button>
        <Button onClick={() => void copyReport()}>Copiar relatório</Button>
      </div>
      <form className={controls.row} onSubmit={onMark}>
        <input
          name="note"
          aria-label="Nota"
          placeholder="Nota"
          autoComplete="off"
          className={`${controls.field} ${styles.note}`}
        />
        <Button type="submit">Marcar aqui</Button>
      </form>
      <label className={styles.check}>
        <input type="checkbox" checked={hides} onChange={(event) => onHide(event.target.checked)} />
        Ocultar o que foi digitado
      </label>
      <p role="status" className={styles.message}>
        {message}
      </p>
      {uncopied && (
        <textarea
          aria-label={uncopied.name}
          readOnly
          rows={4}
          className={styles.uncopied}
          value={uncopied.text}
        />
      )}
    </Section>
  );
}
