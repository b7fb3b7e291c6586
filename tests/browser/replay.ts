import { spawnSync } from 'node:child_process';
import type { FileReport } from 'action-log-cli';

/** Runs a command for logs. Returns its exit code and what it printed. */
function run(command: 'replay' | 'walk', args: readonly string[]) {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', command, '--', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { code: status, said: stdout };
}

export const replay = (...args: string[]) => run('replay', args);

export const walk = (...args: string[]) => run('walk', args);

/** What differs in walks. */
export function differencesIn(...args: string[]) {
  const reports = JSON.parse(walk(...args, '--json').said) as FileReport[];
  return reports.flatMap((report) => ('walk' in report && report.walk?.differences) || []);
}
