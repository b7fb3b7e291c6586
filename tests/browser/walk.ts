import { spawnSync } from 'node:child_process';
import type { FileReport } from 'action-log-cli';

/** Walks logs in the built shop. Returns the exit code and what was printed. */
export function walk(...args: string[]) {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'walk', '--', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { code: status, said: stdout };
}

/** What differs in walks. */
export function differencesIn(...args: string[]) {
  const reports = JSON.parse(walk(...args, '--json').said) as FileReport[];
  return reports.flatMap((report) => ('walk' in report && report.walk?.differences) || []);
}
