/**
 * The programs of Firefox and WebKit, which are Debian's packages; `npm test` installs what is missing.
 */
import { installPackages, onPath, ranWell } from '../../../tools/debianPackages';

interface Program {
  /** Its names, the first one that runs counts. */
  names: readonly string[];
  /** An argument with which it runs and ends well. */
  check: string;
  package: string;
}

const programs = {
  firefox: { names: ['firefox-esr', 'firefox'], check: '--version', package: 'firefox-esr' },
  webkit: { names: ['WebKitWebDriver'], check: '--help', package: 'webkit2gtk-driver' },
  /** WebKit's browser needs a display; this one is only in memory. */
  display: { names: ['Xvfb'], check: '-help', package: 'xvfb' },
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

function find({ names, check }: Program): string | undefined {
  return names.flatMap(onPath).find((path) => ranWell(path, check));
}

/** Returns the path of a program. Installs it if it is missing. Throws an error that says what to do. */
export function ensureProgram(name: ProgramName): string {
  const program = programs[name];
  const found = find(program);
  if (found) return found;
  installPackages([program.package]);
  const installed = find(program);
  if (installed) return installed;
  throw new Error(`There is no ${program.names[0]} for the browser tests: install ${program.package}.`);
}
