import { decode } from 'action-log';
import { LONGEST } from 'action-log';
import { readLog, type LogTrouble } from 'action-log';
import type { Log } from 'action-log';
import type { Replayable } from 'action-log';
import { createTimeline, type Timeline } from 'action-log';

/** Why a log cannot be shown. */
export type Trouble =
  LogTrouble | 'unreadable' | 'noAddress' | 'otherOrigin' | 'missing' | 'refused' | 'unreachable';

export const troubles: Readonly<Record<Trouble, string>> = {
  damaged: 'O arquivo está danificado: não dá para ler as ações dele.',
  foreign: 'Este arquivo não é um registro desta loja.',
  newer: 'Este registro é de uma versão mais nova da loja: abra-o nela.',
  unknownVersion: 'Este registro é de uma versão desconhecida: a loja não sabe abri-lo.',
  tooLong: 'O arquivo é grande demais para ser aberto aqui.',
  unreadable: 'O navegador não conseguiu ler o arquivo.',
  noAddress: 'Isto não é o endereço de um registro: ele começa com http, https ou data.',
  otherOrigin:
    'Esta loja só abre registros do endereço dela e dos que o dono dela escolheu: baixe o arquivo e abra-o aqui.',
  missing: 'Não há nenhum arquivo nesse endereço.',
  refused: 'O servidor desse endereço não entregou o arquivo.',
  unreachable:
    'Não deu para buscar o registro: ou falta a rede, ou o servidor não o abre para outras páginas.',
};

/** The log in a file that a person chose. Never throws. */
export async function openFile(file: File): Promise<Log | Trouble> {
  if (file.size > LONGEST) return 'tooLong';
  try {
    return await readLog(decode(new Uint8Array(await file.arrayBuffer())));
  } catch {
    return 'unreadable';
  }
}

/** A log, ready to be shown. Never throws: a log whose first state is no state of the shop counts as damaged. */
export function timelineOf<State>(log: Log | Trouble, shop: Replayable<State>): Timeline<State> | Trouble {
  if (typeof log === 'string') return log;
  try {
    return createTimeline(log, shop);
  } catch {
    return 'damaged';
  }
}
