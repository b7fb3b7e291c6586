import { createTimeline, decode, LONGEST, readLog } from 'action-log';
import type { Log, LogTrouble, Replayable, Timeline } from 'action-log';
import { timed } from './reducerTimes';
import { t } from '../words/t';

/** Why a log cannot be shown. */
export type Trouble =
  LogTrouble | 'unreadable' | 'noAddress' | 'otherOrigin' | 'missing' | 'refused' | 'unreachable';

/** By trouble: what is wrong, and what to do. */
export const troubleTexts: Readonly<Record<Trouble, readonly [what: string, remedy: string]>> = {
  damaged: [
    t`O arquivo está danificado: não dá para ler as ações dele.`,
    t`Peça o arquivo de novo, de preferência zipado: e-mails e editores de texto podem mudar o conteúdo.`,
  ],
  foreign: [
    t`Este arquivo não é um registro deste app.`,
    t`Escolha um arquivo .json que "Baixar registro" gravou.`,
  ],
  newer: [
    t`Este registro é de uma versão mais nova do app.`,
    t`Recarregue a página para ter a versão atual, ou abra o registro no endereço onde foi gravado.`,
  ],
  unknownVersion: [
    t`Este registro é de uma versão desconhecida: o app não sabe abri-lo.`,
    t`Abra-o no endereço onde foi gravado.`,
  ],
  tooLong: [
    t`O arquivo é grande demais para ser aberto aqui.`,
    t`O limite é de 50 MB, também depois de descomprimir. Grave de novo só o que mostra o problema.`,
  ],
  unreadable: [
    t`O navegador não conseguiu ler o arquivo.`,
    t`Copie o arquivo para o seu computador e escolha-o de novo.`,
  ],
  noAddress: [t`Isto não é o endereço de um registro.`, t`Ele começa com http, https ou data.`],
  otherOrigin: [
    t`Este app só abre registros do endereço dele e dos que o dono dele escolheu.`,
    t`Baixe o arquivo e abra-o aqui.`,
  ],
  missing: [t`Não há nenhum arquivo nesse endereço.`, t`Confira o link; ou peça o arquivo e abra-o aqui.`],
  refused: [
    t`O servidor desse endereço não entregou o arquivo.`,
    t`Entre nesse servidor em outra aba e tente de novo, ou baixe o arquivo e abra-o aqui.`,
  ],
  unreachable: [
    t`Não deu para buscar o registro: ou falta a rede, ou o servidor não o abre para outras páginas.`,
    t`Baixe o arquivo e abra-o aqui.`,
  ],
};

/** Reads the log in a file that a person chose. Never throws. */
export async function openFile(file: File, name?: string): Promise<Log | Trouble> {
  if (file.size > LONGEST) return 'tooLong';
  try {
    return await readLog(decode(new Uint8Array(await file.arrayBuffer())), name);
  } catch {
    return 'unreadable';
  }
}

/** Prepares a log for the panel. Never throws: a log whose first state is not a state of the app counts as damaged. */
export function timelineOf<State>(log: Log | Trouble, host: Replayable<State>): Timeline<State> | Trouble {
  if (typeof log === 'string') return log;
  try {
    return createTimeline(log, timed(host));
  } catch {
    return 'damaged';
  }
}
