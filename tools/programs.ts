/**
 * The browsers and servers that tests need. They are found, or installed from Debian's packages, so that
 * `npm test` needs no set-up.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, resolve } from 'node:path';

interface Program {
  /** The names that its file may have, or its path. */
  names: readonly string[];
  packages: readonly string[];
  /** Another file that it needs. */
  needs?: string;
  /** The lowest version, the first number of what `--version` prints, that can run the tests. */
  version?: number;
}

const { CHROMIUM_PATH } = process.env;
const POSTGRES = '/usr/lib/postgresql';

const programs = {
  chromium: {
    names: CHROMIUM_PATH ? [resolve(CHROMIUM_PATH)] : ['chromium', 'google-chrome'],
    packages: ['chromium', 'fonts-liberation'],
  },
  headlessShell: { names: ['chromium-headless-shell'], packages: ['chromium-headless-shell'] },
  // Playwright sends `network.addDataCollector`, which Firefox ESR 140 does not know.
  firefox: { names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'], version: 153 },
  webkit: { names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  /** WebKit's browser needs a display; this one is only in memory. */
  display: { names: ['Xvfb'], packages: ['xvfb'] },
  nginx: {
    names: ['nginx'],
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    needs: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  },
  /** The package `apache2` would start a server of its own. */
  apache: { names: ['apache2'], packages: ['apache2-bin'], needs: '/usr/lib/apache2/modules/mod_rewrite.so' },
  /** It makes the certificate with which a test asks nginx. */
  openssl: { names: ['openssl'], packages: ['openssl'] },
  postgres: { names: ['postgres'], packages: ['postgresql'] },
} satisfies Record<string, Program>;

/**
 * The flags of every Chromium that this project starts: it runs as any user (also as root), without a
 * graphics card, and sends no requests in the background.
 */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a program, or undefined. Debian has some programs in folders that PATH lacks. */
function find({ names, needs, version = 0 }: Program): string | undefined {
  if (needs && !existsSync(needs)) return undefined;
  const versions = existsSync(POSTGRES)
    ? readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a))
    : [];
  const debian = ['/usr/sbin', ...versions.map((version) => `${POSTGRES}/${version}/bin`)];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian];
  return names
    .flatMap((name) => folders.map((folder) => resolve(folder, name)))
    .find((path) => existsSync(path) && (version === 0 || versionOf(path) >= version));
}

/** The first number that a program prints as its version: 153 of 'Mozilla Firefox 153.8.0esr'. 0 if it prints none. */
function versionOf(path: string): number {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

/** Whether a command succeeds. */
const succeeds = (command: string) => spawnSync(command, { shell: true, stdio: 'ignore' }).status === 0;

/** Installs Debian's newest packages of some programs, if apt-get and root without a password are available. */
function install(programsToInstall: readonly Program[]): void {
  const root = process.getuid?.() === 0 ? '' : 'sudo -n ';
  if (programsToInstall.length === 0 || !succeeds(`${root}apt-get --version`)) return;
  // apt-get fails if another one holds its lock. Two of these tests wait for each other, others have 300 s.
  const lock = `${tmpdir()}/canecamisa-apt.lock`;
  const aptGet = `${root}env DEBIAN_FRONTEND=noninteractive flock ${lock} apt-get -o DPkg::Lock::Timeout=300`;
  succeeds(`${aptGet} update`);
  for (const { packages } of programsToInstall) {
    console.log(`Installing ${packages.join(' and ')} with apt-get for the tests...`);
    succeeds(`${aptGet} install -y --no-install-recommends ${packages.join(' ')}`);
  }
}

/**
 * Installs all programs that are missing or too old: in the tests themselves, their time would count as a test's.
 * Prints a sentence for each that is still missing, which fails the tests that need it.
 */
export function installPrograms(): void {
  install(Object.values(programs).filter((program) => !find(program)));
  for (const program of Object.values(programs)) if (!find(program)) console.error(missing(program));
}

/** What to install. */
const missing = ({ names, packages, version }: Program) =>
  `${names.join(' or ')} ${version ? `of version ${version} or newer ` : ''}is missing: install ${packages.join(' and ')}.`;

/** The path of a program. Installs it if it is missing; throws an error that says what to install. */
export function ensureProgram(name: keyof typeof programs): string {
  const program: Program = programs[name];
  const path = find(program) ?? (install([program]), find(program));
  if (path) return path;
  throw new Error(missing(program));
}

/**
 * The path of the headless shell: Chromium's engine without a browser's windows, in which a test takes half
 * the time. Chromium itself if CHROMIUM_PATH is set, or if there is no package of the shell.
 */
export function ensureHeadlessShell(): string {
  if (!CHROMIUM_PATH && !find(programs.headlessShell)) install([programs.headlessShell]);
  return (!CHROMIUM_PATH && find(programs.headlessShell)) || ensureProgram('chromium');
}
