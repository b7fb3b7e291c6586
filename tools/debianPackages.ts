/**
 * Finds the programs that tests need, and installs Debian's packages of missing ones.
 */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program and its arguments. */
type Command = readonly [program: string, ...args: string[]];

/** Whether a program exists and succeeds. */
export const ranWell = (...[program, ...args]: Command) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** The paths that a program may have on PATH. */
export function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

/** A prefix that runs a command as root without a password; undefined if that is not possible. */
function asRoot(): Command | undefined {
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive'] as const;
  if (process.getuid?.() === 0) return environment;
  return ranWell('sudo', '-n', 'true') ? ['sudo', '-n', ...environment] : undefined;
}

/**
 * Installs packages if apt-get and root are available. The caller checks afterwards whether the program
 * exists. A second process waits: apt-get fails if another one holds its lock.
 */
export function installPackages(packages: readonly string[]): void {
  const root = ranWell('apt-get', '--version') && asRoot();
  if (!root) return;
  console.log(`Installing ${packages.join(' and ')} with apt-get for the tests...`);
  const aptGet = [...root, 'flock', join(tmpdir(), 'canecamisa-apt.lock'), 'apt-get'] as const;
  const wait = ['-o', 'DPkg::Lock::Timeout=300'] as const; // for an apt-get that is not ours, in seconds
  const install = () => ranWell(...aptGet, ...wait, 'install', '-y', '--no-install-recommends', ...packages);
  // Lists that are missing or old name packages that are not there.
  if (install()) return;
  ranWell(...aptGet, 'update');
  install();
}
