/**
 * The programs of Firefox and WebKit, which are Debian's packages; `npm test` installs what is missing.
 */
import { onPath, ranWell } from '../../../tools/debianPackages';
import { findOrInstall } from '../../testing/findOrInstall';

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

function find({ names, check }: Program): string | undefined {
  return names.flatMap(onPath).find((path) => ranWell(path, check));
}

/** Returns the path of a program. Installs it if it is missing. */
export const ensureProgram = (name: keyof typeof programs) =>
  findOrInstall(() => find(programs[name]), programs[name].package);
