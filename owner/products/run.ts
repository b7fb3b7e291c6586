import { existsSync } from 'node:fs';
import { parseCommandLine } from '../command.mjs';
import { shop } from '@/shared/config';
import { check } from './check';
import { summarise } from './checkList';
import { Refusal, whyStopped } from '../refusal';
import type { Io } from './io';
import { OWN_LIST, ownListFile } from './ownList';
import { formatProblem } from './problems';
import { missingCertificates, settingWarnings } from '../settings/settingWarnings';
import { runExport } from './runExport';
import { runImport } from './runImport';
import { runUndo } from './runUndo';

const USAGE = `npm run products -- check [URL|ARQUIVO]                   o que a loja mostraria, e o que está errado
npm run products -- import PLANILHA [OPÇÕES]              a planilha (.xlsx, .ods, .xls, .csv) vira products.json;
                                                          --visible: sem linhas e colunas ocultas; --yes: sem perguntar;
                                                          --photos: baixa para photos/ as fotos que têm um endereço
npm run products -- undo                                  a lista de antes da última importação volta; outro undo, a de antes dela
npm run products -- export [PLANILHA.xlsx]                products.json, ou os exemplos, vira planilha (.xlsx, .csv);
                                                          --yes: por cima da que já existe`;

const options = {
  visible: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  photos: { type: 'boolean', default: false },
} as const;

/** Runs a command. Returns the exit code: 1 if something is wrong, 2 for a wrong command line. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const parsed = parseCommandLine({ args: [...args], options }, 2);
  const [command, file] = 'mistake' in parsed ? [] : parsed.positionals;
  try {
    if ('mistake' in parsed) io.complain(parsed.mistake);
    else if (command === 'check') return await runCheck(file, io);
    else if (command === 'import' && file) return await runImport(file, io, parsed.values);
    else if (command === 'undo' && file === undefined) return runUndo(io);
    else if (command === 'export') return runExport(file, io, parsed.values);
    else io.complain(whyUnknown(command, file) + USAGE);
    return 2;
  } catch (error) {
    io.complain(whyStopped(error, io.ownFolder));
    return 1;
  }
}

/** What is wrong with a command that does nothing, as a line above the usage; empty without a command. */
function whyUnknown(command: string | undefined, file: string | undefined): string {
  if (command === undefined) return '';
  if (command === 'import') return 'import: falta o nome da planilha.\n';
  return command === 'undo'
    ? `${file}: palavra a mais; undo fica sozinho.\n`
    : `${command}: comando desconhecido.\n`;
}

/** What comes before the first check. */
const NO_LIST = `Ainda não há uma lista para conferir: ${OWN_LIST} nasce da primeira importação, e até lá a loja mostra os produtos de exemplo.
1. Faça a planilha: npm run products -- export cria produtos.xlsx com os exemplos, e você troca as linhas.
2. Importe-a: npm run products -- import produtos.xlsx
3. Confira: npm run products -- check
Se a lista está num servidor, dê o endereço: npm run products -- check https://loja.example`;

/** Prints what the shop would show of a list, and all problems of it. */
async function runCheck(argument: string | undefined, { ownFolder, env, say }: Io): Promise<number> {
  if (argument !== undefined && /\.(?:xlsx|xlsm|xls|ods|csv)$/i.test(argument))
    throw new Refusal(
      `${argument}: é uma planilha, e check lê uma lista em JSON. A importação confere a planilha, e não grava nada enquanto houver um erro: npm run products -- import ${argument}`,
    );
  const ownersList = ownListFile(ownFolder);
  // For the build, too, a path on the shop's server means products.json.
  const backend = /^https?:/i.test(env.API_BASE_URL) ? env.API_BASE_URL : '';
  const source = argument ?? (backend || (existsSync(ownersList) ? ownersList : ''));
  if (!source) {
    say(NO_LIST);
    return 0;
  }
  const report = await check(source, { ownFolder, opensPictures: true, SITE_URL: env.SITE_URL });
  for (const line of [...report.problems.map(formatProblem), ...summarise(report, source)]) say(line);
  const { SITE_URL } = env;
  const { products } = report;
  const warnings = [...settingWarnings(shop, { ownFolder, SITE_URL, products }), ...missingCertificates(env)];
  for (const warning of warnings) say(`Atenção: ${warning}`);
  return report.problems.some(({ isWrong }) => isWrong) ? 1 : 0;
}
