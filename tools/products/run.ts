import { parseCommandLine } from '../../server/command.mjs';
import { reasonOf } from './problems';
import type { Io } from './io';
import { runCheck } from './runCheck';
import { runExport } from './runExport';
import { runImport } from './runImport';
import { runUndo } from './runUndo';

const USAGE = `npm run products -- check [URL|ARQUIVO]                   o que a loja mostraria, e o que está errado
npm run products -- import PLANILHA [OPÇÕES]              a planilha (.xlsx, .ods, .xls, .csv) vira products.json;
                                                          --visible: sem linhas e colunas ocultas; --yes: sem perguntar;
                                                          --photos: baixa para photos/ as fotos que têm um endereço
npm run products -- undo                                  a lista de antes da última importação volta; outro undo, a de antes dela
npm run products -- export [PLANILHA.xlsx]                products.json, ou os exemplos, vira planilha (.xlsx, .csv)`;

const options = {
  visible: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  photos: { type: 'boolean', default: false },
} as const;

/** Runs a command. Returns the exit code: 1 if something is wrong, 2 for a wrong command line. */
export const run = (args: readonly string[], io: Io): Promise<number> =>
  runCommand(args, io).catch((error: NodeJS.ErrnoException & { input?: string }) => {
    io.complain(`${error.path ?? error.input ?? 'Erro'}: ${reasonOf(error)}.`);
    return 1;
  });

async function runCommand(args: readonly string[], io: Io): Promise<number> {
  const parsed = parseCommandLine({ args: [...args], options }, 2);
  if ('mistake' in parsed) {
    io.complain(parsed.mistake);
    return 2;
  }
  const { values, positionals } = parsed;
  const [command, file] = positionals;
  if (command === 'check') return runCheck(file, io);
  if (command === 'import' && file)
    return runImport(file, io, { hasHidden: !values.visible, isSure: values.yes, downloads: values.photos });
  if (command === 'undo' && !file) return runUndo(io);
  if (command === 'export') return runExport(file, io);
  if (command && command !== 'import') io.complain(`${command}: comando desconhecido.`);
  io.complain(USAGE);
  return 2;
}
