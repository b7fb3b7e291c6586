import type { Log } from '../model/log';
import type { QaShop } from './qaShop';
import { readLog, type LogTrouble } from '../file/readLog';
import { createTimeline, type Timeline } from '../replay/timeline';

/** A longer file would fill the tab's memory. The longest recording that there can be takes some 20 MB. */
const LONGEST = 200 * 2 ** 20;

/** Why a log is not shown. */
export type Trouble = LogTrouble | 'tooLong' | 'unreadable';

export const troubles: Readonly<Record<Trouble, string>> = {
  damaged: 'O arquivo está danificado: não dá para ler as ações dele.',
  foreign: 'Este arquivo não é um registro da Canecamisa.',
  newer: 'Este registro é de uma versão mais nova da loja: abra-o nela.',
  unknownVersion: 'Este registro é de uma versão desconhecida: a loja não sabe abri-lo.',
  tooLong: 'O arquivo é grande demais para ser aberto aqui.',
  unreadable: 'O navegador não conseguiu ler o arquivo.',
};

/** The log in a file that a person chose. Never throws. */
export async function openFile(file: File): Promise<Log | Trouble> {
  if (file.size > LONGEST) return 'tooLong';
  try {
    return await readLog(await file.text());
  } catch {
    return 'unreadable';
  }
}

/** A log ready to be looked at. Never throws: a log that begins with no state of the shop is a damaged one. */
export function timelineOf(log: Log | Trouble, shop: QaShop): Timeline | Trouble {
  if (typeof log === 'string') return log;
  if (!shop.isState(log.preloadedState)) return 'damaged';
  try {
    return createTimeline(log, shop);
  } catch {
    return 'damaged';
  }
}
