import { parseArgs } from 'node:util';
import type { Io } from './io';
import { runEdit } from './edit/runEdit';
import { runCheck } from './runCheck';
import { runExport } from './runExport';
import { runImport } from './runImport';
import type { Language } from './sentence';

const usage = `npm run products -- check [URL|FILE] [--no-pictures]   o que a loja mostraria / what the shop would show
npm run products -- import SHEET.csv                    planilha vira products.json / a sheet becomes products.json
npm run products -- export [SHEET.csv]                  products.json, ou os exemplos, vira planilha / a list as a sheet
npm run products -- edit [--port 3456] [--no-preview]   uma página para editar a lista / a page to edit the list
--lang en: in English`;

const options = {
  lang: { type: 'string', default: 'pt' },
  export: { type: 'boolean', default: false },
  'no-pictures': { type: 'boolean', default: false },
  port: { type: 'string', default: '3456' },
  'no-preview': { type: 'boolean', default: false },
} as const;

/** The parsed command line; null if it has an unknown option. */
function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null; // The caller prints the usage.
  }
}

/** Runs a command. Returns the exit code: 0 if nothing is wrong, 1 if something is wrong, 2 for an unknown command. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = read(args) ?? { values: {}, positionals: [] };
  const language: Language | undefined = (['pt', 'en'] as const).find((each) => each === values.lang);
  // `--export` alone means the command.
  const [command, file, ...more] = values.export
    ? ['export', ...positionals.filter((word) => word !== 'import' && word !== 'export')]
    : positionals;
  if (language && more.length === 0) {
    if (command === 'check') return runCheck(file, io, { language, pictures: !values['no-pictures'] });
    if (command === 'import' && file) return runImport(file, io, language);
    if (command === 'export') return runExport(file, io, language);
    if (command === 'edit' && !file)
      return runEdit(io, { port: Number(values.port), hasPreview: !values['no-preview'] });
  }
  io.complain(usage);
  return 2;
}
