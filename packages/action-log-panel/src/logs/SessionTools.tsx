import type { FormEvent } from 'react';
import { lostFrom, writeLog, type Log } from 'action-log';
import type { Host } from '../host';
import { Button } from '../ui/Button';
import { Check } from '../ui/Check';
import { Section } from '../ui/Section';
import { countActions } from '../words/formats';
import { hideLog } from './hideLog';
import { ownLog } from './ownLog';
import { reportOf } from './report';
import { saveFile } from './saveFile';
import { stepsText } from './stepsText';
import { useCopying } from './useCopying';
import { t } from '../words/t';

interface Props<State> {
  host: Host<State>;
  /** The log that is shown; without one, the tools work on the recording of this page load. */
  viewed: Log | null;
  /** Adds a mark to that log, or to that recording. */
  mark: (text: string) => void;
  hides: boolean;
  onHide: (hides: boolean) => void;
}

/** Downloads a log, copies its steps or a report of it, and adds marks to it. */
export function SessionTools<State>({ host, viewed, mark, hides, onHide }: Props<State>) {
  const { message, setMessage, uncopied, copy } = useCopying();
  const whose = viewed ? t`do registro aberto` : t`da sua sessão`;
  const log = () => {
    if (!viewed) return ownLog(host, hides);
    return hides ? hideLog(viewed, host) : viewed;
  };

  const download = async () => {
    const lost = viewed ? null : lostFrom(host.recorder.recording);
    try {
      const saved = log();
      saveFile(saved, await writeLog(saved, host.name), host.name);
      const count = countActions(saved.actions.length);
      if (viewed) return setMessage(t`Registro aberto baixado, com as notas: ${count}.`);
      setMessage(
        lost === null
          ? t`Registro da sua sessão baixado: ${count}.`
          : t`Registro da sua sessão baixado: ${count}. O arquivo não guarda ${lost}: não é JSON.`,
      );
    } catch (error) {
      setMessage(t`O registro não pode ser escrito: ${lost ?? String(error)} não é JSON.`);
    }
  };
  const copySteps = () => {
    const copied = viewed ?? ownLog(host, hides);
    const count = countActions(copied.actions.length);
    return copy(t`Passos`, stepsText(copied, host, hides), t`Passos ${whose} copiados: ${count}.`);
  };
  const copyReport = async () =>
    copy(t`Relatório`, await reportOf(log(), host, !viewed), t`Relatório ${whose} copiado, em Markdown.`);
  const onMark = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('mark');
    if (!(input instanceof HTMLInputElement)) return;
    const text = input.value.trim() || t`Sem texto`;
    mark(text);
    input.value = '';
    setMessage(
      viewed
        ? t`Nota no passo que está à mostra: ${text}. 'Baixar registro' a guarda.`
        : t`Nota guardada no registro da sua sessão: ${text}`,
    );
  };

  return (
    <Section title={viewed ? t`Registro aberto` : t`Sua sessão`} className="sessionTools">
      <div className="row">
        <Button onClick={() => void download()}>{t`Baixar registro`}</Button>
        <Button onClick={() => void copySteps()}>{t`Copiar passos`}</Button>
        <Button onClick={() => void copyReport()}>{t`Copiar relatório`}</Button>
      </div>
      <form className="row" onSubmit={onMark}>
        <input
          name="mark"
          aria-label={t`Nota`}
          placeholder={t`Nota`}
          autoComplete="off"
          className="field sessionToolsNote"
        />
        <Button type="submit">{t`Marcar aqui`}</Button>
      </form>
      <Check text={t`Ocultar o que foi digitado`} isOn={hides} onChange={onHide} />
      <p role="status" className="sessionToolsMessage">
        {message}
      </p>
      {uncopied && (
        <textarea
          aria-label={uncopied.name}
          readOnly
          rows={4}
          className="sessionToolsUncopied"
          value={uncopied.text}
        />
      )}
    </Section>
  );
}
