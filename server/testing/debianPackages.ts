/**
 * Finds the programs that the tests need, and installs Debian's packages of those that are missing.
 */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** A program and its arguments. */
type Command = readonly [program: string, ...args: string[]];

/** Whether a program is there and ends well. */
export const ranWell = (...[program, ...args]: Command) =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** The places in which a program of this name may be. */
export function onPath(name: string): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name));
}

/** What to put before a command to run it as root without a password; undefined where that is not possible. */
function asRoot(): Command | undefined {
  const environment = ['env', 'DEBIAN_FRONTEND=noninteractive'] as const;
  if (process.getuid?.() === 0) return environment;
  return ranWell('sudo', '-n', 'true') ? ['sudo', '-n', ...environment] : undefined;
}

/** Installs packages where apt-get and root are to be had. The caller looks afterwards whether what it needs is there. */
export function installPackages(packages: readonly string[]): void {
  const prefix = ranWell('apt-get', '--version') && asRoot();
  if (!prefix) return;
  console.error(`Installing ${packages.join(' and ')} with apt-get for the tests...`);
  // Neither result matters: after a failed update the old lists may do.
  ranWell(...prefix, 'apt-get', 'update');
  ranWell(...prefix, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages);
}
