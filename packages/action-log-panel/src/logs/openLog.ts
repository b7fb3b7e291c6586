import { createTimeline, decode, LONGEST, readLog } from 'action-log';
import type { Log, LogTrouble, Replayable, Timeline } from 'action-log';
import { t } from '../words/t';

/** Why a log cannot be shown. */
export type Trouble =
  LogTrouble | 'unreadable' | 'noAddress' | 'otherOrigin' | 'missing' | 'refused' | 'unreachable';

export const troubleTexts: Readonly<Record<Trouble, string>> = {
  damaged: t`O arquivo está danificado: não dá para ler as ações dele.`,
  foreign: t`Este arquivo não é um registro deste app.`,
  newer: t`Este registro é de uma versão mais nova do app: abra-o nela.`,
  unknownVersion: t`Este registro é de uma versão desconhecida: o app não sabe abri-lo.`,
  tooLong: t`O arquivo é grande demais para ser aberto aqui.`,
  unreadable: t`O navegador não conseguiu ler o arquivo.`,
  noAddress: t`Isto não é o endereço de um registro: ele começa com http, https ou data.`,
  otherOrigin: t`Este app só abre registros do endereço dele e dos que o dono dele escolheu: baixe o arquivo e abra-o aqui.`,
  missing: t`Não há nenhum arquivo nesse endereço.`,
  refused: t`O servidor desse endereço não entregou o arquivo.`,
  unreachable: t`Não deu para buscar o registro: ou falta a rede, ou o servidor não o abre para outras páginas.`,
};

/** Reads the log in a file that a person chose. Never throws. */
export async function openFile(file: File): Promise<Log | Trouble> {
  if (file.size > LONGEST) return 'tooLong';
  try {
    return await readLog(decode(new Uint8Array(await file.arrayBuffer())));
  } catch {
    return 'unreadable';
  }
}

/** Prepares a log for the panel. Never throws: a log whose first state is not a state of the app counts as damaged. */
export function timelineOf<State>(log: Log | Trouble, host: Replayable<State>): Timeline<State> | Trouble {
  if (typeof log === 'string') return log;
  try {
    return createTimeline(log, host);
  } catch {
    return 'damaged';
  }
}
